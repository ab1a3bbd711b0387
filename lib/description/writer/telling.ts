import { join, listOf } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import { fillFrame, type Filled, type Frame, type Piece } from "./frames.ts";
import type { Item } from "./items.ts";
import { SENTENCES, type Topic } from "./material.ts";
import type { Slots } from "./pieces.ts";
import { type Draw, hashText } from "./random.ts";

/** Things of one sentence that are told with a use where they sell, and as what the owner does. */
const MAX_USES = 2;
const MAX_ACTS = 2;

/** What a sentence costs that opens like the one before it, and like any other so far. */
const OPENS_LIKE_LAST = 8;
const OPENS_LIKE_ANY = 1;
/** What it saves to tell a use, while the text has room for one. */
const BENEFIT = 3;

/** Frames that cost little more than the best one are as good. */
const SLACK = 2;

interface TellingOptions {
  tone: Tone;
  draw: Draw;
  /** Which of the sentences that fit is taken: homes and variants in a row take different ones. */
  turn: number;
  /** The number of things that may be joined to a use. */
  benefits: number;
}

/** What a text has told so far, and the sentence that fits next. */
export class Telling {
  private readonly slots: Slots;
  private readonly tone: Tone;
  private readonly draw: Draw;
  private readonly turn: number;
  private benefits: number;
  private readonly told = new Set<string>();
  private readonly openers: string[] = [];

  constructor(slots: Slots, { tone, draw, turn, benefits }: TellingOptions) {
    this.slots = slots;
    this.tone = tone;
    this.draw = draw;
    this.turn = turn;
    this.benefits = benefits;
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
    return this.choose(SENTENCES[topic][this.tone], extra);
  }

  /** A sentence that lists things; null where none fits. */
  list(topic: Topic, items: readonly Item[]): string | null {
    if (items.length === 0) return null;
    const sentence = this.tell(topic, this.listSlots(topic, items));
    const phrases = items.flatMap(phrasesOf);
    this.benefits -= phrases.filter((phrase) => sentence?.includes(phrase)).length;
    return sentence;
  }

  /** One of the frames that fit and repeat least of what was said. */
  choose(frames: readonly Frame[], extra: Slots): string | null {
    const fitting = frames.flatMap((frame) => {
      const filled = fillFrame(frame, (name) => (name in extra ? extra[name] : this.slot(name)));
      return filled ? [{ filled, cost: this.costOf(frame, filled) }] : [];
    });
    const least = Math.min(...fitting.map(({ cost }) => cost));
    const best = fitting.filter(({ cost }) => cost <= least + SLACK);
    const chosen = best[this.turnAmong(best.length, frames[0] ?? "")];
    return chosen ? this.say(chosen.filled) : null;
  }

  /** Turns in a row take each of the choices; topics come round at different turns. */
  private turnAmong(choices: number, topic: string): number {
    const round = Math.floor(this.turn / Math.max(1, choices));
    return (this.turn + round * (hashText(topic) % 97)) % choices;
  }

  /** Takes a sentence as said, and gives it its full stop. */
  say({ text, tells }: Filled): string {
    for (const tell of tells) this.told.add(tell);
    this.openers.push(openerOf(text));
    return /[.?]$/.test(text) ? text : `${text}.`;
  }

  private costOf(frame: Frame, { text, tells }: Filled): number {
    const opener = openerOf(text);
    const isBenefit = /\{(?:acts|says)\}/i.test(frame);
    return (
      (opener === this.openers.at(-1) ? OPENS_LIKE_LAST : 0) +
      this.openers.filter((other) => other === opener).length * OPENS_LIKE_ANY -
      (isBenefit ? BENEFIT : 0) -
      tells.length
    );
  }

  private listSlots(topic: Topic, listed: readonly Item[]): Slots {
    // A pair stands last: "a laundry room and a washer and dryer".
    const items = listed.toSorted((a, b) => andsIn(a) - andsIn(b));
    const tells = items.flatMap((item) => item.tells);
    const plural = items.length > 1 || items.some((item) => item.plural);
    const parts = this.partsOf(topic, items);
    const isPlain = parts.every((part, at) => part === items[at]?.text);
    return {
      points: { text: isPlain ? joinPlain(items) : joinParts(parts), plural, tells },
      leading: { ...(items[0] ?? { text: "" }), tells },
      bare: { text: parts.map((part) => part.replace(/^an? /, "")).join(", "), plural, tells },
      acts: this.clausesOf(items, (item) => item.acts, " and "),
      says: this.clausesOf(items, (item) => item.says, ", and "),
    };
  }

  /** The nouns, with what some are for: those last, so that no use is taken for the others. */
  private partsOf(topic: Topic, items: readonly Item[]): string[] {
    let left = Math.min(this.benefits, topic === "sells" ? MAX_USES : 1);
    const [plain, used]: [string[], string[]] = [[], []];
    for (const item of items) {
      const use = left > 0 ? this.draftOf(item.uses) : undefined;
      if (use) left -= 1;
      if (use) used.push(`${item.text} ${use}`);
      else plain.push(item.text);
    }
    return [...plain, ...used];
  }

  private clausesOf(
    items: readonly Item[],
    phrasesFor: (item: Item) => readonly string[],
    and: string,
  ): Piece | undefined {
    if (this.benefits <= 0 || items.length > MAX_ACTS) return undefined;
    const clauses = items.map((item) => this.draftOf(phrasesFor(item)));
    if (clauses.includes(undefined)) return undefined;
    const isBusy = clauses.some((clause) => clause?.includes(" and "));
    const text = clauses.join(isBusy ? ", and " : and);
    return { text, tells: items.flatMap(({ tells }) => tells) };
  }

  private draftOf(phrases: readonly string[]): string | undefined {
    return phrases[this.draw(phrases.length)];
  }
}

const andsIn = ({ text }: Item) => (text.includes(" and ") ? 1 : 0);

const phrasesOf = ({ uses, acts, says }: Item) => [
  ...[...uses, ...acts],
  ...says.map((clause) => clause.slice(1)),
];

/** Parts of a list, with a comma before "and" where a part has an "and" itself. */
function joinParts(parts: readonly string[]): string {
  const isBusy = parts.length === 2 && parts.some((part) => part.includes(" and "));
  return isBusy ? parts.join(", and ") : listOf(parts);
}

const joinPlain = (items: readonly Item[]) =>
  items.length === 2 ? items.map(({ text }) => text).join(" and ") : join(items).text;

/** How a sentence opens: its first word, after an article the second too. */
const openerOf = (text: string) => /^(?:(?:the|an?) )?[^\s,]+/i.exec(text)?.[0].toLowerCase() ?? "";
