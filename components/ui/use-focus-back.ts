"use client";

import { useEffect, useRef } from "react";

/** Puts the focus back on a button that lost it by being disabled while its action ran. */
export function useFocusBack(isBusy: boolean, { preventScroll = false } = {}) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus({ preventScroll });
    }
    wasBusy.current = isBusy;
  }, [isBusy, preventScroll]);
  return button;
}
