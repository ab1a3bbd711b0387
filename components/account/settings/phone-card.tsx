"use client";

import { useInstallOffer } from "#components/layout/install-offer.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";

/** How Porchlight comes on the home screen of a phone. */
export function PhoneCard() {
  const install = useInstallOffer();
  return (
    <TitledCard
      title="On Your Phone"
      description="On the home screen Porchlight opens like an app, with the camera at hand for photographs."
      className="flex flex-col items-start gap-4"
    >
      {install ? <Button onClick={install}>Install Porchlight</Button> : null}
      <ul className="list-disc space-y-1 pl-5 leading-6">
        <li>
          On an iPhone or iPad: open Porchlight in Safari, tap Share, then Add to Home Screen.
        </li>
        <li>On an Android phone: open the browser’s menu, then Add to home screen or Install.</li>
        <li>On a computer: Chrome and Edge offer it at the end of the address bar.</li>
      </ul>
    </TitledCard>
  );
}
