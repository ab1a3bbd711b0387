import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { PricingScreen } from "#components/pricing/pricing-screen.tsx";
import { getLatestProperty } from "#db/queries/properties.ts";
import { configuredService, getValuation } from "#services/valuation.ts";
import { propertyView } from "#lib/schemas/property.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Pricing" };

export default async function PricingPage() {
  const { accountId } = await requireUser();
  const property = await getLatestProperty(accountId);
  // The built-in valuation takes milliseconds and comes along; for an external one the page won't wait.
  const comesAlong = property && !configuredService();
  // One that fails is left to the browser's own call, which says so as SPEC.md has it.
  const valuation = comesAlong ? await getValuation(accountId).catch(() => null) : null;
  return (
    <Prefill
      data={{
        "/api/property": property && propertyView.parse(property),
        "/api/properties/latest": property,
        ...(valuation && { "/api/valuation": valuation }),
      }}
    >
      <PricingScreen />
    </Prefill>
  );
}
