"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { askingPrice } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { formatMoney, formatMoment } from "#lib/format.ts";
import { remarksOn } from "#lib/pricing/asking-price.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import { useBestEstimate } from "../use-best-estimate.ts";

function PriceForm({ current }: { current: AskingPrice | undefined }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/asking-price.ts")).askingPriceInput,
    values: { price: current ? current.price.toLocaleString("en-US") : "" },
    save: (input) => api("PUT /api/asking-price", { body: input }),
    onSaved: (saved) => client.setQueryData(askingPrice.queryKey, saved),
    successMessage: "Your asking price was saved.",
    // A toast: the screen has one alert of its own, which tells of the valuation.
    failure: { title: "Your asking price was not saved", message: "Please try again." },
  });
  return (
    <SaveForm form={form} label="Asking Price" className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <div className="sm:w-64">
          <TextField
            control={form.control}
            name="price"
            label="Asking price"
            before="$"
            inputMode="decimal"
            autoComplete="off"
            className="figures"
          />
        </div>
        <SubmitButton pendingLabel="Saving..." className="sm:mt-7">
          Set price
        </SubmitButton>
      </div>
      <SaveBanner tone="success" />
    </SaveForm>
  );
}

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
      <summary className="cursor-pointer font-medium">Prices so far</summary>
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

/** The price that the home is offered at, what the sales say of it, and those that it had before. */
export function AskingPriceCard() {
  const { data, error, refetch } = useQuery(askingPrice);
  if (data === undefined) {
    if (!error) return null;
    return <ReadFailed what="The asking price" error={error} onRetry={() => void refetch()} />;
  }
  const [current] = data.history;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Asking Price</CardTitle>
        <CardDescription>
          The price that you offer your home at. It is yours to set.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <PriceForm current={current} />
        {current ? <Remarks price={current.price} /> : null}
        {current ? <History prices={data.history} /> : null}
      </CardContent>
    </Card>
  );
}
