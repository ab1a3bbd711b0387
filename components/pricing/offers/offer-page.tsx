"use client";

import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { RECORDS_TERMS, SELLER_STATUS_LABELS } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { currentTurn } from "#lib/offers/highest-and-best.ts";
import { offerRows } from "#lib/offers/terms.ts";
import { NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import type { NegotiationView } from "#lib/schemas/offers.ts";
import { AfterAcceptance } from "./after-acceptance.tsx";
import { AfterDeal } from "./after-deal.tsx";
import { ExportOffer } from "./export-offer.tsx";
import { OfferAnswer } from "./offer-answer.tsx";
import { OfferFiles } from "./offer-files.tsx";
import { OfferHistory } from "./offer-history.tsx";
import { RowsTable } from "./rows-table.tsx";
import { useDeleteOffer } from "./use-delete-offer.ts";

function contactRows({ contact }: NegotiationView): (readonly [label: string, value: string])[] {
  if (!contact) return [["Buyer", "Deleted a year after the offer was closed"]];
  const { buyerName, coBuyerName, agentName, email, phone } = contact;
  return [
    ["Buyer", [buyerName, coBuyerName].filter(Boolean).join(" and ")],
    ["Email", email],
    ...(phone ? [["Phone", phone] as const] : []),
    ...(agentName ? [["Agent", agentName] as const] : []),
  ];
}

function DeleteClosed({ compared }: { compared: ComparedOffer }) {
  const [isAsked, setAsked] = useState(false);
  const deletion = useDeleteOffer();
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setAsked(true)}>
        Delete offer
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Delete this offer?"
        description="Its terms, history, and contact details are deleted for you and the buyer."
        confirmLabel="Delete offer"
        pending={deletion.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => deletion.mutate(compared)}
      />
    </>
  );
}

/**
 * The page of one offer that a buyer sent.
 * @param props.others the seller's other offers
 * @param props.children shown after the terms
 */
export function OfferPage({
  compared,
  negotiation,
  others,
  children,
}: {
  compared: ComparedOffer;
  negotiation: NegotiationView;
  others: readonly ComparedOffer[];
  children?: ReactNode;
}) {
  const { offer, name, net } = compared;
  const { turns, status, turn } = negotiation;
  const last = turns.at(-1);
  const current = currentTurn(turns);
  return (
    <div className="flex flex-col gap-5">
      <Link
        href="/pricing/offers"
        className="self-start py-2 font-medium text-primary underline underline-offset-4"
      >
        All offers
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{name}</h2>
        <Badge variant={turn === "seller" ? "lamp" : "neutral"}>
          {SELLER_STATUS_LABELS[status]}
        </Badge>
      </div>
      <OfferAnswer offerId={offer.id} {...{ negotiation, others }} />
      {status === "accepted" ? <AfterAcceptance others={others} /> : null}
      {last?.kind === "ended" ? <AfterDeal others={others} /> : null}
      <TitledCard title="Terms" description={RECORDS_TERMS}>
        <RowsTable
          label="Terms"
          rows={[
            [NET_PROCEEDS_LABEL, formatMoney(net)],
            ...(current ? offerRows(current.terms, current.timeZone, status) : []),
          ]}
        />
      </TitledCard>
      {children}
      <TitledCard title="Buyer">
        <RowsTable label="Buyer" rows={contactRows(negotiation)} />
      </TitledCard>
      <OfferFiles offerId={offer.id} turns={turns} />
      <OfferHistory turns={turns} />
      <div className="flex flex-wrap gap-3">
        <ExportOffer offerId={offer.id} name={name} />
        {turn || status === "backup" || status === "accepted" ? null : (
          <DeleteClosed compared={compared} />
        )}
      </div>
    </div>
  );
}
