import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { AutomationScreen } from "#components/listing/automation-screen.tsx";
import { Automation } from "#components/automation/automation.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { listingReads, viewListing } from "#services/listing.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Automation" };

const read = sessionRead(listingReads);

export default async function AutomationPage() {
  const { answers } = await requireRead(read);
  const view = viewListing(answers, publicOrigin(await headers()));
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", answers.property),
        answerTo("GET /api/listing", view),
      ]}
    >
      <AutomationScreen>
        <Automation />
      </AutomationScreen>
    </Prefill>
  );
}
