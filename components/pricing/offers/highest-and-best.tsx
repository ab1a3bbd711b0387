"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { offers as offersQuery } from "#components/data/queries.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { SELLER_STATUS_LABELS } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import { hasAccepted } from "#lib/offers/backups.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { type BestAnswer, bestAnswerOf } from "#lib/offers/highest-and-best.ts";
import type { HighestAndBestView } from "#lib/schemas/offers.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { BestRequestForm } from "./best-request-form.tsx";

const ANSWERS: Record<BestAnswer, string> = {
  changed: "Answered with new terms",
  kept: "Answered, keeps their terms",
  none: "No answer",
};

/** Shows what each buyer did who was asked. */
function Answers({
  offers,
  request,
}: {
  offers: readonly ComparedOffer[];
  request: HighestAndBestView;
}) {
  return (
    <ul aria-label="Answers" className="divide-y">
      {offers.flatMap(({ offer: { id, price, negotiation }, name }) => {
        if (!negotiation) return [];
        const answer = bestAnswerOf(negotiation.turns, request.requestedAt);
        if (!answer) return [];
        const isClosed = negotiation.turn === null;
        const status = isClosed ? ` · ${SELLER_STATUS_LABELS[negotiation.status]}` : "";
        return [
          <li key={id} className="py-2 wrap-anywhere">
            {`${name} · ${formatMoney(price)} · ${ANSWERS[answer]}${status}`}
          </li>,
        ];
      })}
    </ul>
  );
}

function CancelRequest({ id: requestId }: HighestAndBestView) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const cancel = useMutation({
    scope: { id: "offers" },
    mutationFn: () => api("DELETE /api/offers/highest-and-best", { query: { requestId } }),
    onSuccess: (view) => {
      client.setQueryData(offersQuery.queryKey, view);
      toast({ title: "Request canceled", description: "We let the buyers know." });
    },
    onError: (error) => {
      toastFailure("We couldn't cancel the request", error);
      return client.invalidateQueries({ queryKey: offersQuery.queryKey });
    },
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        Cancel request
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Cancel this request?"
        description="Offers without an answer keep their current terms until they expire. We'll email their buyers."
        cancelLabel="Keep request"
        confirmLabel="Cancel request"
        pending={cancel.isPending}
        pendingLabel="Canceling..."
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

/** Asks buyers for their highest and best offers, and shows who answered the last request. */
export function HighestAndBest({
  offers,
  request,
}: {
  offers: readonly ComparedOffer[];
  request: HighestAndBestView | null;
}) {
  // Null until the form was opened for the first time.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const [now] = useState(() => Date.now());
  const open = offers.filter(({ offer }) => offer.negotiation?.turn);
  const timeZone = open[0]?.offer.negotiation?.turns.at(-1)?.timeZone;
  const isOpen = request !== null && request.endedAt === null && Date.parse(request.dueAt) > now;
  const isShown =
    request !== null && (request.endedAt === null || request.endedAt >= request.dueAt);
  const canAsk = timeZone !== undefined && !hasAccepted(offers);
  if (isAsking && canAsk) {
    const replaced = isOpen ? request : null;
    return (
      <BestRequestForm asked={open} {...{ timeZone, replaced }} onDone={() => setAsking(false)} />
    );
  }
  const button = canAsk ? (
    <Button
      variant="outline"
      autoFocus={isAsking === false}
      className="sm:self-start"
      onClick={() => setAsking(true)}
    >
      {isOpen ? "Send a new request" : "Ask for highest and best offers"}
    </Button>
  ) : null;
  if (!isShown) return button;
  const due = formatDayAndTime(new Date(request.dueAt), request.timeZone);
  return (
    <TitledCard
      title="Highest and best offers"
      description={isOpen ? `Buyers can answer until ${due}.` : `The deadline was ${due}.`}
    >
      <div className="flex flex-col gap-4">
        <Answers offers={offers} request={request} />
        <div className="flex flex-col gap-3 sm:flex-row">
          {button}
          {isOpen ? <CancelRequest {...request} /> : null}
        </div>
      </div>
    </TitledCard>
  );
}
