import type { NetSheetFacts } from "#lib/proceeds/line-defaults.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import type { OfferView } from "#lib/schemas/offers.ts";
import { offerSheet } from "./offer-sheet.ts";
import { isExpired, type RiskFact, risksOf } from "./risk.ts";

export interface ComparedOffer {
  offer: OfferView;
  /** "Offer 1", in the order they were added. */
  name: string;
  net: number;
  risks: RiskFact[];
  isExpired: boolean;
}

/** Returns the net proceeds and risks of each offer, highest net first. */
export function compareOffers(
  offers: readonly OfferView[],
  { facts, entries }: { facts: NetSheetFacts; entries: NetSheetEntries },
  high: number | null,
  today: string,
): ComparedOffer[] {
  const compared = offers.map((offer, index) => ({
    offer,
    name: `Offer ${index + 1}`,
    net: offerSheet(offer, facts, entries).net,
    risks: risksOf(offer, high, today),
    isExpired: isExpired(offer, today),
  }));
  return compared.toSorted((one, other) => other.net - one.net);
}
