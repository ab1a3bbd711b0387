import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { OffersScreen } from "#components/pricing/offers/offers-screen.tsx";
import { netProceedsReads, viewNetProceeds } from "#services/net-proceeds.ts";
import { offersOfAccount } from "#services/offers.ts";
import { ownSalesReads, valueHomeByOwnSales } from "#services/own-sales.ts";
import {
  configuredService,
  valuationReads,
  valuationValues,
  valueHome,
} from "#services/valuation.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Offers" };

const read = sessionRead({
  ...valuationReads,
  ...ownSalesReads,
  ...netProceedsReads,
  offers: offersOfAccount,
});

export default async function OffersPage() {
  const { user, answers } = await requireRead(read, valuationValues());
  const { property, offers } = answers;
  // As on the pricing screen: for an external service the page won't wait.
  const comesAlong = property && !configuredService();
  const valuation = comesAlong ? await valueHome(user.accountId, answers).catch(() => null) : null;
  const ownSales = valueHomeByOwnSales(answers);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", property),
        answerTo("GET /api/net-proceeds", viewNetProceeds(answers)),
        answerTo("GET /api/offers", { offers }),
        ...(ownSales ? [answerTo("GET /api/property/own-sales", ownSales)] : []),
        ...(valuation ? [answerTo("GET /api/valuation", valuation)] : []),
      ]}
    >
      <OffersScreen />
    </Prefill>
  );
}
