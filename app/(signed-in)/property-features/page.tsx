import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { FeaturesScreen } from "#components/property/features-screen.tsx";
import { propertyOfAccount } from "#services/properties.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Specific Features" };

const read = sessionRead({ property: propertyOfAccount });

export default async function PropertyFeaturesPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/properties/latest", answers.property)]}>
      <FeaturesScreen />
    </Prefill>
  );
}
