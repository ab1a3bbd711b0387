"use client";

import { useEffect, useRef } from "react";

/** Returns the focus to a button that lost it while disabled during its action. */
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
