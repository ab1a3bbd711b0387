import type { Slot } from "./phrases/topic.ts";

/** Openers and verbs that wear out when they come again and again. */
const WORN =
  /\b(?:include[sd]?|has|have|also|you'll|in all|comes?|provides?|outdoors?|property|available|among|is there|there (?:is|are)|takes?|as well|too|compris\w+|extends?|measures|amenities|appointments|finished in|in place|made|spent)\b/g;
/** Words that take the reader into or out of the house: once, at the start of a paragraph. */
const THRESHOLD =
  /^(?:inside|indoors|outside|outdoors|out of doors|step outside|the interior|the floor plan|the exterior|within)\b/;

/** The cost of a way that opens like the sentence before it: more than any other way has. */
const ALIKE = 40;
/** The cost from which a way does not sit well. */
const BADLY = 4;

/** How a sentence opens: its first word, and the second too after an article. */
interface Opener {
  word: string;
  words: string;
}

interface Traits {
  first: Opener;
  last: Opener;
  openers: readonly string[];
  worn: readonly string[];
  trigrams: readonly string[];
  /** What is against this way whatever was told before. */
  faults: number;
  threshold: boolean;
}

const known = new Map<string, Traits>();

function openerOf(sentence: string): Opener {
  return {
    word: /^[^\s,]+/.exec(sentence)?.[0] ?? "",
    // The second word too after an article: that is what catches a reader's eye.
    words: /^(?:(?:the|an?) )?[^\s,]+/.exec(sentence)?.[0] ?? "",
  };
}

/** True where two sentences open with the same words. */
export function opensAlike(one: string, other: string): boolean {
  return openerOf(one.toLowerCase()).words === openerOf(other.toLowerCase()).words;
}

/** What counts about one way of saying something; the same text always has the same traits. */
function traitsOf(text: string): Traits {
  const seen = known.get(text);
  if (seen) return seen;
  const lower = text.toLowerCase();
  const words = lower.match(/[\p{L}\d'-]+/gu) ?? [];
  const stems = (lower.match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6));
  const ands = Math.max(0, lower.split(" and ").length - 3);
  const openers = lower.split(/(?<=[a-z)]\.) /).map(openerOf);
  const first = openers[0] ?? { word: "", words: "" };
  const alike = openers.filter(({ word }, at) => word === openers[at - 1]?.word).length;
  const traits: Traits = {
    first,
    last: openers.at(-1) ?? first,
    openers: openers.map((opener) => opener.words),
    worn: lower.match(WORN) ?? [],
    trigrams: words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`),
    faults: ands * 1.5 + (new Set(stems).size < stems.length ? 3 : 0) + alike * BADLY,
    threshold: THRESHOLD.test(lower),
  };
  if (known.size > 20_000) known.clear();
  known.set(text, traits);
  return traits;
}

/** What a text has told so far, by which the next sentence is chosen. */
export class Story {
  private readonly openers = new Set<string>();
  private readonly trigrams = new Set<string>();
  private readonly worn = new Map<string, number>();
  private last: Opener = { word: "", words: "" };

  constructor(opening: string) {
    this.tell(opening);
  }

  /** Takes a clause as told. */
  tell(text: string): void {
    const { openers, last, trigrams, worn } = traitsOf(text);
    this.last = last;
    for (const opener of openers) this.openers.add(opener);
    for (const trigram of trigrams) this.trigrams.add(trigram);
    for (const word of worn) this.worn.set(word, (this.worn.get(word) ?? 0) + 1);
  }

  /**
   * The way of a slot that sits best now, among the share of them that this variant may use: not
   * one that opens like the sentence before, leans on worn words, or repeats a turn of phrase.
   * Neighboring variants use different shares, so that they hardly ever agree.
   *
   * @param seed where the first share begins; fixed for a home and a slot
   * @param opensPart true where a paragraph begins and may lead the reader in or out
   */
  choose(slot: Slot, seed: number, variant: number, opensPart: boolean): string {
    const share = Math.max(1, Math.floor(slot.length / 2));
    const start = seed + variant * share;
    let best = "";
    let least = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset < slot.length; offset += 1) {
      // Beyond the share only where it has nothing that sits well.
      if (offset >= share && least < BADLY) break;
      const way = slot[(start + offset) % slot.length] ?? "";
      const cost = offset * 0.3 + this.costOf(traitsOf(way), opensPart);
      if (cost < least) [best, least] = [way, cost];
    }
    return best;
  }

  private costOf(traits: Traits, opensPart: boolean): number {
    const again = traits.worn.reduce((sum, word) => sum + (this.worn.get(word) ?? 0), 0);
    const echoes = traits.trigrams.filter((trigram) => this.trigrams.has(trigram)).length;
    return (
      traits.faults +
      (traits.first.words === this.last.words ? ALIKE : 0) +
      (traits.first.word === this.last.word ? BADLY / 2 : 0) +
      (this.openers.has(traits.first.words) ? 0.7 : 0) +
      again * 0.5 +
      echoes * 1.2 +
      (traits.threshold ? (opensPart ? -1.5 : 3) : 0)
    );
  }
}
