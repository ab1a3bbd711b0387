import { capitalize, count, join, withArticle } from "#lib/description/grammar.ts";
import { fillFrame, type Piece } from "./frames.ts";
import notes from "./material/notes.json" with { type: "json" };

/** A note of the owner's, read for where it belongs. */
export type OwnNote =
  /** What the home is, which the first sentence names: "duplex", with what else the note says. */
  | { kind: "home"; piece: Piece; rest: Piece | undefined; text?: string | undefined }
  /** A thing that the lead or a list can name, and a sentence for what is too long to go with it. */
  | { kind: "thing"; piece: Piece; parts?: readonly Piece[]; text?: string }
  /** A sentence; "Raised four feet in 1900" can open the text, "a pool resurfaced in 2023" lead it. */
  | { kind: "sentence"; text: string; opener?: Piece; thing?: Piece }
  /** What owners say of themselves: "We loved the block parties." */
  | { kind: "quote"; text: string };

/** In characters; a longer one is no thing to name in passing. */
const MAX_THING = 60;
const MAX_HOME = 50;
const MAX_OPENER = 50;

/** A pattern of `material/notes.json`, with its terms written out. */
const pattern = (text: string, flags = "i") =>
  new RegExp(
    text.replaceAll(
      /(?<!\(\?)<(\w+)>/g,
      (_, term: string) => notes.terms[term as keyof typeof notes.terms],
    ),
    flags,
  );
const SENTENCES = notes.sentences.map(({ match, ...frames }) => ({
  match: pattern(match),
  ...(frames as { say: string; open?: string; thing?: string }),
}));
const SHORT_FORMS = notes.shortForms.map(
  ([form = "", words = ""]) => [pattern(form, "gi"), words] as const,
);
const HOME = pattern(
  `^(?<home>(?:(?:19|20)\\d\\d )?(?:[\\w'-]+ ){0,2}?(?:${notes.homes})(?<where> on [\\w -]+)?)(?:(?::| with|,) (?<rest>.+))?$`,
);
const [ASIDE, MASS] = [pattern(notes.aside), pattern(`\\b${notes.mass}$`)];
/** What an owner had done that sells a home. */
const WORKS = pattern(notes.works);
const NAMES = pattern(`^${notes.names}$`, "");
const [FIRST_PERSON, PREPOSITION] = [pattern(notes.firstPerson), pattern(notes.preposition)];
const [DETERMINER, COUNT] = [pattern(notes.determiner), pattern(notes.count)];
// "30x40 shop" and "200-amp panel" are one thing, "128 feet" are many.
const MEASURED = pattern(notes.measured);

/** "30x50 metal shop with a concrete floor, 220 power and two roll-up doors" */
const LONG_THING = /^(?<head>(?:\d[\w-]* )?(?:[\w'-]+ ){0,2}?(?<noun>[a-z]+)) with (?<rest>.+)$/;

/** Reads a note by its build alone: nothing is added to what it says. */
export function readOwnNote(note: string): OwnNote {
  const text = SHORT_FORMS.reduce((words, [form, whole]) => words.replaceAll(form, whole), note)
    .replaceAll(/\b[2-9](?=-bedroom\b)/g, (digit) => count(Number(digit)))
    .replaceAll(/ {2,}/g, " ")
    .trim();
  if (FIRST_PERSON.test(text)) return { kind: "quote", text: capitalize(text) };
  const covers = [`ownWords=${text}`];
  const { home, rest } = HOME.exec(text)?.groups ?? {};
  if (home && home.length <= MAX_HOME) {
    const isSaid =
      rest !== undefined &&
      ASIDE.test(rest) &&
      !/^(?:\d|\w+-bedroom)/.test(rest) &&
      !COUNT.test(rest);
    const other = isSaid ? readOwnNote(rest) : undefined;
    return {
      kind: "home",
      piece: { text: lower(home), covers: [`${text}: home`] },
      rest: rest && !isSaid ? listOfThings(rest, covers) : undefined,
      text: other && "text" in other ? other.text : other && capitalize(rest ?? ""),
    };
  }
  if (/[.;!?]/.test(text)) return { kind: "sentence", text: capitalize(text) };
  const { head, noun, rest: parts } = LONG_THING.exec(text)?.groups ?? {};
  if (text.length > MAX_THING && head && noun && parts) {
    const has = isPlural(noun) ? "have" : "has";
    return { kind: "thing", piece: thingOf(head, covers), text: `The ${noun} ${has} ${parts}` };
  }
  for (const { match, say, open, thing } of SENTENCES) {
    const found = match.exec(text);
    if (!found) continue;
    const read = (name: string) =>
      name === "thing"
        ? thingOf(found.groups?.what ?? text, [])
        : pieceOf(name === "all" ? text : found.groups?.[name], text);
    const phrase = (frame: string | undefined) =>
      frame && text.length <= MAX_OPENER ? fillFrame(frame, read)?.text : undefined;
    const [opener, what] = [phrase(open), phrase(thing)];
    return {
      kind: "sentence",
      text: fillFrame(say, read)?.text ?? text,
      ...(opener ? { opener: { text: lower(opener), covers } } : {}),
      ...(what && WORKS.test(what)
        ? { thing: { text: lower(what), plural: isPlural(found.groups?.what ?? ""), covers } }
        : {}),
    };
  }
  if (text.includes(":")) return { kind: "sentence", text: capitalize(text) };
  if (text.includes(",")) {
    const isAside = text
      .split(/, (?:and )?/)
      .some((part, at) => at > 0 && ASIDE.test(part) && !MEASURED.test(part));
    if (isAside || text.length > MAX_THING) return { kind: "sentence", text: capitalize(text) };
    const parts = text.split(/, (?:and )?/).map((part) => thingOf(part, [`ownWords=${part}`]));
    return { kind: "thing", piece: listOfThings(text, covers), parts };
  }
  if (text.length > MAX_THING) return { kind: "sentence", text: capitalize(text) };
  return { kind: "thing", piece: thingOf(text, covers) };
}

/** A part of a note, which keeps its capitals where it isn't the start. */
function pieceOf(part: string | undefined, note: string): Piece | undefined {
  if (!part) return undefined;
  const text = note.startsWith(part) ? lower(part) : part;
  return { text, plural: isPlural(part), covers: [] };
}

const listOfThings = (text: string, covers: readonly string[]): Piece => ({
  ...join(text.split(/, (?:and )?/).map((part) => thingOf(part, []))),
  covers,
});

/** The note as a noun phrase with the article that it takes. */
function thingOf(text: string, covers: readonly string[]): Piece {
  const phrase = text.replace(PREPOSITION, "").trim();
  const [head = ""] = phrase.split(/ (?:and|plus) /);
  const plural = isPlural(phrase);
  const isBare = isPlural(head) || MASS.test(head) || DETERMINER.test(text) || COUNT.test(text);
  const isOne = MEASURED.test(head) && !isPlural(head);
  return { text: isBare && !isOne ? lower(text) : withArticle(lower(text)), plural, covers };
}

const isPlural = (words: string) =>
  (/[^su']s$|\bfeet$/i.test(words) && !/(?:up|down)stairs$/i.test(words)) || / and /.test(words);

/** Small first letter, unless the word is a name or an abbreviation: "EV charger", "Bosch oven". */
function lower(text: string): string {
  const first = text.split(/[\s-]/)[0] ?? "";
  const isName = /[A-Z].*[A-Z]|\d/.test(first) || NAMES.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
