import { checkClaims } from "#lib/description/claims/check.ts";
import { collectFacts } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { type UnseenHome, unseenHome } from "./homes.ts";
import type { UnseenBatch } from "./read-batch.ts";

const THIS_YEAR = 2026;

const claimsOf = (home: UnseenHome, text: string) =>
  checkClaims(text, collectFacts(unseenHome(home)), THIS_YEAR);

interface Span {
  start: number;
  end: number;
}

/** The text of a listing without its brackets, and where each bracket stood. */
export function readListing(marked: string): { text: string; claims: Span[] } {
  const claims: Span[] = [];
  let text = "";
  for (const [part, inside, outside] of marked.matchAll(/\[([^\]]*)\]|([^[]+)/g)) {
    if (inside !== undefined) claims.push({ start: text.length, end: text.length + inside.length });
    text += inside ?? outside ?? part;
  }
  return { text, claims };
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** What the checks miss in a batch, and what they say without reason. */
export function scoreBatch(batch: UnseenBatch) {
  const listings = batch.listings.map(([home, marked]) => {
    const { text, claims } = readListing(marked);
    const found = claimsOf(home, text);
    const words = ({ start, end }: Span) => text.slice(start, end);
    return {
      claims: claims.length,
      missed: claims.filter((claim) => !found.some((each) => overlap(each, claim))).map(words),
      wrong: found.filter((each) => !claims.some((claim) => overlap(each, claim))).map(words),
    };
  });
  return {
    flagged: batch.true
      .map(([home, text]) => ({ text, phrases: claimsOf(home, text).map(({ phrase }) => phrase) }))
      .filter(({ phrases }) => phrases.length > 0),
    missed: batch.invented
      .filter(([home, text]) => claimsOf(home, text).length === 0)
      .map(([, text]) => text),
    claims: listings.reduce((sum, each) => sum + each.claims, 0),
    missedInListings: listings.flatMap((each) => each.missed),
    wrongInListings: listings.flatMap((each) => each.wrong),
    unfairMissed: batch.unfair.filter((text) => checkFairHousing(text).length === 0),
    innocentFlagged: batch.innocent.filter((text) => checkFairHousing(text).length > 0),
  };
}
