"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Keeps fields and buttons shut until the page's scripts have taken over, which is a moment after it
 * is drawn. A form would throw away what was typed before that, and a button would do nothing.
 * Nothing looks different meanwhile (`disabled` in app/globals.css).
 */
export function HydrationGate({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <fieldset
      role="presentation"
      disabled={!isReady}
      data-hydrating={isReady ? undefined : ""}
      className="contents"
    >
      {children}
    </fieldset>
  );
}
