/**
 * Moves the focus of a closing dialog to the first element that is still on the page.
 * @param event `onCloseAutoFocus`
 */
export function returnFocus(event: Event, ...elements: readonly (Element | null)[]): void {
  event.preventDefault();
  const target = elements.find((element) => element?.isConnected);
  if (target instanceof HTMLElement) target.focus();
}
