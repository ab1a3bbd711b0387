/** Replaces the test's document without running scripts. */
export function showDocument(html: string): void {
  const { head, body } = new DOMParser().parseFromString(html, "text/html");
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}
