"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";

/**
 * Goes to another screen, at once or after `delay` milliseconds; who has left the screen by then
 * stays where they went.
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
