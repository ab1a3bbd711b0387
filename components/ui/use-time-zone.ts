"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;
const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the reader's time zone; UTC on the server and during hydration, so that both match. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, own, () => "UTC");
}
