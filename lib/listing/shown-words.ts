import {
  checkDescription,
  checkFairHousing,
  collectFacts,
  type DescribedProperty,
  type Fact,
} from "#lib/description/index.ts";
import { keptPhrase } from "#lib/text/kept-phrase.ts";
import { wordFindings } from "#lib/photos/word-findings.ts";
import type { ListingFinding } from "#lib/schemas/listing.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";

export interface ListingWords {
  property: DescribedProperty;
  /** Claims that the seller chose to keep, in the format of `keptPhrase`. */
  keptNotes: readonly string[];
  description: string;
  photos: readonly {
    id: string;
    room: PhotoRoomChoice | null;
    caption: string;
    /** Empty if it is generated from the facts. */
    alternativeText: string;
  }[];
  openHouses: readonly { id: string; remarks: string }[];
  /** Items that are included or for sale, if they are public. */
  inventory: readonly { id: string; name: string; note: string }[];
}

export interface WordFinding extends ListingFinding {
  kind: "violation" | "claim";
  /** A claim without supporting facts that the seller chose to keep. */
  isKept: boolean;
  /** The id of the photo, open house or item; null for the description. */
  id: string | null;
}

type Found = { kind: "violation" | "caution" | "claim"; quote: string; reason: string };

const inDescription = (text: string, facts: readonly Fact[]): Found[] =>
  checkDescription(text, facts).map(({ kind, phrase: quote, reason }) => ({ kind, quote, reason }));

const inPlainWords = (words: string): Found[] =>
  checkFairHousing(words).map(({ severity, phrase, reason }) => ({
    kind: severity,
    quote: phrase,
    reason,
  }));

/** Finds problems in public text, in page order. */
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

/** Returns whether a finding keeps the text from being public. */
export const isAgainst = ({ isKept }: WordFinding): boolean => !isKept;

/** Returns the last description that the seller accepted, or "". */
export const acceptedDescription = (
  { generatedDescription, descriptionAccepted }: AcceptedText,
  lastAccepted: string | null,
): string => (descriptionAccepted ? generatedDescription : lastAccepted) ?? "";

/** Returns the first finding that keeps the description from buyers, or null. */
export const hidingFinding = (findings: readonly WordFinding[]): WordFinding | null =>
  findings.find((finding) => finding.where === "description" && isAgainst(finding)) ?? null;

interface AcceptedText {
  generatedDescription: string | null;
  descriptionAccepted: boolean;
}

/**
 * Returns the text as buyers see it. Text with a fair housing violation, or a claim that is unsupported
 * and not kept, is left out. An empty alternative text is replaced by the generated one.
 * @param words with the last accepted description (`acceptedDescription`)
 * @param findings in the words, if known
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
    // An item can't be shown without its name.
    inventory: words.inventory.flatMap((thing: Words["inventory"][number]) =>
      against.has(`inventory ${thing.id}`) ? [] : [thing],
    ),
  };
}
