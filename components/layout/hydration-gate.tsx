"use client";

import type { ReactNode } from "react";
import { useHydrated } from "#components/ui/use-hydrated.ts";

/**
 * Disables fields and buttons until the page is hydrated: what was typed before that would be lost,
 * and a button would do nothing. They look enabled meanwhile (`disabled` in app/globals.css).
 */
export function HydrationGate({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <fieldset
      role="presentation"
      disabled={!isHydrated}
      data-hydrating={isHydrated ? undefined : ""}
      className="contents"
    >
      {children}
    </fieldset>
  );
}
