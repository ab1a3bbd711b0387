"use client";

import { useQuery } from "@tanstack/react-query";
import { askingPrice } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { type PriceRemark, remarksOn } from "#lib/pricing/asking-price.ts";
import { useBestEstimate } from "../use-best-estimate.ts";
import { PriceForm } from "./price-form.tsx";
import { PriceHistory } from "./price-history.tsx";

function Remarks({ remarks }: { remarks: readonly PriceRemark[] }) {
  return (
    <details>
      <SummaryRow className="font-medium">How this price compares</SummaryRow>
      <dl className="mt-3 flex flex-col gap-4">
        {remarks.map(({ label, text }) => (
          <div key={label} className="flex flex-col gap-0.5">
            <dt className="text-sm leading-5 text-muted-foreground">{label}</dt>
            <dd className="max-w-prose leading-6">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function AskingPriceCard() {
  const { data, error, refetch } = useQuery(askingPrice);
  const valuation = useBestEstimate();
  if (data === undefined) {
    if (!error) return null;
    return <ReadFailed what="your asking price" error={error} onRetry={() => void refetch()} />;
  }
  const [current] = data.history;
  const [first, ...others] = current ? remarksOn(current.price, valuation) : [];
  return (
    <TitledCard
      id="asking-price"
      title="Asking price"
      description={first?.text ?? "The price you list your home for."}
      className="flex flex-col gap-4 pt-4 sm:pt-5"
    >
      <PriceForm current={current?.price} />
      {others.length > 0 ? <Remarks remarks={others} /> : null}
      {current ? <PriceHistory prices={data.history} /> : null}
    </TitledCard>
  );
}
