import shorthand from "#lib/description/words/shorthand.json" with { type: "json" };

// Words as sellers shorten and misspell them, each with what it stands for.
const MEANINGS: ReadonlyMap<string, string> = new Map(Object.entries(shorthand));

/** Letters from which a word is told from its misspelling. */
export const LONG = 8;
const LONGEST = 24;
// A difference in the last letters is an inflection rather than a slip.
const ENDING = 2;

// A word, or a gap that is no single space: a tab, several spaces, a line broken in its middle.
const WORD_OR_GAP =
  /\p{L}+|(?<=[\p{L}\d,])[^\S\n]*\n[^\S\n]*(?=\p{Ll})|(?<![^\S\n])[^\S\n]{2,}(?!\n)|[^\S\n ](?!\n)/gu;

// A text with shorthand and slips spelled out, and the way back to where its words stood.
interface Spelled {
  text: string;
  /** The span of the original that a span of `text` stands for. */
  original: (start: number, end: number) => { start: number; end: number };
}

interface Change {
  /** Where the change stands in the new text, and how long it is. */
  at: number;
  length: number;
  /** Where it stood in the original. */
  start: number;
  end: number;
}

// True where one letter is left out, added, another one, or changed places with the next.
function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  let [end, otherEnd] = [word.length, other.length];
  while (end > start && otherEnd > start && word[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [part, otherPart] = [word.slice(start, end), other.slice(start, otherEnd)];
  if (part.length < 2 && otherPart.length < 2) return true;
  return part.length === 2 && otherPart === [...part].reverse().join("");
}

/** Spells out what sellers shorten, and long words that one letter parts from a known one. */
export class Speller {
  private readonly known: ReadonlySet<string>;
  private readonly byFirstLetter = new Map<string, string[]>();

  /** @param words those that the lexicon knows, in lower case */
  constructor(words: Iterable<string>) {
    this.known = new Set(words);
    for (const word of this.known) {
      if (word.length < LONG) continue;
      const others = this.byFirstLetter.get(word.charAt(0));
      if (others) others.push(word);
      else this.byFirstLetter.set(word.charAt(0), [word]);
    }
  }

  /** The text as it was meant; positions go back by `original`. */
  spell(text: string): Spelled {
    const changes: Change[] = [];
    let spelled = "";
    let from = 0;
    for (const { 0: word, index } of text.matchAll(WORD_OR_GAP)) {
      const meant = /^\s/.test(word) ? " " : this.meant(word.toLowerCase());
      if (!meant) continue;
      spelled += text.slice(from, index);
      const length = meant.length;
      changes.push({ at: spelled.length, length, start: index, end: index + word.length });
      const capital = /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() : meant.charAt(0);
      spelled += capital + meant.slice(1);
      from = index + word.length;
    }
    const shift = (position: number, edge: "start" | "end") => {
      const change = changes.findLast(
        ({ at }) => at < position || (edge === "start" && at === position),
      );
      if (!change) return position;
      const past = position - change.at - change.length;
      if (past < 0) return change[edge];
      return change.end + past;
    };
    return {
      text: spelled + text.slice(from),
      original: (start, end) => ({ start: shift(start, "start"), end: shift(end, "end") }),
    };
  }

  private meant(word: string): string | undefined {
    const short = MEANINGS.get(word);
    if (short) return short;
    if (word.length < LONG - 1 || word.length > LONGEST || this.known.has(word)) return undefined;
    return this.byFirstLetter
      .get(word.charAt(0))
      ?.find((known) => known.endsWith(word.slice(-ENDING)) && isOneSlip(word, known));
  }
}
