"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * A value that waits to change while a pointer is down: what appears or goes then would move the button
 * away from under it, and the press would be lost.
 * @returns the value, or what it was when the pointer went down
 */
export function useStill<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const hold = useEffectEvent(() => setHeld({ value }));
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const release = () => setHeld(null);
    addEventListener("pointerdown", () => hold(), options);
    addEventListener("pointerup", release, options);
    addEventListener("pointercancel", release, options);
    return () => stop.abort();
  }, []);
  return held ? held.value : value;
}
