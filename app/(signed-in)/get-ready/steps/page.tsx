import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { StepsScreen } from "#components/get-ready/steps-screen.tsx";
import { stepsOfAccount } from "#services/get-ready.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Steps" };

const read = sessionRead({ steps: stepsOfAccount });

export default async function StepsPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/steps/completions", answers.steps)]}>
      <StepsScreen />
    </Prefill>
  );
}
