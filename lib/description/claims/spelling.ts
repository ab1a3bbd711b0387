// Words as sellers shorten and misspell them, with what they stand for.
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    apt: "apartment",
    bckyard: "backyard",
    bsmt: "basement",
    bldg: "building",
    bldgs: "buildings",
    cieling: "ceiling",
    cielings: "ceilings",
    dinning: "dining",
    dntn: "downtown",
    dwntwn: "downtown",
    dw: "dishwasher",
    frpl: "fireplace",
    fplc: "fireplace",
    gar: "garage",
    granit: "granite",
    hdwd: "hardwood",
    hwd: "hardwood",
    incl: "includes",
    jacuzi: "jacuzzi",
    jacuzzie: "jacuzzi",
    micro: "microwave",
    min: "minute",
    mins: "minutes",
    mtn: "mountain",
    mtns: "mountains",
    mstr: "master",
    nbhd: "neighborhood",
    neighbourhood: "neighborhood",
    nr: "near",
    porche: "porch",
    rm: "room",
    rms: "rooms",
    skool: "school",
    thru: "through",
    thruout: "throughout",
    veiw: "view",
    veiws: "views",
    yr: "year",
    yrs: "years",
  }),
);

// Letters from which a word is told from its misspelling, and up to which one is looked for.
const LONG = 8;
const LONGEST = 24;
// A difference in the last letters is an inflection rather than a slip.
const ENDING = 2;

// A word, or a gap that is no single space: a tab, several spaces, a line broken in its middle.
const WORD_OR_GAP =
  /\p{L}+|[^\S\n]*(?<=[\p{L}\d,][^\S\n]*)\r?\n[^\S\n]*(?=\p{Ll})|[^\S\n]{2,}(?!\n)|[^\S\n ](?!\n)/gu;

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

// The same word with one letter left out, each way.
function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Spells out what sellers shorten, and long words that one letter parts from a known one. */
export class Speller {
  private readonly known: ReadonlySet<string>;
  private readonly nearby = new Map<string, string>();

  /** @param words those that the lexicon knows, in lower case */
  constructor(words: Iterable<string>) {
    this.known = new Set(words);
    for (const word of this.known) {
      if (word.length < LONG) continue;
      for (const near of [word, ...withoutOne(word)]) {
        if (!this.known.has(near) && !this.nearby.has(near)) this.nearby.set(near, word);
      }
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
    const short = SHORTHAND.get(word);
    if (short) return short;
    if (word.length < LONG - 1 || word.length > LONGEST || this.known.has(word)) return undefined;
    const near = [word, ...withoutOne(word)].map((less) => this.near(less)).find(Boolean);
    const alike = near?.startsWith(word.charAt(0)) && near.endsWith(word.slice(-ENDING));
    return alike ? near : undefined;
  }

  /** The long word that these letters are, or are all but one letter of. */
  private near(letters: string): string | undefined {
    if (this.known.has(letters) && letters.length >= LONG) return letters;
    return this.nearby.get(letters);
  }
}
