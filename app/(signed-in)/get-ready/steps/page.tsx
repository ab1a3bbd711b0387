import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { StepsScreen } from "#components/get-ready/steps-screen.tsx";
import { stepCostsOfAccount, stepsOfAccount } from "#services/get-ready.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Steps" };

const read = sessionRead({ steps: stepsOfAccount, costs: stepCostsOfAccount });

export default async function StepsPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/steps/completions", answers.steps),
        answerTo("GET /api/steps/costs", answers.costs),
      ]}
    >
      <StepsScreen />
    </Prefill>
  );
}
