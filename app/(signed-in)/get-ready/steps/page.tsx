import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { StepsScreen } from "#components/get-ready/steps-screen.tsx";
import { listStepCompletions } from "#services/get-ready.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Steps" };

export default async function StepsPage() {
  const user = await requireUser();
  return (
    <Prefill
      answers={[answerTo("GET /api/steps/completions", await listStepCompletions(user.accountId))]}
    >
      <StepsScreen />
    </Prefill>
  );
}
