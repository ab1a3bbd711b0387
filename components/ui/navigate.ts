/** Leaves the page for `path` by loading a new document. */
export function navigateTo(path: string): void {
  window.location.assign(path);
}
