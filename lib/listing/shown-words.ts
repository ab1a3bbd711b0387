import { checkClaims } from "#lib/description/claims/check.ts";
import { collectFacts, type DescribedProperty, type Fact } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { keptPhrase } from "#lib/description/kept-phrase.ts";
import { wordFindings } from "#lib/photos/word-findings.ts";
import type { ListingFinding } from "#lib/schemas/listing.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";

/** All that a seller has written for buyers. */
export interface ListingWords {
  property: DescribedProperty;
  /** The phrases that the seller keeps, as `keptPhrase` writes them. */
  keptNotes: readonly string[];
  description: string;
  photos: readonly {
    id: string;
    room: PhotoRoomChoice | null;
    caption: string;
    /** The seller's own; empty where it is written from the facts. */
    alternativeText: string;
  }[];
  openHouses: readonly { id: string; remarks: string }[];
  /** What stays with the home or is for sale, where buyers are to see it. */
  inventory: readonly { id: string; name: string; note: string }[];
}

export interface WordFinding extends ListingFinding {
  kind: "violation" | "claim";
  /** Of a claim: nothing that was entered holds it, and the seller keeps it. */
  isKept: boolean;
  /** Of what it speaks: null for the description. */
  id: string | null;
}

type Found = { kind: "violation" | "caution" | "claim"; quote: string; reason: string };

// As the description screen tells them: of what fair housing law speaks against, no claim is made.
function inDescription(text: string, facts: readonly Fact[]): Found[] {
  const housing = checkFairHousing(text);
  const claims = checkClaims(text, facts).filter((claim) =>
    housing.every(({ start, end }) => claim.end <= start || claim.start >= end),
  );
  return [
    ...housing.map(({ severity, phrase, reason }) => ({ kind: severity, quote: phrase, reason })),
    ...claims.map(({ phrase, reason }) => ({ kind: "claim" as const, quote: phrase, reason })),
  ];
}

const inPlainWords = (words: string): Found[] =>
  checkFairHousing(words).map(({ severity, phrase, reason }) => ({
    kind: severity,
    quote: phrase,
    reason,
  }));

/** What speaks against words that are to be public, in the order of the page. */
export function findInWords(words: ListingWords): WordFinding[] {
  const facts = collectFacts(words.property);
  const kept = new Set(words.keptNotes);
  const findings =
    (where: WordFinding["where"], id: string | null) =>
    ({ kind, quote, reason }: Found): WordFinding[] => {
      if (kind === "caution") return [];
      const isKept = kind === "claim" && kept.has(keptPhrase({ phrase: quote }));
      const photoId = where === "caption" || where === "alternativeText" ? id : null;
      return [{ kind, where, id, photoId, quote, reason, isKept }];
    };
  return [
    ...inDescription(words.description, facts).flatMap(findings("description", null)),
    ...words.photos.flatMap(({ id, room, caption, alternativeText }) => [
      ...wordFindings(caption, room, facts).flatMap(findings("caption", id)),
      ...wordFindings(alternativeText, room, facts).flatMap(findings("alternativeText", id)),
    ]),
    ...words.openHouses.flatMap(({ id, remarks }) =>
      inPlainWords(remarks).flatMap(findings("openHouse", id)),
    ),
    ...words.inventory.flatMap(({ id, name, note }) =>
      [name, note].flatMap(inPlainWords).flatMap(findings("inventory", id)),
    ),
  ];
}

/** Words that may not be public while they stand so. */
export const isAgainst = ({ isKept }: WordFinding): boolean => !isKept;

/** The text that the seller accepted last; empty where there is none. */
export const acceptedDescription = (
  { generatedDescription, descriptionAccepted }: AcceptedText,
  lastAccepted: string | null,
): string => (descriptionAccepted ? generatedDescription : lastAccepted) ?? "";

interface AcceptedText {
  generatedDescription: string | null;
  descriptionAccepted: boolean;
}

/**
 * The words as buyers see them, whenever they look: a text that fair housing law speaks against, or
 * that claims what nothing holds and the seller hasn't kept, is left out until it is changed. Where a
 * photograph's alternative text is empty, the one written from the facts stands.
 * @param words with the description that was accepted last (`acceptedDescription`)
 * @param findings in them, where they are known
 */
export function shownWords<Words extends ListingWords>(
  words: Words,
  findings: readonly WordFinding[] = findInWords(words),
) {
  const against = new Set(findings.filter(isAgainst).map(({ where, id }) => `${where} ${id}`));
  const shown = (text: string, where: WordFinding["where"], id: string | null) =>
    against.has(`${where} ${id}`) ? "" : text;
  return {
    description: shown(words.description, "description", null),
    photos: words.photos.map((photo: Words["photos"][number]) => ({
      ...photo,
      caption: shown(photo.caption, "caption", photo.id),
      alternativeText: shown(photo.alternativeText, "alternativeText", photo.id),
    })),
    openHouses: words.openHouses.map((openHouse: Words["openHouses"][number]) => ({
      ...openHouse,
      remarks: shown(openHouse.remarks, "openHouse", openHouse.id),
    })),
    // A thing is nothing without its name.
    inventory: words.inventory.flatMap((thing: Words["inventory"][number]) =>
      against.has(`inventory ${thing.id}`) ? [] : [thing],
    ),
  };
}
