"use client";

import { useQuery } from "@tanstack/react-query";
import { askingPrice } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { formatMoney, formatMoment } from "#lib/format.ts";
import { remarksOn } from "#lib/pricing/asking-price.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import { useBestEstimate } from "../use-best-estimate.ts";
import { PriceForm } from "./price-form.tsx";

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

function History({ prices }: { prices: readonly AskingPrice[] }) {
  const timeZone = useTimeZone();
  return (
    <details>
      <summary className="cursor-pointer font-medium">Price history</summary>
      <ol className="mt-3 flex flex-col divide-y">
        {prices.map(({ price, setAt, setBy }) => (
          <li key={setAt} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="figures">{formatMoney(price)}</span>
            <span className="text-sm leading-6 wrap-anywhere text-muted-foreground">
              {[formatMoment(setAt, timeZone), setBy].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ol>
    </details>
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
      {current ? <History prices={data.history} /> : null}
    </TitledCard>
  );
}
