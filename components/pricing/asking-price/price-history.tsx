"use client";

import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import type { PriceVisibility } from "#lib/fields/price-history.ts";
import { formatMoment, formatMoney } from "#lib/format.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import { buttonFor, useRemovePrice } from "./use-remove-price.ts";

const NOTES: Record<PriceVisibility, string | null> = {
  visible: null,
  removed: "You hid this price. Buyers don't see it.",
  corrected: "Changed back within 24 hours. Buyers don't see it.",
  draft: "Set before publishing. Buyers don't see it.",
};

// One button for both actions, so that it keeps the focus when its label changes.
function RemoveButton({ price, describedBy }: { price: AskingPrice; describedBy: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isPending, toggle } = useRemovePrice(price, () => button.current?.focus());
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      className="-mx-3"
      // A disabled button would lose the focus.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      // Ignores the second click of a double click, which would undo the first.
      onClick={({ detail }) => (detail > 1 ? undefined : toggle())}
    >
      {buttonFor(price.visibility === "removed")}
    </Button>
  );
}

function PriceRow({ price, isCurrent }: { price: AskingPrice; isCurrent: boolean }) {
  const timeZone = useTimeZone();
  const { id, setAt, setBy, visibility } = price;
  const amountId = `price-${id}`;
  // A draft's current price isn't in the history yet.
  const note = isCurrent ? null : NOTES[visibility];
  const canChange = !isCurrent && (visibility === "visible" || visibility === "removed");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="flex min-w-0 flex-col">
        <span id={amountId} className="figures">
          {formatMoney(price.price)}
        </span>
        <span className="text-sm leading-6 wrap-anywhere text-muted-foreground">
          {[formatMoment(setAt, timeZone), setBy].filter(Boolean).join(", ")}
        </span>
        {note ? <span className="text-sm leading-6">{note}</span> : null}
      </div>
      {canChange ? <RemoveButton price={price} describedBy={amountId} /> : null}
    </li>
  );
}

/** Lists every asking price, newest first, and what buyers see of it. */
export function PriceHistory({ prices }: { prices: readonly AskingPrice[] }) {
  return (
    <details>
      <SummaryRow className="font-medium">Price history</SummaryRow>
      <ol className="mt-3 flex flex-col divide-y">
        {prices.map((price, index) => (
          <PriceRow key={price.id} price={price} isCurrent={index === 0} />
        ))}
      </ol>
    </details>
  );
}
