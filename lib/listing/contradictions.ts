import { detailsAgainstDetails } from "./contradictions/features.ts";
import { textsAgainstDetails } from "./contradictions/denials.ts";
import type { Compared, Contradiction } from "./contradictions/facts.ts";
import { leavingButPromised } from "./contradictions/inventory.ts";
import { numbersAgainstDetails } from "./contradictions/numbers.ts";
import { otherOpenHouses, otherPrices } from "./contradictions/offers.ts";
import { neededButDeclined, problemsDenied } from "./contradictions/papers.ts";

export type { Compared, Contradiction, PaperText, ListingText } from "./contradictions/facts.ts";

const RULES = [
  numbersAgainstDetails,
  otherPrices,
  leavingButPromised,
  problemsDenied,
  textsAgainstDetails,
  detailsAgainstDetails,
  neededButDeclined,
  otherOpenHouses,
];

/**
 * Compares the texts, details, inventory and papers of a home.
 * @returns each pair of places that can't both be right, once
 */
export function findContradictions(compared: Compared): Contradiction[] {
  const found = RULES.flatMap((find) => find(compared));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}
