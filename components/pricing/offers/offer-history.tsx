import { TitledCard } from "#components/ui/card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import type { OfferSide } from "#lib/fields/offers.ts";
import { changedTerms } from "#lib/offers/terms.ts";
import type { NegotiationView } from "#lib/schemas/offers.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";

type Turn = NegotiationView["turns"][number];

const TITLES: Record<OfferSide, string> = { buyer: "Buyer", seller: "You" };
const ENDED: Record<OfferSide, string> = {
  buyer: "Buyer: withdrew the accepted offer",
  seller: "You: the deal fell through",
};

function titleOf({ side, kind, number }: Turn, before: Turn | undefined): string {
  if (kind === "ended") return ENDED[side];
  if (kind === "highest_and_best") return "You: request for highest and best offers";
  if (before?.kind === "highest_and_best" && side === "buyer")
    return "Buyer: highest and best offer";
  return `${TITLES[side]}: ${number === 1 ? "first offer" : "counteroffer"}`;
}

function Note({ turn: { terms, isNoteFlagged, side } }: { turn: Turn }) {
  if (!terms.note) return null;
  const note = <p className="leading-6 wrap-anywhere whitespace-pre-line">{terms.note}</p>;
  if (!isNoteFlagged || side === "seller") return note;
  return (
    <details>
      <SummaryRow className="font-medium">Show the buyer&apos;s note anyway</SummaryRow>
      {note}
    </details>
  );
}

const WARNING =
  "This note may mention race, religion, family, or another protected characteristic. Reading it can put you at risk. You don't need it to compare terms.";

function HistoryItem({ turn, before }: { turn: Turn; before: Turn | undefined }) {
  const { side, kind, submittedAt, timeZone, terms, isNoteFlagged } = turn;
  const changes = before ? changedTerms(before.terms, terms, timeZone) : [];
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <p className="font-medium">
        {titleOf(turn, before)}
        <span className="block text-sm font-normal text-muted-foreground">
          {formatDayAndTime(new Date(submittedAt), timeZone)}
        </span>
      </p>
      {before && kind === "terms" ? (
        <ul className="flex flex-col gap-1">
          {changes.map(({ label, from, to }) => (
            <li key={label} className="figures wrap-anywhere">
              {label}: <span className="text-muted-foreground">{from}</span> → {to}
            </li>
          ))}
          {changes.length === 0 ? <li>No terms changed.</li> : null}
        </ul>
      ) : null}
      {isNoteFlagged && side === "buyer" ? <p className="text-sm leading-6">{WARNING}</p> : null}
      <Note turn={turn} />
    </li>
  );
}

/** Lists the turns of an offer, the latest first, each with its changed terms. */
export function OfferHistory({ turns }: { turns: readonly Turn[] }) {
  return (
    <TitledCard title="History">
      <ol className="divide-y">
        {turns.toReversed().map((turn) => (
          <HistoryItem key={turn.number} turn={turn} before={turns[turn.number - 2]} />
        ))}
      </ol>
    </TitledCard>
  );
}
