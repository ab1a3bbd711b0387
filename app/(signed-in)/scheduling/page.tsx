import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { SchedulingScreen } from "#components/scheduling/scheduling-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { offersReads } from "#services/offers.ts";
import { openHouseReads, viewOpenHouses } from "#services/open-houses.ts";
import { sessionRead } from "#services/sessions.ts";
import { schedulingReads, viewScheduling } from "#services/showings.ts";

export const metadata: Metadata = { title: "Scheduling" };

const read = sessionRead({ ...schedulingReads, ...openHouseReads, ...offersReads });

export default async function SchedulingPage() {
  const { answers } = await requireRead(read);
  const view = answers.listing && viewScheduling(answers);
  const openHouses = viewOpenHouses(answers, publicOrigin(await headers()));
  return (
    <Prefill
      answers={[
        answerTo("GET /api/showings", view),
        answerTo("GET /api/listing/open-houses", openHouses),
        answerTo("GET /api/offers", {
          offers: answers.offers,
          highestAndBest: answers.highestAndBest,
        }),
      ]}
    >
      <SchedulingScreen />
    </Prefill>
  );
}
