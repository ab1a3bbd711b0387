import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { StepsScreen } from "#components/get-ready/steps-screen.tsx";
import { listStepCompletions } from "#db/queries/steps.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Steps" };

export default async function StepsPage() {
  const user = await requireUser();
  return (
    <Prefill data={{ "/api/steps/completions": await listStepCompletions(user.accountId) }}>
      <StepsScreen />
    </Prefill>
  );
}
