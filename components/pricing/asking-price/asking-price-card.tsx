"use client";

import { useQuery } from "@tanstack/react-query";
import { askingPrice } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { remarksOn } from "#lib/pricing/asking-price.ts";
import { useBestEstimate } from "../use-best-estimate.ts";
import { PriceForm } from "./price-form.tsx";
import { PriceHistory } from "./price-history.tsx";

function Remarks({ price }: { price: number }) {
  const valuation = useBestEstimate();
  return (
    <dl className="flex flex-col gap-4">
      {remarksOn(price, valuation).map(({ label, text }) => (
        <div key={label} className="flex flex-col gap-0.5">
          <dt className="text-sm leading-5 text-muted-foreground">{label}</dt>
          <dd className="max-w-prose leading-6">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AskingPriceCard() {
  const { data, error, refetch } = useQuery(askingPrice);
  if (data === undefined) {
    if (!error) return null;
    return <ReadFailed what="your asking price" error={error} onRetry={() => void refetch()} />;
  }
  const [current] = data.history;
  return (
    <TitledCard
      title="Asking price"
      description="The price you list your home for."
      className="flex flex-col gap-6"
    >
      <PriceForm current={current?.price} />
      {current ? <Remarks price={current.price} /> : null}
      {current ? <PriceHistory prices={data.history} /> : null}
    </TitledCard>
  );
}
