"use client";

import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Which one of several disclosures is open, at most one. The pressed button keeps its place in the
 * window, even when a longer section above it closes.
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
