"use client";

import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { Link } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { CONTINGENCY_LABELS, FINANCING_LABELS, SELLER_STATUS_LABELS } from "#lib/fields/offers.ts";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import type { OfferView } from "#lib/schemas/offers.ts";
import { ExportOffer } from "./export-offer.tsx";
import { ImportedTurns } from "./imported-turns.tsx";
import { RowsTable } from "./rows-table.tsx";
import { useDeleteOffer } from "./use-delete-offer.ts";

function rowsOf({ offer, net }: ComparedOffer): (readonly [label: string, value: string])[] {
  const { contingencies, closingOn, deadlineOn, importedFrom, negotiation } = offer;
  const named = contingencies.map((one) => CONTINGENCY_LABELS[one]).join(", ");
  const buyer = negotiation?.contact?.buyerName;
  return [
    ...(buyer ? [["Buyer", buyer] as const] : []),
    ...(importedFrom ? [["Imported from", importedFrom] as const] : []),
    [NET_PROCEEDS_LABEL, formatMoney(net)],
    ["Price", formatMoney(offer.price)],
    ["Concessions", formatMoney(offer.concessions)],
    ["Financing", FINANCING_LABELS[offer.financing]],
    ["Contingencies", named || "None"],
    ["Closing date", closingOn ? formatDate(closingOn) : "Not specified"],
    ["Respond by", deadlineOn ? formatDate(deadlineOn) : "Not specified"],
  ];
}

function Risks({ compared: { risks } }: { compared: ComparedOffer }) {
  if (risks.length === 0) return <p>No risks found in these terms.</p>;
  return (
    <details>
      <SummaryRow className="font-medium">{formatCount(risks.length, "risk", "risks")}</SummaryRow>
      <ul className="flex flex-col gap-2 pt-1">
        {risks.map(({ fact, why }) => (
          <li key={fact} className="leading-6">
            <span className="font-medium">{fact}.</span> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Status({ compared: { offer, isExpired } }: { compared: ComparedOffer }) {
  const { negotiation } = offer;
  if (!negotiation) return isExpired ? <Badge>Expired</Badge> : null;
  return (
    <Badge variant={negotiation.turn === "seller" ? "lamp" : "neutral"}>
      {SELLER_STATUS_LABELS[negotiation.status]}
    </Badge>
  );
}

function EntryButtons({
  compared,
  onChange,
}: {
  compared: ComparedOffer;
  onChange: (offer: OfferView) => void;
}) {
  const deletion = useDeleteOffer();
  return (
    <>
      {compared.offer.importedFrom ? null : (
        <Button
          variant="outline"
          aria-label={`Edit ${compared.name}`}
          onClick={() => onChange(compared.offer)}
        >
          Edit
        </Button>
      )}
      <Button
        variant="outline"
        aria-label={`Delete ${compared.name}`}
        pending={deletion.isPending}
        pendingLabel="Deleting..."
        onClick={() => deletion.mutate(compared)}
      >
        Delete
      </Button>
    </>
  );
}

/** Lists the offers with their net proceeds and risks, highest net proceeds first. */
export function OfferCards({
  offers,
  onChange,
}: {
  offers: readonly ComparedOffer[];
  onChange: (offer: OfferView) => void;
}) {
  if (offers.length === 0) return null;
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {offers.map((compared) => (
        <li key={compared.offer.id} className="flex min-w-0">
          <Card className="w-full">
            <CardHeader className="flex-row items-center justify-between gap-3">
              <CardTitle className="text-lg">{compared.name}</CardTitle>
              <Status compared={compared} />
            </CardHeader>
            <CardContent className="flex flex-1 flex-col gap-4">
              <RowsTable label={compared.name} rows={rowsOf(compared)} />
              <Risks compared={compared} />
              <ImportedTurns turns={compared.offer.importedTurns} />
              {compared.offer.note ? (
                <p className="leading-6 wrap-anywhere text-muted-foreground">
                  {compared.offer.note}
                </p>
              ) : null}
              <div className="mt-auto flex flex-wrap gap-3">
                {compared.offer.negotiation ? (
                  <Link
                    href={`/pricing/offers?offer=${compared.offer.id}`}
                    aria-label={`Open ${compared.name}`}
                    className={buttonVariants({ variant: "outline" })}
                  >
                    Open offer
                  </Link>
                ) : (
                  <EntryButtons compared={compared} onChange={onChange} />
                )}
                <ExportOffer offerId={compared.offer.id} name={compared.name} />
              </div>
            </CardContent>
          </Card>
        </li>
      ))}
    </ul>
  );
}
