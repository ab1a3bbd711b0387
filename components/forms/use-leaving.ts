"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Calls `save` when the page or screen is being left. `beforeunload` counts too, because what a
 * page sends while it unloads isn't always sent (docs/decisions/0021-offline.md). A request with
 * `keepalive` outlives the page.
 * @param save gets whether another page follows, which the server may render before the save
 */
export function useLeaving(save: (isForAnotherPage: boolean) => void): void {
  const leave = useEffectEvent(save);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const leaveWhenHidden = () => {
      if (document.visibilityState === "hidden") leave(false);
    };
    document.addEventListener("visibilitychange", leaveWhenHidden, { signal });
    for (const type of ["beforeunload", "pagehide"]) {
      window.addEventListener(type, () => leave(true), { signal });
    }
    return () => {
      stop.abort();
      leave(false);
    };
  }, []);
}
