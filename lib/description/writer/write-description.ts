import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { capitalize } from "#lib/description/grammar.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { distinctionsOf, type Item, itemsOf } from "./items.ts";
import { groupThings } from "./group-things.ts";
import { leadOf } from "./lead.ts";
import { type Place, SENTENCES, type Topic } from "./material.ts";
import { type OwnNote, readOwnNote } from "./own-words.ts";
import { parkingOf } from "./parking.ts";
import { joinPieces, slotsOf } from "./pieces.ts";
import { type Draw, drawFrom, hashText, shuffled } from "./random.ts";
import { selectContent } from "./select-content.ts";
import { Telling } from "./telling.ts";

export { VARIANTS } from "./variants.ts";

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
const SELLING: Record<Length, number> = { short: 1, standard: 2, long: 3 };
/** The things of a text that are joined to a use. */
const BENEFITS: Record<Length, number> = { short: 2, standard: 5, long: 9 };
/** Fewer appliances make no kitchen. */
const MIN_APPLIANCES = 2;
/** In characters: a shorter paragraph joins the one before it. */
const MIN_PARAGRAPH = 140;

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
export function writeDescription(facts: readonly Fact[], options: WriterOptions = {}): string {
  const style = {
    tone: options.tone ?? "warm",
    length: options.length ?? "standard",
    thisYear: options.thisYear ?? new Date().getFullYear(),
  };
  // Every variant tells the facts that fit into the first one.
  const fits = (chosen: readonly Fact[]) =>
    write(chosen, { ...style, variant: 0 }).length <= MAX_CHARACTERS[style.length];
  return write(selectContent(facts, fits), { ...style, variant: options.variant ?? 0 });
}

function write(facts: readonly Fact[], options: Required<WriterOptions>): string {
  const { tone, length, variant, thisYear } = options;
  const seed = seedOf(facts);
  const home = readHome(facts);
  const turn = turnOf(facts) + variant;
  const draw = drawFrom(seed + (turn + 1) * 0x9e3779b1);
  const telling = new Telling(slotsOf(home, { tone, thisYear, turn }), {
    tone,
    draw,
    turn,
    benefits: BENEFITS[length],
  });
  const notes = home.ownWords.map(readOwnNote);
  const context = { home, tone, length, telling, draw, notes, items: itemsOf(home) };
  const stars = [...things(notes), ...distinctionsOf(home)];
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

const things = (notes: readonly OwnNote[]): Item[] =>
  notes.flatMap((note) =>
    note.kind === "thing"
      ? { ...note.piece, place: "lead" as const, weight: 9, uses: [], acts: [], says: [] }
      : [],
  );

const present = (...sentences: (string | null)[]) =>
  sentences.filter((sentence) => sentence !== null);

function tellMeasures({ telling }: Context): string[] {
  const measures = () => {
    const size = telling.slot("sizeInRooms") ?? telling.slot("totalRooms");
    const parts = [telling.slot("beds"), telling.slot("baths"), size];
    const holds = joinPieces(parts);
    // "There is one bath and …" agrees with what stands next to it.
    const [next] = parts.filter((part) => part !== undefined);
    return telling.tell("measures", {
      holds: holds && { ...holds, plural: next?.plural ?? false },
      onlyLot: holds ? undefined : telling.slot("lot"),
    });
  };
  // The second tells what the first had no place for.
  return present(
    measures(),
    measures(),
    telling.tell("remodel"),
    telling.tell("ahead"),
    telling.tell("styles"),
  );
}

function tellSelling({ telling, length }: Context, stars: readonly Item[]): string[] {
  const left = stars.filter((star) => telling.isUntold(star)).slice(0, SELLING[length]);
  return present(telling.list("sells", left));
}

function tellNotes({ telling, notes, tone }: Context): string[] {
  return notes.flatMap((note) => {
    if (note.kind === "thing" || isInFirstPerson(note)) return [];
    if (note.kind === "sentence") return [telling.say({ text: note.text, tells: [] })];
    const remark = { remark: { text: note.text, tells: [] } };
    return present(telling.choose(SENTENCES.remarks[tone], remark));
  });
}

/** What the owners say of themselves stands at the end, as theirs. */
const isInFirstPerson = ({ kind, ...note }: OwnNote) =>
  kind !== "thing" && "text" in note && /^(?:we|our|my|i)\b/i.test(note.text);

/**
 * Sentences about the things of some places that are not told yet, two or three to a sentence.
 * Those of a single place take its own topic once, all others one of the topics given.
 */
function tellThings(
  { items, length, telling, draw }: Context,
  places: readonly Place[],
  topics: { first: Topic; next: Topic },
): string[] {
  const used = new Set<Topic>();
  const untold = items.filter((item) => telling.isUntold(item));
  return groupThings(untold, places, { draw, most: length === "long" ? 2 : 3 }).flatMap(
    (group, at) => {
      const [place, ...others] = new Set(group.map((thing) => thing.place));
      const own = others.length === 0 && place && place in SENTENCES ? (place as Topic) : undefined;
      const topic = own && !used.has(own) ? own : at > 0 ? topics.next : topics.first;
      used.add(topic);
      return present(telling.list(topic, group));
    },
  );
}

/** A list in its usual order, begun somewhere else. */
const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by),
  ...list.slice(0, by),
];

function tellInside(context: Context): string[] {
  const { items, telling, draw } = context;
  const kitchen = items.filter((item) => item.place === "kitchen");
  const isKitchen = kitchen.length >= MIN_APPLIANCES;
  return [
    ...tellThings(context, ["living"], { first: "living", next: "inside" }),
    ...present(
      telling.tell("floors"),
      isKitchen ? telling.list("kitchen", rotated(kitchen, draw(3))) : null,
    ),
    ...tellThings(context, ["private", "kitchen", "chores", "storage", "comfort"], {
      first: "inside",
      next: "inside",
    }),
  ];
}

function tellOutside(context: Context): string[] {
  const { home, items, telling, draw } = context;
  const building = items.filter((item) => item.place === "building");
  return [
    ...tellThings(context, ["outdoors", "terrace", "grounds"], { first: "outdoors", next: "more" }),
    ...parkingOf(home, telling),
    ...present(telling.list("building", shuffled(building, draw)), telling.tell("near")),
  ];
}

function tellEnd({ telling, notes }: Context): string[] {
  const owners = notes.flatMap((note) =>
    note.kind !== "thing" && isInFirstPerson(note)
      ? [telling.say({ text: `From the owners: “${capitalize(note.text)}”`, tells: [] })]
      : [],
  );
  return present(telling.tell("shell"), telling.tell("systems"), ...owners, telling.tell("close"));
}

function inParagraphs(paragraphs: readonly (readonly string[])[]): string {
  const texts: string[] = [];
  for (const sentences of paragraphs) {
    const text = sentences.join(" ");
    if (!text) continue;
    const before = texts.at(-1);
    const isShort = before !== undefined && Math.min(text.length, before.length) < MIN_PARAGRAPH;
    if (isShort) texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
  }
  return texts.join("\n\n");
}
