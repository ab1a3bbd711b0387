import { type Fact, numberOf, valuesOf } from "#lib/description/facts.ts";
import { capitalize, join } from "#lib/description/grammar.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { hashText } from "#lib/random.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import type { Piece } from "./frames.ts";
import { chosenOf, starsOf, usesOf, wordsOf } from "./items.ts";
import { countsOf, leadingStars, leadOf } from "./lead.ts";
import { LIMITS, type OptionWords, type Use } from "./material.ts";
import { type OwnNote, readOwnNote } from "./own-words.ts";
import { parkingSlots } from "./parking.ts";
import { joinPieces, type Slots, slotsOf } from "./pieces.ts";
import { Draft } from "./draft.ts";

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
  draft: Draft;
}

type Sentences = (string | null)[];

/**
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighboring variants have the same facts in other sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to three paragraphs, parted by an empty line, at most 5000 characters
 */
export function writeDescription(facts: readonly Fact[], options: WriterOptions = {}): string {
  const { length = "standard" } = options;
  let subjects: number = LIMITS.subjects[length];
  let text = compose(facts, options, subjects);
  while (text.length > LIMITS.characters[length] && subjects > 0) {
    subjects -= 1;
    text = compose(facts, options, subjects);
  }
  return text;
}

/** @param subjects how many the paragraphs after the first may have, by importance */
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
  const notes = home.ownWords
    .flatMap((note) => note.split(/(?<=[a-z]{2})\. (?=[A-Z])/))
    .map(readOwnNote);
  const turn = turnOf(facts) + variant;
  const { stars, others, uses, lists } = contentOf(home, notes, { length, tone, turn });
  const called = notes.find((note) => note.kind === "home")?.piece;
  const slots = withGroups({
    ...slotsOf(home, { tone, thisYear, called }),
    ...lists,
    ...Object.fromEntries(stars.map(({ option = "" }) => [option, undefined])),
  });
  const draft = new Draft(slots, { tone, turn });
  const context = { home, notes, draft };
  const lead = [
    leadOf(context, stars, { seed: seedOf(facts), turn }),
    ...writeMeasures(context),
    ...others.map((star) => draft.write("noted", { points: { ...star, covers: [] } })),
    ...writeNotes(context),
  ];
  const writers = writersOf(context, uses);
  const included = new Set(IMPORTANCE.filter((name) => writers[name]).slice(0, subjects));
  const writeAll = (names: readonly Subject[]) =>
    names.flatMap((name) => (included.has(name) && writers[name]?.()) || []);
  return inParagraphs([
    lead,
    writeAll(INSIDE),
    [...writeAll(OUTSIDE), draft.write("dues"), ...writeQuotes(context), draft.write("close")],
  ]);
}

/** What the sentences after the first paragraph are about, in the order of the text. */
const INSIDE = ["rooms", "floors", "basement", "appliances", "extras"] as const;
const OUTSIDE = ["building", "exterior", "grounds", "parking", "water", "services"] as const;
type Subject = (typeof INSIDE)[number] | (typeof OUTSIDE)[number];

const IMPORTANCE = LIMITS.importance as readonly Subject[];

/** The slots that a subject's sentence can open with: it is about the first that the home has. */
const SLOTS = {
  floors: ["kinds", "someKinds", "details"],
  basement: ["basement"],
  exterior: ["walls", "roof"],
  appliances: ["appliances"],
  extras: ["extras"],
  services: ["heat", "air"],
  water: ["water"],
  building: ["building", "amenities", "transit", "transport"],
} as const satisfies Partial<Record<Subject, readonly string[]>>;

type Writers = Partial<Record<Subject, () => Sentences>>;

/** What writes about each subject that the home has something of. */
function writersOf({ home, draft }: Context, uses: readonly Use[]): Writers {
  const writers: Writers = {};
  for (const [subject, slots] of Object.entries(SLOTS) as [
    keyof typeof SLOTS,
    readonly string[],
  ][]) {
    const has = slots.map((name) => draft.slot(name) !== undefined);
    if (!has.some(Boolean)) continue;
    // A slot without another before it, or the first alone, has sentences of its own.
    const only = slots.map((name, at) => {
      const others = at === 0 ? has.slice(1) : has.slice(0, at);
      return [`only${capitalize(name)}`, others.some(Boolean) ? undefined : draft.slot(name)];
    });
    writers[subject] = () => [draft.write(subject, Object.fromEntries(only) as Slots)];
  }
  const parking = parkingSlots(home);
  if (Object.values(parking).some(Boolean))
    writers.parking = () => [draft.write("parking", parking)];
  const usesOf = (side: Use["side"]) => uses.filter((use) => use.side === side);
  const [inside, outside] = [usesOf("inside"), usesOf("outside")];
  if (inside.length > 0 || draft.slot("rooms"))
    writers.rooms = () => [...inside.map((use) => draft.writeUse(use)), draft.write("rooms")];
  const topic = home.type === "land_lot" ? "land" : "outside";
  if (outside.length > 0 || draft.slot("outside"))
    writers.grounds = () => [draft.write(topic), ...outside.map((use) => draft.writeUse(use))];
  return writers;
}

/** What the first sentence names, what else owners named, and what is left for the other sentences. */
function contentOf(
  home: Home,
  notes: readonly OwnNote[],
  { length, tone, turn }: { length: Length; tone: Tone; turn: number },
) {
  const all = starsOf(home, notes);
  const stars = leadingStars(all);
  const others = all.filter((star) => !star.option && !star.covers && !stars.includes(star));
  const chosen = chosenOf(home, notes).filter(
    ({ option, isVague }) =>
      !(isVague && length !== "long") && !stars.some((star) => star.option === option),
  );
  const isOfHome = ({ list }: OptionWords) => list === "rooms" || list === "outside";
  const uses = isLivedIn(home)
    ? usesOf(new Set(chosen.filter(isOfHome).map(({ option }) => option)), length, tone)
    : [];
  const used = new Set(uses.flatMap(({ facts }) => facts));
  const left = chosen.filter(({ option }) => !used.has(option));
  const lists: Record<string, Piece> = {};
  for (const list of LISTS) {
    const rows = left.filter((row) => row.list === list);
    const words = wordsOf(rows, LIMITS.inList[length], isLivedIn(home) ? turn : null);
    if (words.length > 0) lists[list] = { ...join(words), covers: [list] };
  }
  if (chosen.some(({ list }) => list === "transit") && !home.ownWords.some(isOfTransit)) {
    const covers = ["transit"];
    lists.transit = { text: "transportation is nearby", covers };
    lists.transport = { text: "transportation", covers };
  }
  return { stars, others, uses, lists };
}

/** The slots, with what one sentence covers together. */
function withGroups(slots: Slots): Slots {
  const { basement, attic, extras } = slots;
  return { ...slots, extras: joinPieces([basement ? undefined : attic, extras]) };
}

const isOfTransit = (note: string) =>
  /\b(?:metro|subway|bus|buses|train|rail|station|BART|transit|ferry)\b/i.test(note);

/** Whether the buyer may move in, so that a sentence about use fits. */
const isLivedIn = ({ type, ownWords }: Home) =>
  type !== "multi_family" &&
  type !== "land_lot" &&
  !ownWords.some((note) => /\b(?:rented|leased|tenants?)\b/i.test(note));

const LISTS = ["amenities", "attic", "building", "details", "extras", "outside", "rooms"] as const;

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

function writeMeasures({ home, draft }: Context): Sentences {
  const beds = draft.slot("beds");
  // A sentence does not open with a figure.
  const counted = countsOf(draft, false);
  const holds = countsOf(draft);
  return [
    draft.write(home.type === "multi_family" ? "totals" : "measures", {
      holds,
      manyHolds: holds && /^(?!one )[a-z]+ \w+s\b/.test(holds.text) ? holds : undefined,
      counted: beds && /^[a-z](?!.* plus )/.test(counted?.text ?? "") ? counted : undefined,
    }),
    draft.write("suite"),
    draft.write("lot"),
    draft.write("remodel"),
    draft.write("ahead"),
  ];
}

/** Owners' sentences, two short ones as one. */
function writeNotes({ home, draft, notes }: Context): Sentences {
  const isAcreage = home.lot >= SQUARE_FEET_PER_ACRE;
  const noun = `The ${isAcreage ? "property" : home.noun}`;
  const texts = notes
    .filter(
      (note) =>
        note.kind !== "sentence" || !(draft.covers(note.opener) || draft.covers(note.thing)),
    )
    .flatMap((note) => (note.kind !== "quote" && "text" in note && note.text) || [])
    .map((text) => text.replace(/^It\b/, noun));
  const [first = "", second = "", ...others] = texts;
  const isPair = [first, second].every((text) => MAY_JOIN.test(text));
  const joined =
    second.startsWith(`${noun} `) && first.startsWith(`${noun} `)
      ? `${first} and${second.slice(noun.length)}`
      : `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return (isPair ? [joined, ...others] : texts).map((text) => draft.add({ text, covers: [] }));
}

const writeQuotes = ({ draft, notes }: Context): Sentences =>
  notes.map((note) =>
    note.kind === "quote"
      ? draft.add({ text: `From the owners: “${note.text}.”`, covers: [] })
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
