import { normalizePath } from "#lib/routes.ts";

const LONGEST_WAIT_MS = 8_000;

function partOf(hash: string): HTMLElement | null {
  return document.getElementById(hash) ?? document.getElementsByName(hash)[0] ?? null;
}

function show(part: HTMLElement): void {
  if (part.matches("button[aria-expanded=false]")) part.click();
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: part.clientHeight > window.innerHeight / 2 ? "start" : "center" });
}

let stopWaiting: (() => void) | undefined;

/**
 * Focuses the part of a screen that an address names after its #, by id or field name. Waits a few
 * seconds for it to appear.
 */
export function scrollToPart(href: string): void {
  stopWaiting?.();
  const { pathname, hash } = new URL(href, location.href);
  if (!hash) return;
  const tryIt = () => {
    if (normalizePath(location.pathname) !== normalizePath(pathname)) return false;
    const part = partOf(decodeURIComponent(hash.slice(1)));
    if (part) show(part);
    return part !== null;
  };
  const observer = new MutationObserver(() => {
    if (tryIt()) stopWaiting?.();
  });
  const limit = setTimeout(() => stopWaiting?.(), LONGEST_WAIT_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(limit);
  };
  if (tryIt()) return stopWaiting();
  observer.observe(document.body, { childList: true, subtree: true });
}
