import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { TrafficScreen } from "#components/listing/traffic/traffic-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { listingReads, viewListing } from "#services/listing.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Listing traffic" };

const read = sessionRead(listingReads);

export default async function TrafficPage() {
  const { answers } = await requireRead(read);
  const view = viewListing(answers, publicOrigin(await headers()));
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", answers.property),
        answerTo("GET /api/listing", view),
      ]}
    >
      <TrafficScreen />
    </Prefill>
  );
}
