import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { AddressScreen } from "#components/property/address-screen.tsx";
import { getProfile } from "#services/profiles.ts";
import { getLatestProperty } from "#services/properties.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Address" };

export default async function PropertyAddressPage() {
  const user = await requireUser();
  const [property, profile] = await Promise.all([
    getLatestProperty(user.accountId),
    getProfile(user.id),
  ]);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/properties/latest", property),
        answerTo("GET /api/profile", profile),
      ]}
    >
      <AddressScreen />
    </Prefill>
  );
}
