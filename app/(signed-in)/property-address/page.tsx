import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { AddressScreen } from "#components/property/address-screen.tsx";
import { ownProfile } from "#services/profiles.ts";
import { propertyOfAccount } from "#services/properties.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Address" };

const read = sessionRead({ property: propertyOfAccount, profile: ownProfile });

export default async function PropertyAddressPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/properties/latest", answers.property),
        answerTo("GET /api/profile", answers.profile),
      ]}
    >
      <AddressScreen />
    </Prefill>
  );
}
