import type { NetSheetFacts } from "#lib/proceeds/line-defaults.ts";
import { readEnteredAmount } from "#lib/proceeds/entered-amount.ts";
import type { EnteredAmount, NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { type NetSheet, netSheet } from "#lib/proceeds/net-sheet.ts";
import type { OfferView } from "#lib/schemas/offers.ts";

type SheetTerms = Pick<OfferView, "price" | "concessions" | "closingOn" | "negotiation">;

const NOTHING: EnteredAmount = { unit: "dollars", value: 0 };

/** Returns what a buyer's offer asks for their agent; null for an offer that the seller entered. */
function askedForAgent({ negotiation }: SheetTerms): EnteredAmount | null {
  const terms = negotiation?.turns.at(-1)?.terms;
  return terms ? (readEnteredAmount(terms.buyerBrokerageCompensation) ?? NOTHING) : null;
}

/** Returns the account's net sheet with an offer's price, costs and closing date. */
export function offerSheet(
  offer: SheetTerms,
  facts: NetSheetFacts,
  entries: NetSheetEntries,
): NetSheet {
  const { price, concessions, closingOn } = offer;
  const forAgent = askedForAgent(offer);
  return netSheet(price, facts, {
    ...entries,
    closingOn: closingOn ?? entries.closingOn,
    amounts: {
      ...entries.amounts,
      ...(forAgent && { buyerCommission: forAgent }),
      concessions: { unit: "dollars", value: concessions },
    },
  });
}
