import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { DescriptionScreen } from "#components/description/description-screen.tsx";
import { getLatestProperty } from "#services/properties.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Description" };

export default async function DescriptionPage() {
  const user = await requireUser();
  return (
    <Prefill
      answers={[answerTo("GET /api/properties/latest", await getLatestProperty(user.accountId))]}
    >
      <DescriptionScreen />
    </Prefill>
  );
}
