import { TONES, type Tone } from "#lib/fields/description.ts";
import { hashText } from "#lib/random.ts";
import { fillFrame, type Filled, type Frame, type Piece } from "./frames.ts";
import { type Frames, SENTENCES, type Topic, type Use } from "./material.ts";
import type { Slots } from "./pieces.ts";

/** What a sentence costs that opens like the one before it, or is built like it. */
const LIKE_LAST = 9;
/** What each word costs that another sentence has used. */
const WORD_AGAIN = 1;
/** Sentences that cost little more than the best one are as good. */
const SLACK = 1.5;

/** What a text has told so far, and the sentence that fits next. */
export class Telling {
  private readonly slots: Slots;
  readonly tone: Tone;
  private readonly turn: number;
  private readonly told = new Set<string>();
  private readonly words = new Set<string>();
  private last = "";

  /** @param turn which of the sentences that fit is taken: variants in a row take different ones */
  constructor(slots: Slots, { tone, turn }: { tone: Tone; turn: number }) {
    this.slots = slots;
    this.tone = tone;
    this.turn = turn;
  }

  /** A slot of the home, until its facts are told. */
  slot(name: string): Piece | undefined {
    const piece = this.slots[name];
    return piece?.tells.every((tell) => !this.told.has(tell)) ? piece : undefined;
  }

  /** The sentences of this tone, its own first. */
  pool(frames: Frames): readonly Frame[] {
    return [...frames[this.tone], ...frames.all];
  }

  /**
   * A sentence about a topic, with its full stop; null where none fits.
   * @param extra slots for this sentence alone
   */
  tell(topic: Topic, extra: Slots = {}): string | null {
    return this.choose(this.pool(SENTENCES[topic]), topic, extra);
  }

  /** A sentence about what something is for. */
  tellUse(use: Use): string | null {
    return this.choose(this.pool(use), use.facts.join(), {});
  }

  /** Takes a sentence as said, and gives it its full stop. */
  say({ text, tells }: Filled): string {
    for (const tell of tells) this.told.add(tell);
    for (const word of wordsOf(text)) this.words.add(word);
    this.last = text;
    return /[.?”]$/.test(text) ? text : `${text}.`;
  }

  private choose(frames: readonly Frame[], name: string, extra: Slots): string | null {
    const fitting = frames.flatMap((frame) => {
      const filled = fillFrame(frame, (slot) => (slot in extra ? extra[slot] : this.slot(slot)));
      return filled ? [{ filled, cost: this.costOf(filled) }] : [];
    });
    const most = Math.max(...fitting.map(({ filled }) => new Set(filled.tells).size));
    const whole = fitting.filter(({ filled }) => new Set(filled.tells).size === most);
    const least = Math.min(...whole.map(({ cost }) => cost));
    const best = whole.filter(({ cost }) => cost <= least + SLACK);
    const chosen = best[this.turnAmong(best.length, name)];
    return chosen ? this.say(chosen.filled) : null;
  }

  /** Turns in a row, tones, and next doors two numbers apart take different ones of the choices. */
  private turnAmong(choices: number, name: string): number {
    const turn = this.turn + TONES.indexOf(this.tone);
    const step = choices === 2 ? turn + Math.floor(turn / 2) : turn;
    return (step + (hashText(name) % 97)) % choices;
  }

  private costOf({ text }: Filled): number {
    const again = wordsOf(text).filter((word) => this.words.has(word)).length;
    const isLike = openerOf(text) === openerOf(this.last) || buildOf(text) === buildOf(this.last);
    return again * WORD_AGAIN + (isLike ? LIKE_LAST : 0);
  }
}

/** How a sentence opens: its first word, after an article the second too. */
const openerOf = (text: string) => /^(?:(?:the|an?) )?[^\s,]+/i.exec(text)?.[0].toLowerCase() ?? "";

/** The marks and small words that make two sentences read alike: "… for …, … for …". */
const buildOf = (text: string) =>
  (text.match(/[;:]|\b(?:for|goes|gets|takes|then)\b/g) ?? []).join(" ") || text;

const SMALL = /^(?:the|and|with|for|you|your|this|that|from|are|has|room)$/;
/** The words that a reader would notice twice. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z']{3,}/g) ?? []).filter((word) => !SMALL.test(word));
