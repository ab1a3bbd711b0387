import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { PricingScreen } from "#components/pricing/pricing-screen.tsx";
import { lastSaleReads, presentLastSale } from "#services/last-sale.ts";
import { ownSalesReads, valueHomeByOwnSales } from "#services/own-sales.ts";
import { askingPricesOfAccount } from "#services/asking-price.ts";
import {
  configuredService,
  valuationReads,
  valuationValues,
  valueHome,
} from "#services/valuation.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Pricing" };

const read = sessionRead({
  ...valuationReads,
  ...ownSalesReads,
  ...lastSaleReads,
  askingPrices: askingPricesOfAccount,
});

export default async function PricingPage() {
  const { user, answers } = await requireRead(read, valuationValues());
  const { property } = answers;
  // The built-in valuation takes milliseconds and comes along; for an external one the page won't wait.
  const comesAlong = property && !configuredService();
  // One that fails is left to the browser's own call, which says why.
  const valuation = comesAlong ? await valueHome(user.accountId, answers).catch(() => null) : null;
  const ownSales = valueHomeByOwnSales(answers);
  const lastSale = presentLastSale(answers);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", property),
        answerTo("GET /api/properties/latest", property),
        ...(ownSales ? [answerTo("GET /api/property/own-sales", ownSales)] : []),
        ...(lastSale ? [answerTo("GET /api/property/last-sale", lastSale)] : []),
        answerTo("GET /api/asking-price", { history: answers.askingPrices }),
        ...(valuation ? [answerTo("GET /api/valuation", valuation)] : []),
      ]}
    >
      <PricingScreen />
    </Prefill>
  );
}
