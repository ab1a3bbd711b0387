import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { FeaturesScreen } from "#components/property/features-screen.tsx";
import { getLatestProperty } from "#services/properties.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Specific Features" };

export default async function PropertyFeaturesPage() {
  const user = await requireUser();
  return (
    <Prefill
      answers={[answerTo("GET /api/properties/latest", await getLatestProperty(user.accountId))]}
    >
      <FeaturesScreen />
    </Prefill>
  );
}
