/**
 * Gives the focus of a window that closes to the first of some elements that is still in the page.
 * @param event `onCloseAutoFocus`
 */
export function returnFocus(event: Event, ...elements: readonly (Element | null)[]): void {
  event.preventDefault();
  const target = elements.find((element) => element?.isConnected);
  if (target instanceof HTMLElement) target.focus();
}
