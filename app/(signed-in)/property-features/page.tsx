import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { FeaturesScreen } from "#components/property/features-screen.tsx";
import { getLatestProperty } from "#db/queries/properties.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Specific Features" };

export default async function PropertyFeaturesPage() {
  const user = await requireUser();
  return (
    <Prefill data={{ "/api/properties/latest": await getLatestProperty(user.accountId) }}>
      <FeaturesScreen />
    </Prefill>
  );
}
