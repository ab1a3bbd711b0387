"use client";

import { useQuery } from "@tanstack/react-query";
import {
  lastSale as lastSaleQuery,
  latestProperty,
  ownSales as ownSalesQuery,
  valuation as valuationQuery,
} from "#components/data/queries.ts";
import { useWaitingDraft } from "#components/forms/use-waiting-draft.ts";
import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import { LAST_SALE } from "#lib/fields/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { AboutYourHome } from "./about-your-home.tsx";
import { DetailCards } from "./detail-cards.tsx";
import { EstimateMethod } from "./estimate-method.tsx";
import { hasPrices } from "./has-prices.ts";
import { LastSale } from "./last-sale/last-sale.tsx";
import { UnreadCard } from "./unread-card.tsx";
import { ValueRange } from "./value-range.tsx";
import { FACTS_DRAFT, YourHome } from "./your-home.tsx";

function hasHistory({ owner, lastSalePrice, lastSaleDate }: ValuationView): boolean {
  return [owner, lastSalePrice, lastSaleDate].some((value) => value !== null);
}

function dependsOnFacts({ estimate, source }: ValuationView): boolean {
  return estimate !== null || Boolean(source?.missing.length);
}

function HowWeGotThis({ valuation }: { valuation: ValuationView }) {
  const { data: own } = useQuery(ownSalesQuery);
  const { data: property } = useQuery(latestProperty);
  const hasDraft = useWaitingDraft(FACTS_DRAFT);
  const { source } = valuation;
  const isPriced = hasPrices(valuation);
  const usesFacts = dependsOnFacts(valuation) || Boolean(own?.sales.length);
  const hasNoBasics = property && !property.propertyBasics;
  const facts = usesFacts && !hasNoBasics ? source?.facts : null;
  if (!source || (!isPriced && !facts)) return null;
  return (
    <DisclosureCard title="How we got this" startsOpen={hasDraft || !isPriced}>
      {isPriced ? <EstimateMethod source={source} /> : null}
      {facts ? <YourHome facts={facts} assumed={source.assumed} /> : null}
    </DisclosureCard>
  );
}

/** Shows what is behind the estimate; nothing until it is there. */
export function EstimateDetails() {
  const { data: valuation } = useQuery(valuationQuery);
  const last = useQuery(lastSaleQuery);
  if (!valuation) return null;
  const isPriced = hasPrices(valuation);
  return (
    <>
      {isPriced ? <ValueRange valuation={valuation} /> : null}
      {isPriced || hasHistory(valuation) ? <DetailCards valuation={valuation} /> : null}
      {valuation.source?.kind === "comparable_sales" && isPriced ? (
        <AboutYourHome used={valuation.source.optionalFacts} />
      ) : null}
      <HowWeGotThis valuation={valuation} />
      {last.data ? (
        <DisclosureCard title={LAST_SALE} startsOpen={!isPriced}>
          <LastSale view={last.data} valuation={valuation} />
        </DisclosureCard>
      ) : (
        <UnreadCard what="your home's last sale" query={last} />
      )}
    </>
  );
}
