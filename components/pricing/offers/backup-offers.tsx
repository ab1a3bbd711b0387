"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide";
import { offers as offersQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import { formatMoney } from "#lib/format.ts";
import { backupsOf, hasAccepted } from "#lib/offers/backups.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { useAnswerOffer } from "./use-answer-offer.ts";

function useOrder() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "offers" },
    mutationFn: (offerIds: string[]) => api("PUT /api/offers/backups", { body: { offerIds } }),
    onSuccess: (view) => client.setQueryData(offersQuery.queryKey, view),
    onError: (error) => {
      toastFailure("We couldn't change the order", error);
      return client.invalidateQueries({ queryKey: offersQuery.queryKey });
    },
  });
}

/** Asks whether to accept the next backup. */
function Promote({ next: { offer, name } }: { next: ComparedOffer }) {
  const answer = useAnswerOffer(offer.id);
  const number = offer.negotiation?.turns.length ?? 0;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <p className="leading-6">
        {`You have no accepted offer. Do you want to accept ${name} of ${formatMoney(offer.price)}? We'll let the buyer know.`}
      </p>
      <Button
        className="sm:self-start"
        pending={answer.isPending}
        pendingLabel="Accepting..."
        onClick={() => answer.mutate({ action: "accept", number, status: "backup" })}
      >
        {`Accept ${name}`}
      </Button>
    </div>
  );
}

/** Lists the backup offers in order, with buttons that change it; nothing without any. */
export function BackupOffers({ offers }: { offers: readonly ComparedOffer[] }) {
  const order = useOrder();
  const backups = backupsOf(offers);
  const [next] = backups;
  if (!next) return null;
  const ids = backups.map(({ offer }) => offer.id);
  const swapWithNext = (index: number) =>
    order.mutate(
      ids.map((id, at) => ids[at === index ? at + 1 : at === index + 1 ? index : at] ?? id),
    );
  return (
    <TitledCard
      title="Backup offers"
      description="If the accepted offer falls through, you can accept the first of these."
    >
      {hasAccepted(offers) ? null : <Promote next={next} />}
      <ol className="divide-y">
        {backups.map(({ offer, name }, index) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>{`${index + 1}. ${name} · ${formatMoney(offer.price)}`}</span>
            <span className="flex gap-2">
              <Button
                size="sm"
                variant="outline"
                aria-label={`Move ${name} up`}
                disabled={index === 0 || order.isPending}
                onClick={() => swapWithNext(index - 1)}
              >
                <Icon node={ChevronUp} />
              </Button>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Move ${name} down`}
                disabled={index === backups.length - 1 || order.isPending}
                onClick={() => swapWithNext(index)}
              >
                <Icon node={ChevronDown} />
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
