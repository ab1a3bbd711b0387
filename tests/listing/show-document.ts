/** Puts a whole document in place of the one of the test; its scripts don't run. */
export function showDocument(html: string): void {
  const { head, body } = new DOMParser().parseFromString(html, "text/html");
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
}
