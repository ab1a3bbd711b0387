"use client";

import { TitledCard } from "#components/ui/card.tsx";
import { OnlineListingFrame } from "../online-listing-frame.tsx";
import { Traffic } from "./traffic.tsx";

export function TrafficScreen() {
  return (
    <OnlineListingFrame>
      {() => (
        <TitledCard
          id="traffic"
          title="Listing traffic"
          description="See how many people view your listing."
        >
          <Traffic />
        </TitledCard>
      )}
    </OnlineListingFrame>
  );
}
