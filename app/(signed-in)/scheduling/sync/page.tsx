import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { SyncScreen } from "#components/scheduling/calendars/sync-screen.tsx";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { schedulingReads, viewScheduling } from "#services/showings.ts";

export const metadata: Metadata = { title: "Calendar sync" };

const read = sessionRead(schedulingReads);

export default async function SyncPage() {
  const { answers } = await requireRead(read);
  const view = answers.listing && viewScheduling(answers);
  return (
    <Prefill answers={[answerTo("GET /api/showings", view)]}>
      <SyncScreen />
    </Prefill>
  );
}
