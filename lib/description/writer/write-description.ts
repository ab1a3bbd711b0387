import { type Fact, numberOf, valuesOf } from "#lib/description/facts.ts";
import { join } from "#lib/description/grammar.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { hashText } from "#lib/random.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { planOf, starsOf } from "./items.ts";
import { leadingStars, leadOf } from "./lead.ts";
import { FEATURES, type FeatureSentences, LIMITS } from "./material.ts";
import { type OwnNote, readOwnNote } from "./own-words.ts";
import { parkingSlots } from "./parking.ts";
import { joinPieces, slotsOf } from "./pieces.ts";
import { Telling } from "./telling.ts";

export { VARIANTS } from "./material.ts";

export interface WriterOptions {
  tone?: Tone;
  length?: Length;
  /** Which of the texts about these facts: any whole number from 0. */
  variant?: number;
  /** Years after it are spoken of as plans. */
  thisYear?: number;
}

/** Owners' sentences that one sentence can hold two of. */
const MAY_JOIN = /^The (?!.*\band\b)[^.;:]{1,60}$/;
/** What an owner says of the bedrooms of each unit, which are counted once. */
const UNIT_MIX = /\b(?:\d|one|two|three|four)[- ]?(?:bed|brs?\b|bds?\b)/i;

interface Context {
  home: Home;
  notes: readonly OwnNote[];
  telling: Telling;
  length: Length;
}

type Sentences = (string | null)[];

/**
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighboring variants tell the same facts in other sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to three paragraphs, parted by an empty line, at most 5000 characters
 */
export function writeDescription(
  facts: readonly Fact[],
  {
    tone = "warm",
    length = "standard",
    variant = 0,
    thisYear = new Date().getFullYear(),
  }: WriterOptions = {},
): string {
  const home = homeOf(withoutContradictions(facts));
  const notes = home.ownWords.flatMap((note) => note.split(/(?<=[a-z]{2})\. /)).map(readOwnNote);
  const turn = turnOf(facts) + variant;
  const { stars, others, plan, amenities } = contentOf(home, notes, length);
  const called = notes.find((note) => note.kind === "home")?.piece;
  const slots = slotsOf(home, { tone, thisYear, called });
  const listed = amenities.length > 0 ? { ...join(amenities), tells: ["amenities"] } : undefined;
  const telling = new Telling({ ...slots, amenities: listed }, { tone, turn });
  const context = { home, notes, telling, length };
  const seed = seedOf(facts);
  const ofSide = (side: FeatureSentences["side"]) =>
    plan.filter((feature) => feature.side === side);
  const tellAll = (features: readonly FeatureSentences[]) =>
    features.map((feature) => telling.tellFeature(feature));
  const rooms = FEATURES.filter((feature) => feature.side === "inside" && plan.includes(feature));
  const inside = [() => tellAll(rooms), () => tellSystems(context, plan.length)];
  const parking = parkingSlots(home);
  const hasOutside = ofSide("outside").length > 0 || Object.values(parking).some(Boolean);
  return inParagraphs([
    [
      leadOf(context, stars, { seed, turn }),
      ...tellMeasures(context),
      ...tellNotes(context),
      ...others.map((star) => telling.tell("noted", { points: { ...star, tells: [] } })),
    ],
    // Systems never end a text.
    (hasOutside ? inside : inside.toReversed()).flatMap((tell) => tell()),
    [
      telling.tell("parking", parking),
      // What is worth most ends the text.
      ...tellAll(ofSide("amenities").toReversed()),
      ...tellAll(ofSide("outside").toReversed()),
      ...tellQuotes(context),
      telling.tell("close"),
    ],
  ]);
}

/** What the first sentence names, what else owners named, and what the others tell. */
function contentOf(home: Home, notes: readonly OwnNote[], length: Length) {
  // Where the owner's sentences follow the first, nothing common goes before them.
  const isSaid = notes.some(({ kind }) => kind === "sentence");
  const all = starsOf(home, notes).filter(
    ({ weight }) => !isSaid || weight >= LIMITS.weightOfThingsThatSell,
  );
  const isRich = planOf(home, notes, new Set()).plan.length >= LIMITS.sentencesForTwoStars;
  const stars = leadingStars(all, isRich ? 2 : 1);
  const others = all.filter((star) => !star.option && !stars.includes(star));
  const told = new Set(stars.flatMap(({ option }) => option ?? []));
  const { plan, amenities } = planOf(home, notes, told);
  return { stars, others, plan: plan.slice(0, LIMITS.sentences[length]), amenities };
}

/** The facts as numbers and words; bedrooms that a note counts by unit are left to it. */
function homeOf(facts: readonly Fact[]): Home {
  const home = readHome(facts);
  const isByUnit =
    home.type === "multi_family" && home.ownWords.some((note) => UNIT_MIX.test(note));
  return isByUnit ? { ...home, bedrooms: 0 } : home;
}

/** On a contradiction every text is silent: a remodel before the home was built, an area of nothing. */
function withoutContradictions(facts: readonly Fact[]): Fact[] {
  const built = numberOf(facts, "propertyBasics.yearBuilt");
  return facts.filter(
    ({ source, value }) =>
      !(source === "propertyBasics.structuralRemodelYear" && Number(value) < built) &&
      !(source.endsWith("SquareFootage") && Number(value) < 1),
  );
}

/** A number by street and type alone, so that one more feature does not turn the text around. */
function seedOf(facts: readonly Fact[]): number {
  const sources = ["propertyType", "addressLine1", "city", "state"] as const;
  return hashText(sources.flatMap((source) => valuesOf(facts, source)).join("|"));
}

/** The sum of house and unit number, so that neighbors never have the same. */
function turnOf(facts: readonly Fact[]): number {
  const [number = ""] = valuesOf(facts, "houseNumber");
  const valueOf = (part: string) =>
    /\d/.test(part) ? Number(part.slice(-6)) : (part.codePointAt(0) ?? 0);
  return (number.match(/\d+|[a-z]/gi) ?? []).reduce((sum, part) => sum + valueOf(part), 0);
}

function tellMeasures({ home, telling }: Context): Sentences {
  const holds = joinPieces(["beds", "baths", "size"].map((name) => telling.slot(name)));
  // A sentence does not open with a figure.
  const counts = /^[a-z]/.test(holds?.text ?? "") ? holds : undefined;
  return [
    telling.tell(home.type === "multi_family" ? "totals" : "measures", { holds, counts }),
    telling.tell("lot"),
    telling.tell("remodel"),
    telling.tell("ahead"),
    telling.tell("styles"),
  ];
}

/** Owners' sentences, two short ones as one. */
function tellNotes({ home, telling, notes }: Context): Sentences {
  const isAcreage = home.lot >= SQUARE_FEET_PER_ACRE;
  const noun = `The ${isAcreage ? "property" : home.noun}`;
  const texts = notes
    .flatMap((note) => (note.kind !== "quote" && "text" in note && note.text) || [])
    .map((text) => text.replace(/^It\b/, noun));
  const [first = "", second = "", ...others] = texts;
  const isPair = [first, second].every((text) => MAY_JOIN.test(text));
  const joined =
    second.startsWith(`${noun} `) && first.startsWith(`${noun} `)
      ? `${first} and${second.slice(noun.length)}`
      : `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return (isPair ? [joined, ...others] : texts).map((text) => telling.say({ text, tells: [] }));
}

/** Heat, cooling, and water where a short text has room for them, and dues. */
function tellSystems({ telling, length }: Context, sentences: number): Sentences {
  const hasRoom = length !== "short" || sentences < LIMITS.sentences.short;
  return [hasRoom ? telling.tell("systems") : null, telling.tell("dues")];
}

const tellQuotes = ({ telling, notes }: Context): Sentences =>
  notes.map((note) =>
    note.kind === "quote"
      ? telling.say({ text: `From the owners: “${note.text}.”`, tells: [] })
      : null,
  );

function inParagraphs(paragraphs: readonly Sentences[]): string {
  const texts: string[] = [];
  for (const sentences of paragraphs) {
    const text = sentences.filter((sentence) => sentence !== null && sentence !== "").join(" ");
    if (!text) continue;
    const before = texts.at(-1);
    const isShort =
      before !== undefined && Math.min(text.length, before.length) < LIMITS.charactersOfParagraph;
    if (isShort) texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
  }
  return texts.join("\n\n");
}
