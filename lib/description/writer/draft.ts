import { TONES, type Tone } from "#lib/fields/description.ts";
import { hashText } from "#lib/random.ts";
import { fillFrame, type Filled, type Frame, type Piece } from "./frames.ts";
import { type Frames, SENTENCES, type Topic, type Use } from "./material.ts";
import type { Slots } from "./pieces.ts";

/** What a sentence costs that opens like the one before it. */
const OPENS_ALIKE = 9;
/** What each earlier sentence costs that has the same first two words: "You get", "The house". */
const OPENING_AGAIN = 2;
/** What each word costs that another sentence has used. */
const WORD_AGAIN = 1;
/** Sentences that cost little more than the best one are as good. */
const SLACK = 2;

/** What a text covers so far, and the sentence that fits next. */
export class Draft {
  private readonly slots: Slots;
  readonly tone: Tone;
  private readonly turn: number;
  private readonly covered = new Set<string>();
  private readonly words = new Set<string>();
  private readonly openings = new Map<string, number>();
  private last = "";

  /** @param turn which of the sentences that fit is taken: variants in a row take different ones */
  constructor(slots: Slots, { tone, turn }: { tone: Tone; turn: number }) {
    this.slots = slots;
    this.tone = tone;
    this.turn = turn;
  }

  /** A slot of the home, until a sentence covers its facts. */
  slot(name: string): Piece | undefined {
    const piece = this.slots[name];
    return piece?.covers.every((fact) => !this.covered.has(fact)) ? piece : undefined;
  }

  /** Whether the text covers the facts of a piece. */
  covers(piece: Piece | undefined): boolean {
    return piece !== undefined && piece.covers.every((fact) => this.covered.has(fact));
  }

  /** The sentences of this tone, its own first. */
  pool(frames: Frames): readonly Frame[] {
    return [...frames[this.tone], ...(frames.all ?? [])];
  }

  /**
   * A sentence about a topic, with its full stop; null where none fits.
   * @param extra slots for this sentence alone
   */
  write(topic: Topic, extra: Slots = {}): string | null {
    return this.choose(this.pool(SENTENCES[topic]), topic, extra);
  }

  /** A sentence about what something is for. */
  writeUse(use: Use): string | null {
    return this.choose(this.pool(use), use.facts.join(), {});
  }

  /** Adds a finished sentence, and gives it its full stop. */
  add({ text, covers }: Filled): string {
    for (const fact of covers) this.covered.add(fact);
    for (const word of wordsOf(text)) this.words.add(word);
    const opening = openingOf(text);
    this.openings.set(opening, (this.openings.get(opening) ?? 0) + 1);
    this.last = text;
    return /[.?”]$/.test(text) ? text : `${text}.`;
  }

  private choose(frames: readonly Frame[], name: string, extra: Slots): string | null {
    const fitting = frames.flatMap((frame) => {
      const filled = fillFrame(frame, (slot) => (slot in extra ? extra[slot] : this.slot(slot)));
      return filled ? [{ filled, cost: this.costOf(filled) }] : [];
    });
    const most = Math.max(...fitting.map(({ filled }) => new Set(filled.covers).size));
    const whole = fitting.filter(({ filled }) => new Set(filled.covers).size === most);
    const least = Math.min(...whole.map(({ cost }) => cost));
    const best = whole.filter(({ cost }) => cost <= least + SLACK);
    const chosen = best[this.turnAmong(best.length, name)];
    return chosen ? this.add(chosen.filled) : null;
  }

  /** Turns in a row, tones, and next doors two numbers apart take different ones of the choices. */
  private turnAmong(choices: number, name: string): number {
    const turn = this.turn + TONES.indexOf(this.tone);
    const step = choices === 2 ? turn + Math.floor(turn / 2) : turn;
    return (step + (hashText(name) % 97)) % choices;
  }

  private costOf({ text }: Filled): number {
    const again = wordsOf(text).filter((word) => this.words.has(word)).length;
    return (
      again * WORD_AGAIN +
      (this.openings.get(openingOf(text)) ?? 0) * OPENING_AGAIN +
      (openerOf(text) === openerOf(this.last) ? OPENS_ALIKE : 0)
    );
  }
}

/** How a sentence opens: its first word, after an article the second too. */
const openerOf = (text: string) => /^(?:(?:the|an?) )?[^\s,]+/i.exec(text)?.[0].toLowerCase() ?? "";

const openingOf = (text: string) =>
  (
    /^(?:in|out)(?:side|doors)\b/i.exec(text)?.[0] ?? text.split(/[\s,]+/, 2).join(" ")
  ).toLowerCase();

const SMALL =
  /^(?:the|and|with|for|you|your|this|that|from|are|has|have|there|room|house|home|property|condo|condominium)$/;
/** The words that a reader would notice twice. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z']{3,}/g) ?? []).filter((word) => !SMALL.test(word));
