import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { ProceedsScreen } from "#components/pricing/proceeds/proceeds-screen.tsx";
import { askingPricesOfAccount } from "#services/asking-price.ts";
import { netProceedsReads, viewNetProceeds } from "#services/net-proceeds.ts";
import { valuationValues } from "#services/valuation.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { answersOfPricedHome, pricedHomeReads } from "../priced-home.ts";

export const metadata: Metadata = { title: "Net proceeds" };

const read = sessionRead({
  ...pricedHomeReads,
  ...netProceedsReads,
  askingPrices: askingPricesOfAccount,
});

export default async function ProceedsPage() {
  const { user, answers } = await requireRead(read, valuationValues());
  return (
    <Prefill
      answers={[
        ...(await answersOfPricedHome(user.accountId, answers)),
        answerTo("GET /api/net-proceeds", viewNetProceeds(answers)),
        answerTo("GET /api/asking-price", { history: answers.askingPrices }),
      ]}
    >
      <ProceedsScreen />
    </Prefill>
  );
}
