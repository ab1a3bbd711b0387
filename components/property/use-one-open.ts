"use client";

import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Keeps at most one of several sections open. The pressed button keeps its position in the window,
 * even if a longer section above it closes.
 */
export function useOneOpen<Key extends string>() {
  const [open, setOpen] = useState<Key | null>(null);
  const toggle = useCallback((key: Key, button: HTMLElement) => {
    const before = button.getBoundingClientRect().top;
    flushSync(() => setOpen((current) => (current === key ? null : key)));
    const moved = button.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }, []);
  return { open, toggle };
}
