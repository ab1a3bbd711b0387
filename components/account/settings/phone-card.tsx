"use client";

import { useInstallOffer } from "#components/layout/install-offer.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";

export function PhoneCard() {
  const install = useInstallOffer();
  return (
    <TitledCard
      title="Porchlight on your phone"
      description="Add Porchlight to your home screen. It opens like an app, and you can take photos with your camera."
      className="flex flex-col items-start gap-4"
    >
      {install ? <Button onClick={install}>Install Porchlight</Button> : null}
      <ul className="list-disc space-y-1 pl-5 leading-6">
        <li>
          On an iPhone or iPad: open Porchlight in Safari, tap Share, then Add to Home Screen.
        </li>
        <li>
          On an Android phone: open the browser&apos;s menu, then Add to home screen or Install.
        </li>
        <li>On a computer: in Chrome or Edge, select the install icon in the address bar.</li>
      </ul>
    </TitledCard>
  );
}
