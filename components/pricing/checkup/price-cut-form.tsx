"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { netProceeds } from "#components/data/queries.ts";
import { Label } from "#components/ui/label.tsx";
import { Link } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { UnitInput } from "#components/ui/unit-input.tsx";
import { formatMoney } from "#lib/format.ts";
import { cutSentences } from "#lib/pricing/checkup-sentences.ts";
import { comparePriceCut } from "#lib/pricing/price-cut.ts";
import { readDollars } from "#lib/proceeds/entered-amount.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import { Sentences, Sources } from "./sourced-sentences.tsx";

function Outcome({ prices, view }: { prices: readonly [number, number]; view: NetProceedsView }) {
  const cut = comparePriceCut(prices, view.facts, view.entries);
  const sentences = cutSentences(cut);
  return (
    <div className="flex flex-col gap-2">
      <Sentences sentences={sentences} />
      <p className="max-w-prose text-md leading-6 text-muted-foreground">
        {cut.monthly === null
          ? "To see when this breaks even, enter your mortgage interest, property tax and insurance under "
          : "Change these costs under "}
        <Link href="/pricing/proceeds" className="font-medium underline underline-offset-4">
          Net proceeds
        </Link>
        .
      </p>
      <details>
        <SummaryRow className="font-medium">How we got these numbers</SummaryRow>
        <Sources sentences={sentences} />
      </details>
    </div>
  );
}

/** Compares the asking price with a lower one, which isn't saved. */
export function PriceCutForm({ price }: { price: number }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const { data: view } = useQuery(netProceeds);
  const lower = typed.trim() === "" ? null : readDollars(typed.trim());
  const isLower = lower !== null && lower >= 1 && lower < price;
  const message =
    typed.trim() === "" || isLower ? null : `Enter a price below ${formatMoney(price)}.`;
  if (!view) return null;
  return (
    <details>
      <SummaryRow className="font-medium">What would a lower price cost?</SummaryRow>
      <div className="flex flex-col gap-4 pt-1 pb-3">
        <div className="flex flex-col sm:max-w-64">
          <Label htmlFor={id} className="mb-1.5">
            Lower price
          </Label>
          <UnitInput
            id={id}
            before="$"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            className="figures"
            aria-invalid={message !== null}
            aria-describedby={`${id}-message`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p
            id={`${id}-message`}
            aria-live="polite"
            className="text-sm leading-5 font-medium text-destructive not-empty:mt-1.5"
          >
            {message}
          </p>
        </div>
        {isLower ? <Outcome prices={[price, Math.round(lower)]} view={view} /> : null}
      </div>
    </details>
  );
}
