import { useMemo, useSyncExternalStore } from "react";
import { vi } from "vitest";

/** Replaces the router of next/navigation in screen tests. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() };

let path = "/";

export function visit(next: string): void {
  path = next;
  window.history.replaceState(null, "", next);
}

// Next's router also notices when a screen changes the history.
function onSearch(listener: () => void): () => void {
  const { pushState, replaceState } = window.history;
  const told =
    (write: typeof pushState): typeof pushState =>
    (...entry) => {
      write.apply(window.history, entry);
      listener();
    };
  Object.assign(window.history, { pushState: told(pushState), replaceState: told(replaceState) });
  window.addEventListener("popstate", listener);
  return () => {
    Object.assign(window.history, { pushState, replaceState });
    window.removeEventListener("popstate", listener);
  };
}

export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(onSearch, () => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useRouter = () => router;
export const usePathname = () => path.split("?")[0];
