/** Leaves the page for `path` as a link of old would: the server answers with a fresh document. */
export function navigateTo(path: string): void {
  window.location.assign(path);
}
