"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";

/** Milliseconds for which the success banner of a step is shown before the next one. */
export const NEXT_SCREEN_DELAY = 2000;

/**
 * Goes to another screen, at once or after `delay` milliseconds, unless the person has left this
 * one by then.
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
