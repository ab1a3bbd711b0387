import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { ResourcesScreen } from "#components/get-ready/resources-screen.tsx";
import { listContractorsNear, listContractorTypes } from "#db/queries/contractors.ts";
import { getProfile } from "#db/queries/profiles.ts";
import { getProperty } from "#db/queries/properties.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Resources" };

export default async function ResourcesPage() {
  const user = await requireUser();
  const [types, contractors, property, profile] = await Promise.all([
    listContractorTypes(),
    listContractorsNear(user.accountId, user.id),
    getProperty(user.accountId),
    getProfile(user.id),
  ]);
  return (
    <Prefill
      data={{
        "/api/contractor-types": types,
        [`/api/contractors/by-location/${user.id}`]: contractors,
        "/api/property": property,
        "/api/profile": profile,
      }}
    >
      <ResourcesScreen />
    </Prefill>
  );
}
