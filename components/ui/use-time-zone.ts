"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;
const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone; UTC while the server renders, so that both sides agree at first. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, own, () => "UTC");
}
