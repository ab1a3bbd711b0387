import type { NetSheetFacts } from "#lib/proceeds/line-defaults.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { type NetSheet, netSheet } from "#lib/proceeds/net-sheet.ts";
import type { OfferView } from "#lib/schemas/offers.ts";

/** Returns the account's net sheet at an offer's price, concessions and closing date. */
export function offerSheet(
  { price, concessions, closingOn }: Pick<OfferView, "price" | "concessions" | "closingOn">,
  facts: NetSheetFacts,
  entries: NetSheetEntries,
): NetSheet {
  return netSheet(price, facts, {
    ...entries,
    closingOn: closingOn ?? entries.closingOn,
    amounts: { ...entries.amounts, concessions: { unit: "dollars", value: concessions } },
  });
}
