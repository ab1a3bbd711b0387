"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { api } from "#lib/api/client.ts";
import { formatMoment, formatMoney } from "#lib/format.ts";
import type { AutomationsView, RunView } from "#lib/schemas/automations.ts";
import { useUndo } from "./use-automations.ts";

function BackToPrice({ price, from }: { price: number; from: number | null }) {
  const label = `Change back to ${formatMoney(price)}`;
  const undo = useUndo(() => api("PUT /api/asking-price", { body: { price, from } }), {
    done: `The asking price is ${formatMoney(price)} again.`,
    failed: "We couldn't change the price",
  });
  return (
    <Button variant="outline" pending={undo.isPending} onClick={() => undo.mutate()}>
      {label}
    </Button>
  );
}

function Withdraw() {
  const [isOpen, setOpen] = useState(false);
  const undo = useUndo(
    () => api("PUT /api/listing/status", { body: { status: "withdrawn", from: "active" } }),
    { done: "Your listing is withdrawn.", failed: "We couldn't withdraw the listing" },
  );
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Withdraw listing
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Withdraw listing?"
        description="Your listing page goes offline, and upcoming showings are canceled. You can publish again anytime."
        confirmLabel="Withdraw listing"
        pending={undo.isPending}
        pendingLabel="Withdrawing..."
        onConfirm={() => undo.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}

function Run({ run, view: { timeZone, price } }: { run: RunView; view: AutomationsView }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm leading-5 text-muted-foreground">
          <time dateTime={run.at}>{formatMoment(run.at, timeZone)}</time>
          {run.isDone ? null : " · Didn't run"}
        </p>
        <p className="leading-6 wrap-anywhere">{run.text}</p>
      </div>
      {run.undo?.what === "price" ? <BackToPrice price={run.undo.price} from={price} /> : null}
      {run.undo?.what === "withdraw" ? <Withdraw /> : null}
    </li>
  );
}

/** Lists the runs, newest first, with the reason why one did nothing. */
export function Runs({ view }: { view: AutomationsView }) {
  const { runs } = view;
  if (runs.length === 0) return <p className="text-muted-foreground">No activity yet.</p>;
  return (
    <ul>
      {runs.map((run) => (
        <Run key={run.id} run={run} view={view} />
      ))}
    </ul>
  );
}
