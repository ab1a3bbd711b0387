import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { ConversationScreen } from "#components/listing/inquiries/conversation-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { conversationReads, viewConversation } from "#services/conversations.ts";
import { listingReads, viewListing } from "#services/listing.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Conversation" };

const read = sessionRead({ ...listingReads, ...conversationReads });

type Props = { params: Promise<{ inquiryId: string }> };

export default async function ConversationPage({ params }: Props) {
  const { inquiryId } = await params;
  const { answers } = await requireRead(read, { inquiryId });
  const view = viewListing(answers, publicOrigin(await headers()));
  const conversation = viewConversation(answers);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", answers.property),
        answerTo("GET /api/listing", view),
        answerTo("GET /api/inquiries/{inquiryId}", conversation, { inquiryId }),
      ]}
    >
      <ConversationScreen inquiryId={inquiryId} />
    </Prefill>
  );
}
