"use client";

import { TitledCard } from "#components/ui/card.tsx";
import { OnlineListingFrame } from "../online-listing-frame.tsx";
import { SettingsForm } from "../settings-form.tsx";
import { Inquiries } from "./inquiries.tsx";

export function MessagesScreen() {
  return (
    <OnlineListingFrame>
      {(view) => (
        <>
          <TitledCard
            id="inquiries"
            title="Messages"
            description="Messages buyers sent from your listing page."
          >
            <Inquiries timeZone={view.timeZone} />
          </TitledCard>
          <TitledCard
            id="contact"
            title="Contact information"
            description="Buyers contact you through the form on your listing page. Your email and phone appear only if you enter them here."
          >
            <SettingsForm view={view} />
          </TitledCard>
        </>
      )}
    </OnlineListingFrame>
  );
}
