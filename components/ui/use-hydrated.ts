"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False on the server and while the page is hydrated, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
