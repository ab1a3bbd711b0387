import { SummaryRow } from "#components/ui/summary-row.tsx";
import { CONTINGENCY_LABELS, FINANCING_LABELS, type OfferSide } from "#lib/fields/offers.ts";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import type { ImportedTurn } from "#lib/schemas/offers.ts";

const SIDES: Record<OfferSide, string> = { buyer: "Buyer", seller: "Seller" };

function titleOf({ side }: ImportedTurn, index: number): string {
  if (!side) return `Turn ${index + 1}`;
  return `${SIDES[side]}: ${index === 0 ? "first offer" : `turn ${index + 1}`}`;
}

/** Returns the terms that a turn states; null for the others. */
const termsOf = (turn: ImportedTurn): (readonly [label: string, value: string | null])[] => [
  ["Price", turn.price === null ? null : formatMoney(turn.price)],
  ["Concessions", turn.concessions === null ? null : formatMoney(turn.concessions)],
  ["Financing", turn.financing && FINANCING_LABELS[turn.financing]],
  [
    "Contingencies",
    turn.contingencies &&
      (turn.contingencies.map((one) => CONTINGENCY_LABELS[one]).join(", ") || "None"),
  ],
  ["Closing date", turn.closingOn && formatDate(turn.closingOn)],
  ["Respond by", turn.deadlineOn && formatDate(turn.deadlineOn)],
  // "RequestHighestAndBest" in words.
  [
    "Status",
    turn.status &&
      turn.status.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ],
];

/** Returns what each turn states that the ones before don't. */
function changesOf(turns: readonly ImportedTurn[]): string[][] {
  const stated = new Map<string, string>();
  return turns.map((turn) =>
    termsOf(turn).flatMap(([label, value]) => {
      const before = stated.get(label);
      if (value === null || value === before) return [];
      stated.set(label, value);
      return before === undefined ? `${label}: ${value}` : `${label}: ${before} → ${value}`;
    }),
  );
}

/** Lists the turns of an imported offer, the first one first, each with its new terms; nothing without any. */
export function ImportedTurns({ turns }: { turns: readonly ImportedTurn[] }) {
  if (turns.length === 0) return null;
  const changes = changesOf(turns);
  return (
    <details>
      <SummaryRow className="font-medium">
        History: {formatCount(turns.length, "turn", "turns")}
      </SummaryRow>
      <ol className="divide-y">
        {turns.map((turn, index) => (
          <li key={index} className="flex flex-col gap-1 py-3">
            <p className="font-medium">
              {titleOf(turn, index)}
              <span className="block text-sm font-normal text-muted-foreground">
                {formatDate(turn.sentAt)}
              </span>
            </p>
            <ul>
              {changes[index]?.map((change) => (
                <li key={change} className="figures wrap-anywhere">
                  {change}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
