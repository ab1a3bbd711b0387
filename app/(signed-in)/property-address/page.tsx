import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { AddressScreen } from "#components/property/address-screen.tsx";
import { getProfile } from "#db/queries/profiles.ts";
import { getLatestProperty } from "#db/queries/properties.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Address" };

export default async function PropertyAddressPage() {
  const user = await requireUser();
  const [property, profile] = await Promise.all([
    getLatestProperty(user.accountId),
    getProfile(user.id),
  ]);
  return (
    <Prefill data={{ "/api/properties/latest": property, "/api/profile": profile }}>
      <AddressScreen />
    </Prefill>
  );
}
