import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { OnlineListingScreen } from "#components/listing/online-listing-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { contradictionReads, viewContradictions } from "#services/contradictions.ts";
import { listingReads, viewListing } from "#services/listing.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Online Listing" };

const read = sessionRead({ ...listingReads, ...contradictionReads });

export default async function OnlineListingPage() {
  const { answers } = await requireRead(read);
  const view = viewListing(answers, publicOrigin(await headers()));
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", answers.property),
        answerTo("GET /api/listing", view),
        answerTo("GET /api/listing/contradictions", viewContradictions(answers)),
      ]}
    >
      <OnlineListingScreen />
    </Prefill>
  );
}
