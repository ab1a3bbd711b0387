"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { lastSale } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { CardDescription } from "#components/ui/card.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { formatDate, formatMoney } from "#lib/format.ts";
import type { LastSaleView } from "#lib/schemas/last-sale.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { Fact } from "../fact.tsx";
import { describeAdjusted } from "./describe-adjusted.ts";

const LastSaleDialog = loadOnOpening(
  async () => (await import("./last-sale-dialog.tsx")).LastSaleDialog,
);

const { queryKey } = lastSale;

function AdjustedToToday({ view: { sale, estimate, reason } }: { view: LastSaleView }) {
  if (!sale) return null;
  const bought = `${formatMoney(sale.price)} on ${formatDate(sale.soldOn, { style: "short" })}`;
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <Fact label="Last sale" value={bought} />
        {estimate ? (
          <>
            <Fact label="Adjusted to today" value={formatMoney(estimate.value)} />
            <Fact
              label="Range"
              value={`${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}`}
            />
          </>
        ) : null}
      </dl>
      <p className="max-w-prose text-md leading-6 text-muted-foreground">
        {estimate ? describeAdjusted(estimate) : reason}
      </p>
    </>
  );
}

/** Shows the home's last sale price, adjusted by the state's house price index. */
export function LastSale({ view, valuation }: { view: LastSaleView; valuation: ValuationView }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { sale } = view;
  const forget = useMutation({
    mutationFn: () => api("DELETE /api/property/last-sale"),
    onSuccess: (after) => {
      client.setQueryData(queryKey, after);
      opener.current?.focus();
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "We couldn't delete the last sale",
        description: errorMessage(error),
      }),
  });
  const recorded = { soldOn: valuation.lastSaleDate, price: valuation.lastSalePrice };
  return (
    <>
      <CardDescription>
        Your purchase price helps when few nearby sales are known. It&apos;s a less reliable
        estimate.
      </CardDescription>
      <AdjustedToToday view={view} />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={opener}
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={LastSaleDialog.preload}
          onFocus={LastSaleDialog.preload}
          onClick={() => setOpen(true)}
        >
          {sale ? "Edit last sale" : "Add last sale"}
        </Button>
        {sale ? (
          <Button
            variant="ghost"
            size="sm"
            className="text-muted-foreground"
            aria-disabled={forget.isPending || undefined}
            onClick={() => (forget.isPending ? undefined : forget.mutate())}
          >
            Delete last sale
          </Button>
        ) : null}
      </div>
      <LastSaleDialog
        open={isOpen}
        sale={sale ?? recorded}
        onClose={() => setOpen(false)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      />
    </>
  );
}
