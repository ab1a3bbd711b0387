import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { PricingScreen } from "#components/pricing/pricing-screen.tsx";
import { lastSaleReads, presentLastSale } from "#services/last-sale.ts";
import { askingPricesOfAccount } from "#services/asking-price.ts";
import { valuationValues } from "#services/valuation.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { answersOfPricedHome, pricedHomeReads } from "./priced-home.ts";

export const metadata: Metadata = { title: "Pricing" };

const read = sessionRead({
  ...pricedHomeReads,
  ...lastSaleReads,
  askingPrices: askingPricesOfAccount,
});

export default async function PricingPage() {
  const { user, answers } = await requireRead(read, valuationValues());
  const lastSale = presentLastSale(answers);
  return (
    <Prefill
      answers={[
        ...(await answersOfPricedHome(user.accountId, answers)),
        answerTo("GET /api/properties/latest", answers.property),
        ...(lastSale ? [answerTo("GET /api/property/last-sale", lastSale)] : []),
        answerTo("GET /api/asking-price", { history: answers.askingPrices }),
      ]}
    >
      <PricingScreen />
    </Prefill>
  );
}
