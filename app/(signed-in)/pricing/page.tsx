import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { PricingScreen } from "#components/pricing/pricing-screen.tsx";
import { getLatestProperty } from "#services/properties.ts";
import { configuredService, getValuation } from "#services/valuation.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Pricing" };

export default async function PricingPage() {
  const { accountId } = await requireUser();
  const property = await getLatestProperty(accountId);
  // The built-in valuation takes milliseconds and comes along; for an external one the page won't wait.
  const comesAlong = property && !configuredService();
  // One that fails is left to the browser's own call, which says why.
  const valuation = comesAlong ? await getValuation(accountId).catch(() => null) : null;
  return (
    <Prefill
      answers={[
        answerTo("GET /api/property", property),
        answerTo("GET /api/properties/latest", property),
        ...(valuation ? [answerTo("GET /api/valuation", valuation)] : []),
      ]}
    >
      <PricingScreen />
    </Prefill>
  );
}
