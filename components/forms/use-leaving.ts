"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Calls `save` as soon as the page or the screen is being left. Already as the browser asks whether it may
 * be left, too: what a page sends while it goes does not always go out (docs/decisions/0021-offline.md).
 * A request outlives the page with `keepalive`.
 * @param save told whether another page comes, which the server may make before it has the save
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
