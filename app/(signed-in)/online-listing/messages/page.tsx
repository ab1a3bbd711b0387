import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { MessagesScreen } from "#components/listing/inquiries/messages-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { inquiriesOfAccount } from "#services/inquiries.ts";
import { listingReads, viewListing } from "#services/listing.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Messages" };

const read = sessionRead({ ...listingReads, inquiries: inquiriesOfAccount });

export default async function MessagesPage() {
  const { answers } = await requireRead(read);
  const view = viewListing(answers, publicOrigin(await headers()));
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", answers.property),
        answerTo("GET /api/listing", view),
        answerTo("GET /api/inquiries", { inquiries: answers.inquiries }),
      ]}
    >
      <MessagesScreen />
    </Prefill>
  );
}
