import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { BasicsScreen } from "#components/property/basics-screen.tsx";
import { propertyOfAccount } from "#services/properties.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "The Basics" };

const read = sessionRead({ property: propertyOfAccount });

export default async function PropertyBasicsPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/properties/latest", answers.property)]}>
      <BasicsScreen />
    </Prefill>
  );
}
