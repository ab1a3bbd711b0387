import type { ItemKey } from "#lib/disclosures/items.ts";
import { LEAD_PAINT_YEAR } from "#lib/disclosures/checklist.ts";
import { PROPERTY_TYPE_LABELS } from "#lib/fields/property.ts";
import { formatMoney } from "#lib/format.ts";
import {
  BASICS,
  type Compared,
  type Contradiction,
  DOCUMENT_CHECKLIST,
  FILES,
  ADDRESS,
  FEATURES,
  type PaperText,
  type Side,
  side,
} from "./facts.ts";
import { findSentence } from "./sentences.ts";

interface Topic {
  /** What a document says of a problem. */
  problem: RegExp;
  /** What a text says to the contrary. */
  promise: RegExp;
  unless?: RegExp;
}

// A form's question, its boxes, and a denied problem say nothing.
const NO_STATEMENT =
  /\?|\byes\b|☐|☑|\[ ?x? ?\]|_{2,}|\b(?:are you|do you|is there|are there|has there|have there|if so|if yes|aware of any|describe|whether)\b/i;
const DENIED =
  /\b(?:no|not|never|none|without|n['’]t|free of)\b(?! (?:work|function|usable|operational|operating|in working))/i;

const TOPICS: readonly Topic[] = [
  {
    problem: /\broof\b.{0,40}\bleak|\bleak\w*\b.{0,30}\broof\b|\bmissing shingles\b/i,
    promise:
      /\broof\b.{0,25}\b(?:excellent|perfect|great|good|pristine|sound) (?:condition|shape)|\b(?:no|never|without) (?:any )?(?:roof )?leak|\bnever leaked\b|\bleak-free\b/i,
  },
  {
    problem:
      /\bfireplaces?\b.{0,40}\b(?:not work|n['’]t work|not function|not usable|not operational|inoperable|unusable|sealed|decorative)|\b(?:no working|non-?working|non-?functional|decorative|inoperable) fireplace/i,
    promise: /\bfireplaces?\b/i,
    unless: /\b(?:not|n['’]t|no|decorative|non-?\w+|inoperable|sealed|former)\b/i,
  },
  {
    problem:
      /\bflooded\b|\bflood (?:damage|loss|claim|history|zone|insurance)|\bfloodplain\b|\bwater (?:in|came into|entered) the basement\b/i,
    promise:
      /\b(?:never|not) flooded\b|\b(?:no|never any|without) flood|\b(?:not in|outside|out of) (?:a |the |any )?flood|\bdry basement\b|\bhigh and dry\b/i,
  },
  {
    problem: /\btermites?\b.{0,40}\b(?:found|damage|treat\w*|activity|present)|\btermite damage\b/i,
    promise: /\b(?:no|never|without) termites?\b|\btermite-free\b/i,
  },
  {
    problem: /\bmold\b.{0,40}\b(?:found|removed|remediated|present|treated)|\bmold remediation\b/i,
    promise: /\b(?:no|never|without) mold\b|\bmold-free\b/i,
  },
  {
    problem:
      /\bfoundation\b.{0,40}\b(?:crack\w*|settle\w*|settling|repair\w*|problem\w*|movement)/i,
    promise:
      /\b(?:no|without) foundation (?:problems|issues|cracks)|\bfoundation\b.{0,20}\b(?:perfect|excellent|solid|sound)\b/i,
  },
];

/** Returns what a document states, first what the seller noted. */
function problemIn({ name, note, pageText }: PaperText, { problem }: Topic): string | null {
  return (
    [note, name, pageText]
      .map((text) => findSentence(text, problem, NO_STATEMENT, DENIED))
      .find((found) => found !== null) ?? null
  );
}

const papersSide = ({ name }: PaperText, says: string): Side =>
  side({ ...FILES, label: `Documents: ${name}` }, says);

/** Finds problems in documents that a text denies. */
export function problemsDenied({ listingTexts, papers }: Compared): Contradiction[] {
  return TOPICS.flatMap((topic) =>
    papers.flatMap((paper) => {
      const problem = problemIn(paper, topic);
      if (problem === null) return [];
      return listingTexts.flatMap((place): Contradiction[] => {
        const unless = topic.unless ? [topic.unless] : [];
        const promise = findSentence(place.text, topic.promise, ...unless);
        return promise === null
          ? []
          : [{ sides: [side(place, promise), papersSide(paper, problem)] }];
      });
    }),
  );
}

/** What details say that makes a document necessary, by its key; null if they don't. */
function needsOf({ property }: Compared): Partial<Record<ItemKey, Side | null>> {
  const { propertyBasics: basics, propertySpecifics, propertyType } = property;
  const has = (name: string) => propertySpecifics?.waterSewage.some((one) => one === name) ?? false;
  const built = basics?.yearBuilt ?? 0;
  const fees = basics?.hoaFees ?? 0;
  const isOld = propertyType !== "land_lot" && built > 0 && built < LEAD_PAINT_YEAR;
  return {
    septic: has("Septic Tank") ? side(FEATURES, "Water/Sewage: Septic Tank") : null,
    well: has("Well Water") ? side(FEATURES, "Water/Sewage: Well Water") : null,
    association: fees > 0 ? side(BASICS, `HOA Fees: ${formatMoney(fees)} per month`) : null,
    lead_paint: isOld ? side(BASICS, `Year Built: ${built}`) : null,
    condominium:
      propertyType === "condominium"
        ? side(ADDRESS, `Property type: ${PROPERTY_TYPE_LABELS.condominium}`)
        : null,
  };
}

const NEEDED = {
  septic: "Septic tank records",
  well: "Well records",
  association: "Homeowners association documents",
  lead_paint: "Lead paint disclosure",
  condominium: "Condominium documents",
} as const satisfies Partial<Record<ItemKey, string>>;

/** Finds documents that are marked as not needed although the details need them. */
export function neededButDeclined(compared: Compared): Contradiction[] {
  const needs = needsOf(compared);
  return (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).flatMap((key): Contradiction[] => {
    const need = needs[key];
    if (!need || !compared.notNeeded.includes(key)) return [];
    return [{ sides: [need, side(DOCUMENT_CHECKLIST, `${NEEDED[key]}: Doesn't apply`)] }];
  });
}
