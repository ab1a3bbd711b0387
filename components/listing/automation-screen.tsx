"use client";

import type { ReactNode } from "react";
import { TitledCard } from "#components/ui/card.tsx";
import { OnlineListingFrame } from "./online-listing-frame.tsx";

/** @param props.children the automations, which are a feature of their own */
export function AutomationScreen({ children }: { children: ReactNode }) {
  return (
    <OnlineListingFrame>
      {() => (
        <TitledCard
          id="automation"
          title="Automation"
          description="Tasks Porchlight handles for you, on a schedule or by a rule. We notify you about each one, and you can stop it anytime."
        >
          {children}
        </TitledCard>
      )}
    </OnlineListingFrame>
  );
}
