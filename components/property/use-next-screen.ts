"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";

/** Milliseconds to show a step's success banner before the next step. */
export const NEXT_SCREEN_DELAY = 2000;

/**
 * Returns a function that goes to another screen, after `delay` milliseconds if given. Leaving the
 * current screen cancels it.
 */
export function useNextScreen() {
  const { push } = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (path: string, delay = 0) => {
      clearTimeout(timer.current);
      if (delay === 0) push(path);
      else timer.current = setTimeout(() => push(path), delay);
    },
    [push],
  );
}
