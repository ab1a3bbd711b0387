"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Returns false on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
