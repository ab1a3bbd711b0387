import shorthand from "#lib/description/words/shorthand.json" with { type: "json" };
import wordLists from "#lib/description/words/claim-words.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { parseNumberWords } from "#lib/text/number-words.ts";
import { clauseAfter, clauseBefore, LONGEST_CLAUSE } from "#lib/text/sentences.ts";

const inPlainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim()} `;

/** Measures and rents in one form: "185'" and "185-foot" are "185 feet", "/mo" is "a month". */
const inOneForm = (text: string) =>
  inPlainWords(
    text
      .replaceAll(/(?<=\d)(?:\s?['’′](?!\d)|[ -]?(?:ft|foot|feet)\b)/gi, " feet ")
      .replaceAll(/\s?(?:\/|\bper |\ba )(?:month|mo)\b/gi, " a month "),
  );

/** What names a home says enough by itself: "this triplex sits". */
const NAME_OF_HOME = /(?:plex|\btown ?(?:house|home)|-wide)$/i;

/** The word right after, unless it only binds: "new" is said of a roof, not of a kitchen. */
const NEXT_WORD =
  /^[ -](?!(?:and|or|with|in|on|of|over|to|from|at|by|for|is|are|was|were|has|have|that|which)\b)[\p{L}\d]+/u;

/**
 * Whether the owner said what stands in a text from `start` to `end` in their own words: then they
 * are its source. A single word counts together with the word that it is said of. Other words count
 * as well where all that they hold is in one note, and what they are said of too.
 */
export function saidByOwner(facts: readonly Fact[], thisYear: number) {
  const notes = valuesOf(facts, "ownWords");
  const said = notes.flatMap((note) => [inPlainWords(note), inOneForm(note)]);
  const read = notes.map(readNote);
  return (text: string, start: number, end: number): boolean => {
    if (said.length === 0) return false;
    // "220V" is told with its figure.
    const phrase = (FIGURE_BEFORE.exec(text.slice(0, start))?.[0] ?? "") + text.slice(start, end);
    const isWhole = /\s/.test(phrase) || isMeasure(marksOf(phrase)) || NAME_OF_HOME.test(phrase);
    const next = isWhole ? "" : (NEXT_WORD.exec(text.slice(end))?.[0] ?? "");
    const forms = [inPlainWords(phrase + next), inOneForm(phrase + next)];
    if (said.some((words) => forms.some((form) => words.includes(form)))) return true;
    return withYears(phrase + next, thisYear).some((words) => {
      const marks = marksOf(words);
      const topics = topicsOf(text, start, end, marks);
      return read.some((note) => holds(note, marks) && topics.some((topic) => note.has(topic)));
    });
  };
}

const FIGURE_BEFORE = /(?<![\d,.])\d{1,9}$/;
const AGE = /^(?:about |over |almost )?([\w-]+?)[ -]years?[ -](?:old|ago|back)\b/i;

// "Seven years old" is of 2019 in 2026, or of a year before or after.
function withYears(phrase: string, thisYear: number): string[] {
  const stated = AGE.exec(phrase)?.[1] ?? "";
  const age = Number(stated) || parseNumberWords(stated);
  if (!age) return [phrase];
  return [0, 1, -1].map((more) => phrase.replace(AGE, String(thisYear - age + more)));
}

const MARK = /(?<![\p{L}\d])['’]\d\d(?!\d)|\d[\d,]*(?:\.\d+)?|\p{L}+/gu;
const WORD = /\p{L}+/gu;
const NUMBER = /^['’]?\d/;
const SIZE = /\b(\d{1,4}(?:\.\d)?)\s?['’]?\s?(?:x|by)\s?(\d{1,4}(?:\.\d)?)\b/gi;
// What says that something was put in new, whatever the verb is.
const WORK = "new";
const WORK_WORDS: ReadonlySet<string> = new Set(wordsOf(wordLists.work));
// Words that say nothing by themselves: they bind, measure, or tell that something is there.
const EMPTY_WORDS: ReadonlySet<string> = new Set(wordsOf(wordLists.empty));

const SHORTHAND: Readonly<Record<string, string | undefined>> = shorthand;
// What notes and texts call alike.
const SAME_WORDS: Readonly<Record<string, string>> = {
  ...{ v: "volt", volts: "volt", leased: "rented", lease: "rented", tenant: "rented" },
  ...{ lakefront: "lake", riverfront: "river", downstairs: "lower", upstairs: "upper" },
};

// Numbers as numbers, words without their endings.
function marksOf(text: string): string[] {
  const spelled = text.toLowerCase().replaceAll(WORD, (word) => SHORTHAND[word] ?? word);
  return [...spelled.matchAll(MARK)].flatMap(([word]) => {
    if (NUMBER.test(word)) return [numberOf(word)];
    if (EMPTY_WORDS.has(word)) return WORK_WORDS.has(word) ? [WORK] : [];
    if (WORK_WORDS.has(word)) return [WORK];
    const value = parseNumberWords(word);
    return [value ? String(value) : stemOf(SAME_WORDS[word] ?? word)];
  });
}

// "220-volt", "two-unit"
const isMeasure = (marks: readonly string[]) =>
  marks.some(isTopic) && marks.some((mark) => /^\d/.test(mark));

// "'22" is the year 2022, "'98" is 1998.
function numberOf(word: string): string {
  if (!/^['’]/.test(word)) return word.replaceAll(",", "").replace(/\.0+$/, "");
  const year = word.slice(1);
  return (year < "50" ? "20" : "19") + year;
}

const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/, "") : word.replace(/s$/, "");

function readNote(note: string): ReadonlySet<string> {
  const areas = [...note.matchAll(SIZE)].map(([, width, depth]) =>
    String(Number(width) * Number(depth)),
  );
  return new Set([...marksOf(note), ...areas]);
}

const holds = (note: ReadonlySet<string>, marks: readonly string[]) =>
  marks.every((mark) => note.has(mark));

const SENTENCE_END = /[.!?;]/;

const isTopic = (mark: string) => mark !== WORK && !/^\d/.test(mark);

// Figures that are no year may measure whatever the sentence names: "a shop with power, 30 by 40".
const isMeasured = (marks: readonly string[]) =>
  marks.every((mark) => /^\d/.test(mark) && !/^(?:19|20)\d\d$/.test(mark));

// What a phrase is said of: the last thing that it names, else the one that stands nearest before it
// in the clause, else after it, else earlier in the sentence.
function topicsOf(text: string, start: number, end: number, marks: readonly string[]): string[] {
  const earlier = text
    .slice(Math.max(0, start - LONGEST_CLAUSE), start)
    .split(SENTENCE_END)
    .at(-1);
  const nearest = [marks, marksOf(clauseBefore(text, start))].map((each) => each.filter(isTopic));
  const following = marksOf(clauseAfter(text, end)).filter(isTopic).slice(0, 1);
  const sentence = marksOf(earlier ?? "").filter(isTopic);
  const topics = [...nearest, following, sentence].find((each) => each.length > 0) ?? [];
  if (isMeasured(marks)) return [...topics, ...sentence];
  return topics.slice(-1);
}
