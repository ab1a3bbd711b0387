"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { NOT_A_CONTRACT, type OfferStatus, SELLER_STATUS_LABELS } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import { hasAccepted } from "#lib/offers/backups.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { currentTurn } from "#lib/offers/highest-and-best.ts";
import type { NegotiationView } from "#lib/schemas/offers.ts";
import { formatDayAndTime, formatZone } from "#lib/showings/when.ts";
import { CounterForm } from "./counter-form.tsx";
import { EndDeal } from "./end-deal.tsx";
import { useAnswerOffer } from "./use-answer-offer.ts";

type Turn = NegotiationView["turns"][number];

const QUESTIONS = {
  accept: {
    title: "Accept these terms?",
    confirmLabel: "Accept offer",
    pendingLabel: "Accepting...",
    describe: (price: string, endsRequest: boolean) =>
      `You accept all terms with a price of ${price}, and we'll let the buyer know. You can accept one offer at a time. ${endsRequest ? "This ends your request for highest and best offers, and we'll let those buyers know. " : ""}${NOT_A_CONTRACT}`,
  },
  backup: {
    title: "Accept this offer as a backup?",
    confirmLabel: "Accept as backup",
    pendingLabel: "Accepting...",
    describe: () =>
      "If the accepted offer falls through, you can accept this one with its current terms. The buyer can withdraw until then. We'll let them know.",
  },
  decline: {
    title: "Decline this offer?",
    confirmLabel: "Decline offer",
    pendingLabel: "Declining...",
    describe: () => "The offer is closed, and we'll let the buyer know. You can't undo this.",
  },
} as const;

/**
 * @param props.number of the last turn
 * @param props.turn the one with the terms that count
 * @param props.first what the main button does; null for none
 * @param props.endsRequest an acceptance ends the request that other buyers were sent
 */
function Answers({
  offerId,
  number,
  status,
  turn,
  first,
  canCounter,
  endsRequest,
}: {
  offerId: string;
  number: number;
  status: OfferStatus;
  turn: Turn;
  first: "accept" | "backup" | null;
  canCounter: boolean;
  endsRequest: boolean;
}) {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const [isCountering, setCountering] = useState(false);
  const answer = useAnswerOffer(offerId);
  const { terms, timeZone } = turn;
  const question = QUESTIONS[asked ?? "accept"];
  if (isCountering) {
    const zone = formatZone(timeZone);
    const onDone = () => setCountering(false);
    return <CounterForm {...{ offerId, number, terms, zone, onDone }} />;
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {first ? (
        <Button onClick={() => setAsked(first)}>{QUESTIONS[first].confirmLabel}</Button>
      ) : null}
      {canCounter ? (
        <Button variant="outline" onClick={() => setCountering(true)}>
          Make a counteroffer
        </Button>
      ) : null}
      <Button variant="outline" onClick={() => setAsked("decline")}>
        Decline offer
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={question.title}
        description={question.describe(formatMoney(terms.purchasePrice), endsRequest)}
        confirmLabel={question.confirmLabel}
        pending={answer.isPending}
        pendingLabel={question.pendingLabel}
        destructive={asked === "decline"}
        onConfirm={() =>
          asked &&
          answer.mutate({ action: asked, number, status }, { onSettled: () => setAsked(null) })
        }
      />
    </div>
  );
}

/** Shows an offer's status and the seller's answers. @param props.others the home's other offers */
export function OfferAnswer({
  offerId,
  negotiation: { status, turn, turns, expiresAt, closingNote },
  others,
}: {
  offerId: string;
  negotiation: NegotiationView;
  others: readonly ComparedOffer[];
}) {
  const isAnotherAccepted = hasAccepted(others);
  const endsRequest = others.some(({ offer }) => offer.negotiation?.status === "highest_and_best");
  const last = currentTurn(turns);
  const number = turns.length;
  if (!last) return null;
  if (turn) {
    const until = formatDayAndTime(new Date(expiresAt), last.timeZone);
    return (
      <div className="flex flex-col gap-4">
        <p>
          {SELLER_STATUS_LABELS[status]} until {until}.
        </p>
        <Answers
          {...{ offerId, number, status, endsRequest }}
          turn={last}
          first={turn === "buyer" ? null : isAnotherAccepted ? "backup" : "accept"}
          canCounter={turn === "seller"}
        />
      </div>
    );
  }
  if (status === "backup") {
    return (
      <div className="flex flex-col gap-4">
        <p>Accepted as a backup. The buyer can withdraw until you accept it.</p>
        <Answers
          {...{ offerId, number, status, endsRequest }}
          turn={last}
          first={isAnotherAccepted ? null : "accept"}
          canCounter={false}
        />
      </div>
    );
  }
  if (status === "accepted") {
    return (
      <div className="flex flex-col gap-4">
        <Callout>You and the buyer agree on the terms. {NOT_A_CONTRACT}</Callout>
        <EndDeal offerId={offerId} number={number} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{SELLER_STATUS_LABELS[status]}. This offer is closed.</p>
      {closingNote ? (
        <p className="leading-6 wrap-anywhere whitespace-pre-line text-muted-foreground">
          Your message to the buyer: {closingNote}
        </p>
      ) : null}
    </div>
  );
}
