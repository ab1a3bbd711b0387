import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { join, listOf, type Word } from "#lib/description/grammar.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { distinctionsOf, floorsOf, item, type Item, itemsOf, slotsOfItems } from "./items.ts";
import { bareOf } from "./frames.ts";
import { leadOf } from "./lead.ts";
import type { Place, Topic } from "./material.ts";
import { type OwnNote, readOwnNote } from "./own-words.ts";
import { parkingOf } from "./parking.ts";
import { climatePhrases, waterPhrases } from "./noun-phrases.ts";
import { joinPieces, type Slots, slotsOf } from "./pieces.ts";
import { type Draw, drawFrom, hashText, shuffled } from "./random.ts";
import { selectContent } from "./select-content.ts";
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

/** About 450, 900 and 1,500 where there is enough to tell. */
const MAX_CHARACTERS: Record<Length, number> = { short: 480, standard: 960, long: 1600 };
/** The things that a text names first, after the lead. */
const SELLING: Record<Length, number> = { short: 1, standard: 2, long: 2 };
/** The weight from which a thing is told before its place comes. */
const MIN_SELLING = 0.8;
/** The things that a sentence lists. */
const MOST_LISTED = 4;
/** Fewer appliances make no kitchen. */
const MIN_APPLIANCES = 2;
/** More details than these take a sentence of their own. */
const MAX_DETAILS = 2;
/** A longer list of exterior and systems becomes two sentences. */
const MOST_SPECS = 6;
/** In characters: a shorter paragraph joins the one before it. */
const MIN_PARAGRAPH = 140;
/** Owners' sentences that one sentence can hold two of. */
const MAY_JOIN = /^(?:The|It|There) (?!.*\band\b)[^.;:]{1,60}$/;
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
  turn: number;
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
    write(chosen, { ...style, variant: 0 }).length <= MAX_CHARACTERS[length];
  const chosen = selectContent(facts, fits);
  return (variant) => write(chosen, { ...style, variant });
}

function write(facts: readonly Fact[], options: Required<WriterOptions>): string {
  const { tone, length, variant, thisYear } = options;
  const seed = seedOf(facts);
  const home = readHome(facts);
  const turn = turnOf(facts) + variant;
  const draw = drawFrom(seed + (turn + 1) * 0x9e3779b1);
  const notes = home.ownWords.map(readOwnNote);
  const items = itemsOf(home);
  const called = notes.find((note) => note.kind === "home")?.piece;
  const slots = { ...slotsOfItems(items), ...slotsOf(home, { tone, thisYear, turn, called }) };
  const telling = new Telling(slots, { tone, length, draw, turn });
  const context = { home, tone, length, telling, draw, notes, items, turn };
  const stars = [...thingsOf(notes), ...distinctionsOf(home)];
  const lead = leadOf(context, stars, { seed, turn });
  return inParagraphs([
    [lead, ...tellMeasures(context), ...tellSelling(context, stars), ...tellNotes(context)],
    tellInside(context),
    tellOutside(context),
    tellEnd(context),
  ]);
}

/** A number by street and type alone, so that one more feature does not turn the text around. */
function seedOf(facts: readonly Fact[]): number {
  const sources = ["propertyType", "addressLine1", "city", "state"] as const;
  return hashText(sources.flatMap((source) => valuesOf(facts, source)).join("|"));
}

/** The sum of house and unit number, so that neighbors never have the same. */
function turnOf(facts: readonly Fact[]): number {
  const [number = ""] = valuesOf(facts, "houseNumber");
  const parts = number.match(/\d+|[a-z]/gi) ?? [];
  return parts.reduce(
    (sum, part) => sum + (/\d/.test(part) ? Number(part.slice(-6)) : (part.codePointAt(0) ?? 0)),
    0,
  );
}

/** What the owners name leads: before all that was chosen from a list. */
function thingsOf(notes: readonly OwnNote[]): Item[] {
  return notes.flatMap((note) => {
    const thing = note.kind === "thing" ? note.piece : note.kind === "home" ? note.rest : undefined;
    return thing ? item("lead", thing, thing.tells, 9) : [];
  });
}

type Sentences = (string | null)[];

function tellMeasures({ telling }: Context): Sentences {
  const measures = () => {
    const size = telling.slot("sizeInRooms") ?? telling.slot("totalRooms");
    const parts = [telling.slot("beds"), telling.slot("baths"), size];
    const holds = joinPieces(parts);
    // "There is one bath and …" agrees with what stands next to it.
    const [next] = parts.filter((part) => part !== undefined);
    return telling.tell("measures", {
      holds: holds && { ...holds, plural: next?.plural ?? false },
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

function tellSelling({ telling, length }: Context, stars: readonly Item[]): Sentences {
  const [first, ...others] = stars.filter(
    (star) => star.weight >= MIN_SELLING && telling.isUntold(star),
  );
  if (!first) return [];
  // What is inside, what is outside and what owners name are never in one list.
  const like = others.filter(({ place }) => sideOf(place) === sideOf(first.place));
  const topic = first.place === "lead" ? "noted" : "sells";
  return [telling.list(topic, [first, ...like].slice(0, SELLING[length]))];
}

/** Owners' sentences, two short ones as one. */
function tellNotes({ telling, notes, tone }: Context): Sentences {
  const texts = notes.flatMap((note) => (note.kind === "sentence" ? note.text : []));
  const [first = "", second = "", ...others] = texts;
  const isPair = [first, second].every((text) => MAY_JOIN.test(text));
  const joined = `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return (isPair ? [joined, ...others] : texts).map((text) =>
    telling.say({
      text: tone === "warm" ? text.replace(/^(It|There) is\b/, "$1's") : text,
      tells: [],
    }),
  );
}

const sideOf = (place: Place) =>
  place === "lead" ? "note" : OUTSIDE.includes(place) ? "outside" : "inside";

/** Lists as even as can be. */
function inGroups(things: readonly Item[]): Item[][] {
  const size = Math.ceil(things.length / Math.ceil(things.length / MOST_LISTED));
  const groups: Item[][] = [];
  for (let at = 0; at < things.length; at += size) groups.push(things.slice(at, at + size));
  return groups;
}

/** The things of some places that are not told yet, in the order of the places. */
const untoldIn = ({ items, telling, draw }: Context, places: readonly Place[]): Item[] =>
  places.flatMap((place) =>
    ordered(
      items.filter((each) => each.place === place && telling.isUntold(each)),
      draw,
    ),
  );

/** In any order, but a suite before its closet. */
const ordered = (things: readonly Item[], draw: Draw): Item[] =>
  things.some(({ place }) => place === "private") ? [...things] : shuffled(things, draw);

const tellLists = (
  { telling }: Context,
  things: readonly Item[],
  [first, next]: readonly [Topic, Topic],
): Sentences => inGroups(things).map((group, at) => telling.list(at === 0 ? first : next, group));

function tellInside(context: Context): Sentences {
  const { home, telling } = context;
  const together = home.type === "multi_family" ? null : telling.tell("indoorLife");
  const rooms = untoldIn(context, ["living"]);
  const floors = telling.slot("floors") ? floorsOf(home) : [];
  const kitchen = untoldIn(context, ["kitchen"]);
  const isKitchen = kitchen.length >= MIN_APPLIANCES;
  const details = untoldIn(context, ["comfort"]);
  const isMany = details.length > MAX_DETAILS || climatePhrases(home).length === 0;
  const others = [
    ...(isKitchen ? [] : kitchen),
    ...untoldIn(context, ["private", "chores", "storage"]),
    ...(isMany ? details : []),
  ];
  // One thing is no list: it goes with those before or after the kitchen.
  const isFirst = others.length === 1 && rooms.length + floors.length > 0;
  const first = [...floors, ...rooms, ...(isFirst ? others : [])];
  const isLast = !isFirst && floors.length === 0 && rooms.length === 1;
  const last = [...(isLast ? rooms : []), ...(isFirst ? [] : others)];
  const isFloors = first.length === floors.length;
  return [
    together,
    ...(isFloors
      ? [telling.tell("floors")]
      : isLast
        ? []
        : tellLists(context, first, ["living", "inside"])),
    isKitchen ? telling.list("kitchen", kitchen) : null,
    ...tellLists(context, last, [isLast && last.length === 1 ? "living" : "inside", "inside"]),
  ];
}

function tellOutside(context: Context): Sentences {
  const { home, telling } = context;
  const isShared = home.type === "multi_family" || home.type === "land_lot";
  const together = isShared ? null : telling.tell("outdoorLife");
  return [
    together,
    ...tellLists(context, untoldIn(context, OUTSIDE), ["outdoors", "more"]),
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

/** Exterior, systems and dues: in one list where it is short, at every other turn. */
function tellSystems(context: Context): Sentences {
  const { home, telling, turn } = context;
  const climate = climatePhrases(home);
  const systems = [...untoldIn(context, ["comfort"]), ...climate, ...waterPhrases(home)];
  const shell = [telling.slot("exterior"), telling.slot("roof")].filter(
    (part) => part !== undefined,
  );
  const all = [...shell, ...systems];
  const isOne = shell.length > 0 && climate.length > 0 && all.length <= MOST_SPECS;
  if (isOne && turn % 2 === 0) return [telling.tell("specs", slotsOfList("specs", all))];
  const name = climate.length > 0 ? "systems" : "utilities";
  return [
    telling.tell("shell"),
    telling.tell("systems", {
      ...slotsOfList(name, systems),
      onlyDues: systems.length > 0 ? undefined : telling.slot("dues"),
    }),
  ];
}

/** Words as one value of a frame, with and without their articles; none of an empty list. */
const slotsOfList = (name: string, words: readonly Word[]): Slots =>
  words.length === 0
    ? {}
    : {
        [name]: { ...join(words), tells: [name] },
        bare: { text: listOf(words.map(({ text }) => bareOf(text))), tells: [name] },
      };

function inParagraphs(paragraphs: readonly Sentences[]): string {
  const texts: string[] = [];
  for (const sentences of paragraphs) {
    const text = sentences.filter((sentence) => sentence !== null).join(" ");
    if (!text) continue;
    const before = texts.at(-1);
    const isShort = before !== undefined && Math.min(text.length, before.length) < MIN_PARAGRAPH;
    if (isShort) texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
  }
  return texts.join("\n\n");
}
