import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { ResourcesScreen } from "#components/get-ready/resources-screen.tsx";
import { listContractorsNear, listContractorTypes } from "#services/get-ready.ts";
import { getProfile } from "#services/profiles.ts";
import { getProperty } from "#services/properties.ts";
import { requireUser } from "#http/session.ts";

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
      answers={[
        answerTo("GET /api/contractor-types", types),
        answerTo("GET /api/contractors/by-location/{userId}", contractors, { userId: user.id }),
        answerTo("GET /api/property", property),
        answerTo("GET /api/profile", profile),
      ]}
    >
      <ResourcesScreen />
    </Prefill>
  );
}
