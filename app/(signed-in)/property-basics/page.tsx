import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { BasicsScreen } from "#components/property/basics-screen.tsx";
import { getLatestProperty } from "#services/properties.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "The Basics" };

export default async function PropertyBasicsPage() {
  const user = await requireUser();
  return (
    <Prefill
      answers={[answerTo("GET /api/properties/latest", await getLatestProperty(user.accountId))]}
    >
      <BasicsScreen />
    </Prefill>
  );
}
