import { type Fact, numberOf, valuesOf } from "#lib/description/facts.ts";
import { capitalize, join } from "#lib/description/grammar.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import { type Length, MAX_OF_LENGTH, type Tone } from "#lib/fields/description.ts";
import { hashText } from "#lib/random.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import type { Piece } from "./frames.ts";
import { chosenOf, starsOf, usesOf, wordsOf } from "./items.ts";
import { leadingStars, leadOf } from "./lead.ts";
import { LIMITS, type OptionWords, type Use } from "./material.ts";
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
}

type Sentences = (string | null)[];

/**
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighboring variants tell the same facts in other sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to three paragraphs, parted by an empty line, at most 5000 characters
 */
export function writeDescription(facts: readonly Fact[], options: WriterOptions = {}): string {
  const { length = "standard" } = options;
  let subjects: number = LIMITS.subjects[length];
  let text = compose(facts, options, subjects);
  while (text.length > MAX_OF_LENGTH[length] && subjects > 0) {
    subjects -= 1;
    text = compose(facts, options, subjects);
  }
  return text;
}

/** @param subjects how many the paragraphs after the first may tell, by importance */
function compose(
  facts: readonly Fact[],
  {
    tone = "warm",
    length = "standard",
    variant = 0,
    thisYear = new Date().getFullYear(),
  }: WriterOptions,
  subjects: number,
): string {
  const home = homeOf(withoutContradictions(facts));
  const notes = home.ownWords.flatMap((note) => note.split(/(?<=[a-z]{2})\. /)).map(readOwnNote);
  const turn = turnOf(facts) + variant;
  const { stars, others, uses, lists } = contentOf(home, notes, { length, tone });
  const called = notes.find((note) => note.kind === "home")?.piece;
  const slots = { ...slotsOf(home, { tone, thisYear, called }), ...lists };
  const isTold = (option: string) => stars.some((star) => star.option === option);
  const telling = new Telling(
    {
      ...slots,
      ...(isTold("floors") ? { floors: undefined, kinds: undefined } : {}),
      ...(isTold("basement") ? { basement: undefined } : {}),
    },
    { tone, turn },
  );
  const context = { home, notes, telling };
  const lead = [
    leadOf(context, stars, { seed: seedOf(facts), turn }),
    ...tellMeasures(context),
    ...others.map((star) => telling.tell("noted", { points: { ...star, tells: [] } })),
    ...tellNotes(context),
  ];
  const tellers = tellersOf(context, uses);
  const told = new Set(IMPORTANCE.filter((name) => tellers[name]).slice(0, subjects));
  const tellAll = (names: readonly Subject[]) =>
    names.flatMap((name) => (told.has(name) && tellers[name]?.()) || []);
  const outside = OUTSIDE.filter((name) => told.has(name));
  // Systems never end a text.
  const inside =
    outside.length > 0
      ? INSIDE
      : INSIDE.toSorted((a, b) => Number(isSystem(b)) - Number(isSystem(a)));
  return inParagraphs([
    lead,
    tellAll(inside),
    [...tellAll(outside), ...tellQuotes(context), telling.tell("dues"), telling.tell("close")],
  ]);
}

/** What a sentence after the first paragraph is about, in the order of the text. */
const INSIDE = [
  "usesInside",
  "rooms",
  "floors",
  "basement",
  "exterior",
  "appliances",
  "extras",
  "systems",
  "water",
] as const;
const OUTSIDE = ["building", "amenities", "parking", "outside", "usesOutside"] as const;
type Subject = (typeof INSIDE)[number] | (typeof OUTSIDE)[number];
const isSystem = (subject: Subject) => subject === "systems" || subject === "water";

const IMPORTANCE = LIMITS.importance as readonly Subject[];

/** The slots of which a subject needs one. */
const SLOTS = {
  rooms: ["rooms"],
  floors: ["floors", "overhead"],
  basement: ["basement", "attic"],
  exterior: ["walls", "roof"],
  appliances: ["appliances"],
  extras: ["extras"],
  systems: ["heat", "air"],
  water: ["water"],
  building: ["building", "transit"],
  amenities: ["amenities"],
} as const satisfies Partial<Record<Subject, readonly string[]>>;

type Tellers = Partial<Record<Subject, () => Sentences>>;

/** What tells each subject that the home has something of. */
function tellersOf({ home, telling }: Context, uses: readonly Use[]): Tellers {
  const tellers: Tellers = {};
  for (const [subject, slots] of Object.entries(SLOTS) as [
    keyof typeof SLOTS,
    readonly string[],
  ][]) {
    const [first, second] = slots.map((name) => telling.slot(name));
    if (!first && !second) continue;
    // Where the first is missing, the second has a sentence of its own.
    const only = first ? {} : { [`only${capitalize(slots[1] ?? "")}`]: second };
    tellers[subject] = () => [telling.tell(subject, only)];
  }
  const parking = parkingSlots(home);
  if (Object.values(parking).some(Boolean))
    tellers.parking = () => [telling.tell("parking", parking)];
  const outside = home.type === "land_lot" ? "grounds" : "outside";
  if (telling.slot("outside")) tellers.outside = () => [telling.tell(outside)];
  for (const [subject, side] of [
    ["usesInside", "inside"],
    ["usesOutside", "outside"],
  ] as const) {
    const ofSide = uses.filter((use) => use.side === side);
    if (ofSide.length > 0) tellers[subject] = () => ofSide.map((use) => telling.tellUse(use));
  }
  return tellers;
}

/** What the first sentence names, what else owners named, and what the others tell. */
function contentOf(
  home: Home,
  notes: readonly OwnNote[],
  { length, tone }: { length: Length; tone: Tone },
) {
  // Where the owner's sentences follow the first, nothing common goes before them.
  const isSaid = notes.some(({ kind }) => kind === "sentence");
  const all = starsOf(home, notes).filter(
    ({ weight }) => !isSaid || weight >= LIMITS.weightOfThingsThatSell,
  );
  const stars = leadingStars(all);
  const others = all.filter((star) => !star.option && !stars.includes(star));
  const chosen = chosenOf(home, notes).filter(
    ({ option }) => !stars.some((star) => star.option === option),
  );
  const isOfHome = ({ list }: OptionWords) => list === "rooms" || list === "outside";
  const uses = usesOf(new Set(chosen.filter(isOfHome).map(({ option }) => option)), length, tone);
  const used = new Set(uses.flatMap(({ facts }) => facts));
  const left = chosen.filter(({ option }) => !used.has(option));
  const lists: Record<string, Piece> = {};
  for (const list of LISTS) {
    const words = wordsOf(left, list).slice(0, LIMITS.inList[length]);
    if (words.length > 0) lists[list] = { ...join(words), tells: [list] };
  }
  if (chosen.some(({ list }) => list === "transit")) {
    const tells = ["transit"];
    lists.transit = { text: "transportation is nearby", tells };
    lists.transport = { text: "transportation", tells };
  }
  return { stars, others, uses, lists };
}

const LISTS = ["amenities", "attic", "building", "extras", "outside", "overhead", "rooms"] as const;

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
  const [beds, baths, size, suite] = ["beds", "baths", "size", "suite"].map((name) =>
    telling.slot(name),
  );
  const bedrooms =
    beds && suite && home.bedrooms > 1
      ? {
          ...beds,
          text: `${beds.text}, including an ${suite.text},`,
          tells: [...beds.tells, ...suite.tells],
        }
      : beds;
  // A sentence ends in no comma, and does not open with a figure.
  const join = (pieces: readonly (Piece | undefined)[]) => withoutDoubleCommas(joinPieces(pieces));
  const counted = join([bedrooms, baths]);
  return [
    telling.tell(home.type === "multi_family" ? "totals" : "measures", {
      holds: join([bedrooms, baths, size]),
      counted: /^[a-z]/.test(counted?.text ?? "") ? counted : undefined,
    }),
    telling.tell("suite"),
    telling.tell("lot"),
    telling.tell("remodel"),
    telling.tell("ahead"),
    telling.tell("styles"),
  ];
}

/** "four bedrooms, including an owner's suite, 2.5 baths, and 2,740 square feet" */
const withoutDoubleCommas = (piece: Piece | undefined): Piece | undefined =>
  piece && { ...piece, text: piece.text.replaceAll(",,", ",").replace(/,$/, "") };

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
