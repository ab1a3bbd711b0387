import { join, listOf } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import { bareOf, fillFrame, type Filled, type Frame, type Piece } from "./frames.ts";
import type { Item } from "./items.ts";
import { SENTENCES, type Topic } from "./material.ts";
import type { Slots } from "./pieces.ts";
import { type Draw, hashText } from "#lib/random.ts";

const BENEFIT_FRAME = /\{(?:acts?|says?)\}/i;

/** What a sentence costs that opens like the one before it, and like any other so far. */
const OPENS_LIKE_LAST = 9;
const OPENS_LIKE_ANY = 1;
/** What a word of the frame costs that another sentence has used. */
const WORD_AGAIN = 1.5;
/** What it saves to tell what a thing is for, while the text has room for it. */
const BENEFIT = 4;
/** Frames that cost little more than the best one are as good. */
const SLACK = 2.5;

interface Style {
  tone: Tone;
  /** How many things a text tells with what is done with them. */
  benefits: number;
  draw: Draw;
  /** Which of the sentences that fit is taken: homes and variants in a row take different ones. */
  turn: number;
}

/** What a text has told so far, and the sentence that fits next. */
export class Telling {
  private readonly slots: Slots;
  private readonly style: Style;
  private benefits: number;
  private readonly told = new Set<string>();
  private readonly openers: string[] = [];
  private readonly words = new Set<string>();

  constructor(slots: Slots, style: Style) {
    this.slots = slots;
    this.style = style;
    this.benefits = style.benefits;
  }

  isUntold(piece: Piece): boolean {
    return piece.tells.every((tell) => !this.told.has(tell));
  }

  /** A slot of the home, until its facts are told. */
  slot(name: string): Piece | undefined {
    const piece = this.slots[name];
    return piece && this.isUntold(piece) ? piece : undefined;
  }

  /**
   * A sentence about a topic, with its full stop; null where none fits.
   * @param extra slots for this sentence alone
   */
  tell(topic: Topic, extra: Slots = {}): string | null {
    const frames = SENTENCES[topic][this.style.tone];
    const fitting = frames.flatMap((frame) => {
      const isBenefit = BENEFIT_FRAME.test(frame);
      if (isBenefit && this.benefits <= 0) return [];
      const filled = fillFrame(frame, (name) => (name in extra ? extra[name] : this.slot(name)));
      return filled ? [{ frame, filled, isBenefit, cost: this.costOf(frame, filled) }] : [];
    });
    const least = Math.min(...fitting.map(({ cost }) => cost));
    const best = fitting.filter(({ cost }) => cost <= least + SLACK);
    const chosen = best[this.turnAmong(best.length, topic)];
    if (!chosen) return null;
    // "swim in the pool and soak in the hot tub" are two.
    if (chosen.isBenefit)
      this.benefits -= chosen.frame.includes("est}") ? 1 : chosen.filled.tells.length;
    return this.say(chosen.filled);
  }

  /** A sentence that lists things; null where none fits. */
  list(topic: Topic, items: readonly Item[]): string | null {
    if (items.length === 0) return null;
    const sentence = this.tell(topic, this.listSlots(items));
    const uses = items.flatMap((item) => item.uses);
    this.benefits -= uses.filter((use) => sentence?.includes(` ${use}`)).length;
    return sentence;
  }

  /** Takes a sentence as said, and gives it its full stop. */
  say({ text, tells }: Filled): string {
    for (const tell of tells) this.told.add(tell);
    for (const word of wordsOf(text)) this.words.add(word);
    this.openers.push(openerOf(text));
    return /[.?”]$/.test(text) ? text : `${text}.`;
  }

  /** Turns in a row, and next doors two numbers apart, take different ones of the choices. */
  private turnAmong(choices: number, topic: string): number {
    const { turn } = this.style;
    const step = choices === 2 ? turn + Math.floor(turn / 2) : turn;
    return (step + (hashText(topic) % 97)) % choices;
  }

  private costOf(frame: Frame, { text, tells }: Filled): number {
    const opener = openerOf(text);
    const again = WORDS.get(frame)?.filter((word) => this.words.has(word)).length ?? 0;
    return (
      (opener === this.openers.at(-1) ? OPENS_LIKE_LAST : 0) +
      this.openers.filter((other) => other === opener).length * OPENS_LIKE_ANY +
      again * WORD_AGAIN -
      (BENEFIT_FRAME.test(frame) ? BENEFIT : 0) -
      new Set(tells).size
    );
  }

  private listSlots(listed: readonly Item[]): Slots {
    // A pair stands last: "a laundry room and a washer and dryer".
    const items = listed.toSorted((a, b) => andsIn(a) - andsIn(b));
    const tells = items.flatMap((item) => item.tells);
    const plural = items.length > 1 || items.some((item) => item.plural);
    const parts = this.partsOf(items);
    const isPlain = parts.every((part, at) => part === items[at]?.text);
    const bare = parts.map(bareOf);
    return {
      points: { text: isPlain ? joinPlain(items) : joinParts(parts), plural, tells },
      bare: { text: items.length > 2 ? bare.join(", ") : joinParts(bare), plural, tells },
      several: items.length > 1 ? { text: "", tells } : undefined,
      ...this.clauseSlots(items, tells),
    };
  }

  /** The nouns, with what one is for: that one last, so that its use is taken for no other's. */
  private partsOf(items: readonly Item[]): string[] {
    const used = this.benefits > 0 ? items.findLast((item) => item.uses.length > 0) : undefined;
    if (!used) return items.map(({ text }) => text);
    const others = items.filter((item) => item !== used).map(({ text }) => text);
    return [...others, `${used.text} ${this.oneOf(used.uses)}`];
  }

  /** What is done with all things, and with the one that sells best beside a list of the others. */
  private clauseSlots(items: readonly Item[], tells: readonly string[]): Slots {
    const [best] = items
      .filter((item) => item.says.length > 0)
      .toSorted((a, b) => b.weight - a.weight);
    const rest = items.filter((item) => item !== best);
    const few = items.length <= Math.min(this.benefits, 2) ? items : [];
    const clause = (text: string | undefined): Piece | undefined =>
      text ? { text, tells } : undefined;
    return {
      acts: clause(
        joinClauses(
          few.map((item) => this.oneOf(item.acts)),
          " and ",
        ),
      ),
      says: clause(
        joinClauses(
          few.map((item) => this.oneOf(item.says)),
          ", and ",
        ),
      ),
      act: rest.length > 0 && best ? clause(this.oneOf(best.acts)) : undefined,
      say: rest.length > 0 && best ? clause(this.oneOf(best.says)) : undefined,
      rest: rest.length > 0 ? { ...join(rest), text: joinPlain(rest), tells } : undefined,
    };
  }

  private oneOf(phrases: readonly string[]): string | undefined {
    return phrases[this.style.draw(phrases.length)];
  }
}

const andsIn = ({ text, place }: Item) => (text.includes(" and ") && place !== "living" ? 1 : 0);

function joinClauses(clauses: readonly (string | undefined)[], and: string): string | undefined {
  if (clauses.length === 0 || clauses.includes(undefined)) return undefined;
  return clauses.join(clauses.some((clause) => clause?.includes(" and ")) ? ", and " : and);
}

/** Parts of a list, with "along with" where one of two has an "and" itself. */
function joinParts(parts: readonly string[]): string {
  const isBusy = parts.length === 2 && parts.some((part) => part.includes(" and "));
  return isBusy ? parts.join(" along with ") : listOf(parts);
}

const joinPlain = (items: readonly Item[]) =>
  items.length === 2 ? joinParts(items.map(({ text }) => text)) : join(items).text;

/** How a sentence opens: its first word, after an article the second too. */
const openerOf = (text: string) => /^(?:(?:the|an?) )?[^\s,]+/i.exec(text)?.[0].toLowerCase() ?? "";

const SLOTS = /\{[^{}]*\}/g;
const SMALL = /^(?:the|and|with|for|also|you'll|your|this|that|from|there)$/;
/** The words that a reader would notice twice. */
const wordsOf = (text: string) =>
  (
    text
      .replaceAll(SLOTS, "")
      .toLowerCase()
      .match(/[a-z']{3,}/g) ?? []
  ).filter((word) => !SMALL.test(word));
const WORDS = new Map(
  Object.values(SENTENCES)
    .flatMap((tones) => Object.values(tones).flat())
    .map((frame) => [frame, wordsOf(frame)]),
);
