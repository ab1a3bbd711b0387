import type { Slot } from "./phrases/topic.ts";

/** Openers and verbs that wear out when they come again and again. */
const WORN =
  /\b(?:include[sd]?|has|also|you'll|in all|comes?|provides?|outdoors?|property|available|among)\b/g;
/** Words that take the reader into or out of the house: once, at the start of a paragraph. */
const THRESHOLD =
  /^(?:inside|indoors|outside|outdoors|step outside|the interior|the floor plan|the exterior)\b/;

/** The cost of a way that opens like the sentence before it. */
const BADLY = 4;

interface Traits {
  opener: string;
  worn: readonly string[];
  trigrams: readonly string[];
  /** What is against this way whatever was told before. */
  faults: number;
  threshold: boolean;
}

const known = new Map<string, Traits>();

/** What counts about one way of saying something; the same text always has the same traits. */
function traitsOf(text: string): Traits {
  const seen = known.get(text);
  if (seen) return seen;
  const lower = text.toLowerCase();
  const words = lower.match(/[\p{L}\d'-]+/gu) ?? [];
  const stems = (lower.match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6));
  const ands = Math.max(0, lower.split(" and ").length - 3);
  const traits: Traits = {
    // The second word too after an article: that is what catches a reader's eye.
    opener: /^(?:(?:the|an?) )?[^\s,]+/.exec(lower)?.[0] ?? "",
    worn: lower.match(WORN) ?? [],
    trigrams: words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`),
    faults: ands * 1.5 + (new Set(stems).size < stems.length ? 6 : 0),
    threshold: THRESHOLD.test(lower),
  };
  if (known.size > 5000) known.clear();
  known.set(text, traits);
  return traits;
}

/** What a text has told so far, by which the next sentence is chosen. */
export class Story {
  private readonly openers = new Set<string>();
  private readonly trigrams = new Set<string>();
  private readonly worn = new Map<string, number>();
  private last = "";

  constructor(opening: string) {
    this.tell(opening);
  }

  /** Takes a clause as told. */
  tell(text: string): void {
    const { opener, trigrams, worn } = traitsOf(text);
    this.last = opener;
    this.openers.add(opener);
    for (const trigram of trigrams) this.trigrams.add(trigram);
    for (const word of worn) this.worn.set(word, (this.worn.get(word) ?? 0) + 1);
  }

  /**
   * The way of a slot that sits best now, among the share of them that this variant may use: not
   * one that opens like the sentence before, leans on worn words, or repeats a turn of phrase.
   * Neighboring variants use different shares of four ways or more, so that they hardly ever agree.
   *
   * @param seed where the first share begins; fixed for a home and a slot
   * @param opensPart true where a paragraph begins and may lead the reader in or out
   */
  choose(slot: Slot, seed: number, variant: number, opensPart: boolean): string {
    const share = Math.max(1, slot.length > 3 ? Math.floor(slot.length / 2) : slot.length - 1);
    const start = seed + variant * (slot.length > 3 ? share : 1);
    let best = "";
    let least = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset < slot.length; offset += 1) {
      // Beyond the share only where it has nothing that sits well.
      if (offset >= share && least < BADLY) break;
      const way = slot[(start + offset) % slot.length] ?? "";
      const cost = offset * 0.6 + this.costOf(traitsOf(way), opensPart);
      if (cost < least) [best, least] = [way, cost];
    }
    return best;
  }

  private costOf(traits: Traits, opensPart: boolean): number {
    const again = traits.worn.reduce((sum, word) => sum + (this.worn.get(word) ?? 0), 0);
    const echoes = traits.trigrams.filter((trigram) => this.trigrams.has(trigram)).length;
    return (
      traits.faults +
      (traits.opener === this.last ? BADLY : 0) +
      (this.openers.has(traits.opener) ? 0.7 : 0) +
      again * 0.8 +
      echoes * 1.2 +
      (traits.threshold ? (opensPart ? -1.5 : 1) : 0)
    );
  }
}
