"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * Delays changes of a value while a pointer is down, because a shift of the layout would move the
 * button away and lose the click.
 * @returns the value, or the one from when the pointer went down
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
