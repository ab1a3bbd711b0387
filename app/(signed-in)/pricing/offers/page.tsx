import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { OffersScreen } from "#components/pricing/offers/offers-screen.tsx";
import { netProceedsReads, viewNetProceeds } from "#services/net-proceeds.ts";
import { offersReads } from "#services/offers.ts";
import { valuationValues } from "#services/valuation.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { answersOfPricedHome, pricedHomeReads } from "../priced-home.ts";

export const metadata: Metadata = { title: "Offers" };

const read = sessionRead({ ...pricedHomeReads, ...netProceedsReads, ...offersReads });

export default async function OffersPage() {
  const { user, answers } = await requireRead(read, valuationValues());
  return (
    <Prefill
      answers={[
        ...(await answersOfPricedHome(user.accountId, answers)),
        answerTo("GET /api/net-proceeds", viewNetProceeds(answers)),
        answerTo("GET /api/offers", {
          offers: answers.offers,
          highestAndBest: answers.highestAndBest,
        }),
      ]}
    >
      <OffersScreen />
    </Prefill>
  );
}
