import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { SchedulingScreen } from "#components/scheduling/scheduling-screen.tsx";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { schedulingReads, viewScheduling } from "#services/showings.ts";

export const metadata: Metadata = { title: "Scheduling" };

const read = sessionRead(schedulingReads);

export default async function SchedulingPage() {
  const { answers } = await requireRead(read);
  // Without a home there is nothing to schedule.
  const view = answers.listing && viewScheduling(answers);
  return (
    <Prefill answers={[answerTo("GET /api/showings", view)]}>
      <SchedulingScreen />
    </Prefill>
  );
}
