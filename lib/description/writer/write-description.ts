import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { join, listOf, type Word } from "#lib/description/grammar.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { distinctionsOf, floorsOf, item, type Item, itemsOf } from "./items.ts";
import { bareOf, type Piece } from "./frames.ts";
import { leadOf } from "./lead.ts";
import { LIMITS, type Place, type Topic } from "./material.ts";
import { type OwnNote, readOwnNote } from "./own-words.ts";
import { parkingOf } from "./parking.ts";
import { climatePhrases, waterPhrases } from "./noun-phrases.ts";
import { joinPieces, type Slots, slotsOf } from "./pieces.ts";
import { type Draw, drawFrom, hashText, shuffled } from "#lib/random.ts";
import { selectContent } from "./select-content.ts";
import { Telling } from "./telling.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";

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
/** What an owner says of tenants, and of the bedrooms of each unit, which are counted once. */
const [RENTED, UNIT_MIX] = [
  /\b(?:rent(?:ed|al|s)?|leased?|tenants?)\b/i,
  /\b(?:\d|one|two|three|four)[- ]?(?:bed|brs?\b|bds?\b)/i,
];
/** What lies outside, and is never told in a sentence with what is inside. */
const OUTSIDE: readonly Place[] = ["outdoors", "terrace", "grounds"];

interface Context {
  home: Home;
  tone: Tone;
  length: Length;
  items: readonly Item[];
  notes: readonly OwnNote[];
  telling: Telling;
  draw: Draw;
}

/**
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighboring variants differ in opening, order and build of sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to four paragraphs, parted by an empty line, at most 5000 characters
 */
export const writeDescription = (facts: readonly Fact[], options: WriterOptions = {}): string =>
  writerOf(facts, options)(options.variant ?? 0);

/** The texts about some facts by variant. Every variant tells the facts that fit into the first. */
export function writerOf(
  facts: readonly Fact[],
  { tone = "warm", length = "standard", thisYear = new Date().getFullYear() }: WriterOptions,
): (variant: number) => string {
  const style = { tone, length, thisYear };
  const fits = (chosen: readonly Fact[]) =>
    write(chosen, { ...style, variant: 0 }).length <= LIMITS.charactersOfText[length];
  const chosen = selectContent(facts, fits);
  return (variant) => write(chosen, { ...style, variant });
}

function write(facts: readonly Fact[], options: Required<WriterOptions>): string {
  const { tone, length, variant, thisYear } = options;
  const seed = seedOf(facts);
  const read = readHome(facts);
  const isByUnit =
    read.type === "multi_family" && read.ownWords.some((note) => UNIT_MIX.test(note));
  const home = isByUnit ? { ...read, bedrooms: 0 } : read;
  const turn = turnOf(facts) + variant;
  const draw = drawFrom(seed + (turn + 1) * 0x9e3779b1);
  const notes = home.ownWords.flatMap((note) => note.split(/(?<=[a-z]{2})\. /)).map(readOwnNote);
  const items = itemsOf(home);
  const called = notes.find((note) => note.kind === "home")?.piece;
  const slots = slotsOf(home, { tone, thisYear, turn, called });
  const isInvestment = isShared(home) || home.ownWords.some((note) => RENTED.test(note));
  const benefits = isInvestment ? 0 : LIMITS.benefits[length];
  const telling = new Telling(slots, { tone, draw, turn, benefits });
  const context = { home, tone, length, telling, draw, notes, items };
  // Where the owner's sentences follow the first, nothing common goes before them.
  const isSaid = notes.some(({ kind }) => kind === "sentence");
  const stars = [...thingsOf(notes), ...distinctionsOf(home)].filter(
    ({ weight }) => !isSaid || weight >= LIMITS.weightOfThingsThatSell,
  );
  const lead = leadOf(context, stars, { seed, turn });
  return inParagraphs([
    [lead, ...tellMeasures(context), ...tellNotes(context), ...tellSelling(context, stars)],
    [...tellInside(context), tellAppliances(context)],
    tellOutside(context),
    tellEnd(context),
  ]);
}

/** Land, and several homes in one building. */
const isShared = ({ type }: Home) => type === "land_lot" || type === "multi_family";

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

/** What the owners name leads: before all that was chosen from a list. */
function thingsOf(notes: readonly OwnNote[]): Item[] {
  return notes.flatMap((note) => {
    const thing = note.kind === "thing" ? note.piece : note.kind === "home" ? note.rest : undefined;
    return thing ? item("lead", thing, thing.tells, 9) : [];
  });
}

type Sentences = (string | null)[];

function tellMeasures({ home, telling }: Context): Sentences {
  const measures = () => {
    const size = telling.slot("sizeInRooms") ?? telling.slot("totalRooms");
    const parts = [telling.slot("beds"), telling.slot("baths"), size];
    const holds = joinPieces(parts);
    return telling.tell(home.type === "multi_family" ? "totals" : "measures", {
      holds,
      // A sentence does not open with a figure.
      counts: /^[a-z]/.test(holds?.text ?? "") ? holds : undefined,
      onlySize:
        size && parts.filter(Boolean).length === 1 ? telling.slot("sizeInRooms") : undefined,
      onlyLot: holds ? undefined : telling.slot("lot"),
    });
  };
  // The second tells what the first had no place for.
  return [
    measures(),
    measures(),
    telling.tell("remodel"),
    telling.tell("ahead"),
    telling.tell("styles"),
  ];
}

function tellSelling({ home, telling, length }: Context, stars: readonly Item[]): Sentences {
  const [first, ...others] = stars.filter(
    (star) => star.weight >= LIMITS.weightOfThingsThatSell && telling.isUntold(star),
  );
  if (!first) return [];
  // What is inside, what is outside and what owners name are never in one list.
  const like = others.filter(({ place }) => sideOf(place) === sideOf(first.place));
  const topic = first.place === "lead" ? "noted" : home.type === "land_lot" ? "onLand" : "sells";
  const things = [first, ...like].slice(0, LIMITS.thingsThatSell[length]);
  // One thing alone goes with the others of its place.
  return things.length > 1 || topic === "noted" ? [telling.list(topic, things)] : [];
}

/** Owners' sentences, two short ones as one. */
function tellNotes({ home, telling, notes }: Context): Sentences {
  const isAcreage = home.lot >= SQUARE_FEET_PER_ACRE;
  const noun = `The ${(isAcreage ? undefined : telling.slot("noun")?.text) ?? "property"}`;
  const texts = notes
    .flatMap((note) => ("text" in note && note.kind !== "quote" && note.text) || [])
    .map((text) => text.replace(/^It\b/, noun));
  const [first = "", second = "", ...others] = texts;
  const isPair = [first, second].every((text) => MAY_JOIN.test(text));
  const joined =
    second.startsWith(`${noun} `) && first.startsWith(`${noun} `)
      ? `${first} and${second.slice(noun.length)}`
      : `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return (isPair ? [joined, ...others] : texts).map((text) => telling.say({ text, tells: [] }));
}

const sideOf = (place: Place) =>
  place === "lead" ? "note" : OUTSIDE.includes(place) ? "outside" : "inside";

/**
 * The things of some places that are not told yet, in the order of the places. Those of a place come
 * in any order, but a suite before its closet, and a range before a disposal.
 */
const untoldIn = ({ items, telling, draw }: Context, places: readonly Place[]): Item[] =>
  places.flatMap((place) => {
    const things = items.filter((each) => each.place === place && telling.isUntold(each));
    return place === "private" || place === "appliances" ? things : shuffled(things, draw);
  });

/** Sentences that list things, as even as can be. */
function tellLists(
  { telling }: Context,
  things: readonly Item[],
  [first, next]: readonly [Topic, Topic],
): Sentences {
  const size = Math.ceil(things.length / Math.ceil(things.length / LIMITS.thingsInList));
  const sentences: Sentences = [];
  for (let at = 0; at < things.length; at += size) {
    sentences.push(telling.list(at === 0 ? first : next, things.slice(at, at + size)));
  }
  return sentences;
}

function tellInside(context: Context): Sentences {
  const { home, telling } = context;
  const rooms = untoldIn(context, ["living"]);
  const details = untoldIn(context, ["comfort"]);
  const isApart = details.length > LIMITS.detailsWithSystems || climatePhrases(home).length === 0;
  const others = [
    ...untoldIn(context, ["private", "chores", "storage"]),
    ...(isApart ? details : []),
  ];
  const floors = telling.slot("floors") ? floorsOf(home) : [];
  // One thing is no list: it goes with the floors.
  const isFloors = floors.length > 0 && rooms.length === 0 && others.length !== 1;
  return isFloors
    ? [telling.tell("floors"), ...tellLists(context, others, ["inside", "inside"])]
    : tellLists(context, [...floors, ...rooms, ...others], ["living", "inside"]);
}

function tellOutside(context: Context): Sentences {
  const { home, telling } = context;
  const isLand = home.type === "land_lot";
  return [
    telling.tell("shell", { onlyRoof: telling.slot("walls") ? undefined : telling.slot("roof") }),
    ...tellLists(context, untoldIn(context, OUTSIDE), [isLand ? "onLand" : "outdoors", "more"]),
    ...parkingOf(home, telling),
    telling.list("building", untoldIn(context, ["building"])),
    telling.tell("near"),
  ];
}

function tellEnd(context: Context): Sentences {
  const { telling, notes } = context;
  const quotes = notes.map((note) =>
    note.kind === "quote"
      ? telling.say({ text: `From the owners: “${note.text}.”`, tells: [] })
      : null,
  );
  return [...tellSystems(context), ...quotes, telling.tell("close")];
}

/** Appliances as a sentence; one alone goes with the systems. */
const tellAppliances = (context: Context, appliances = untoldIn(context, ["appliances"])) =>
  appliances.length > 1
    ? context.telling.tell("appliances", named(context, "appliances", appliances))
    : null;

/** Systems and dues. */
function tellSystems(context: Context): Sentences {
  const { home, telling } = context;
  const climate = climatePhrases(home);
  const comforts = untoldIn(context, ["comfort"]);
  const appliances = untoldIn(context, ["appliances"]);
  const systems = [...climate, ...comforts, ...waterPhrases(home)];
  if (appliances.length > 0) {
    return [telling.tell("specs", named(context, "specs", [...appliances, ...systems]))];
  }
  return [
    telling.tell("systems", {
      ...slotsOfList(climate.length > 0 ? "systems" : "utilities", systems),
      // Windows and fans are no systems.
      pure: climate.length > 0 && comforts.length === 0 ? { text: "", tells: [] } : undefined,
      onlyDues: systems.length > 0 ? undefined : telling.slot("dues"),
    }),
  ];
}

/** Whose appliances they are in a building of several homes, and how many, nobody entered. */
const named = ({ home }: Context, name: string, words: readonly Word[]): Slots =>
  isShared(home) ? { ...slotsOfList(name, words), [name]: undefined } : slotsOfList(name, words);

/** Words as one value of a frame, with and without their articles; none of an empty list. */
function slotsOfList(name: string, words: readonly (Word & Partial<Piece>)[]): Slots {
  if (words.length === 0) return {};
  const tells = [name, ...words.flatMap((word) => word.tells ?? [])];
  return {
    [name]: { ...join(words), tells },
    bare: { text: listOf(words.map(({ text }) => bareOf(text))), tells },
    several: words.length > 1 ? { text: "", tells } : undefined,
  };
}

function inParagraphs(paragraphs: readonly Sentences[]): string {
  const texts: string[] = [];
  for (const sentences of paragraphs) {
    const text = sentences.filter((sentence) => sentence !== null).join(" ");
    if (!text) continue;
    const before = texts.at(-1);
    const isShort =
      before !== undefined && Math.min(text.length, before.length) < LIMITS.charactersOfParagraph;
    if (isShort) texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
  }
  return texts.join("\n\n");
}
