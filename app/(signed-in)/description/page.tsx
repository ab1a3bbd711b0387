import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { DescriptionScreen } from "#components/description/description-screen.tsx";
import { listingReads, viewListing } from "#services/listing.ts";
import { sessionRead } from "#services/sessions.ts";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Description" };

const read = sessionRead(listingReads);

export default async function DescriptionPage() {
  const { answers } = await requireRead(read);
  const view = viewListing(answers, publicOrigin(await headers()));
  return (
    <Prefill
      answers={[
        answerTo("GET /api/properties/latest", answers.property),
        answerTo("GET /api/listing", view),
      ]}
    >
      <DescriptionScreen />
    </Prefill>
  );
}
