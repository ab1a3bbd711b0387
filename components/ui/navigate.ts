/** Leaves the page by loading `path` as a new document. */
export function navigateTo(path: string): void {
  window.location.assign(path);
}
