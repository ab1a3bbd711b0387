const OVERUSED =
  /\b(?:include[sd]?|has|have|also|you'll|in all|comes?|provides?|outdoors?|property|available|among|is there|there (?:is|are)|takes?|as well|too|compris\w+|extends?|measures|amenities|appointments|finished in|in place|made|spent)\b/g;
/** Words that take the reader into or out of the house: once, at the start of a paragraph. */
const LEADS_IN_OR_OUT =
  /^(?:inside|indoors|outside|outdoors|out of doors|step outside|the interior|the floor plan|the exterior|within)\b/;

/** The cost of a wording that opens like the sentence before it: more than any other has. */
const SAME_OPENER_COST = 40;
const POOR_FIT = 4;
const MAX_KNOWN_FEATURES = 20_000;

/** How a sentence opens: its first word, and the second too after an article. */
interface Opener {
  word: string;
  words: string;
}

interface WordingFeatures {
  first: Opener;
  last: Opener;
  openers: readonly string[];
  overused: readonly string[];
  trigrams: readonly string[];
  /** The cost of the wording by itself, whatever stands before it. */
  ownCost: number;
  leadsInOrOut: boolean;
}

const knownFeatures = new Map<string, WordingFeatures>();

function openerOf(sentence: string): Opener {
  return {
    word: /^[^\s,]+/.exec(sentence)?.[0] ?? "",
    words: /^(?:(?:the|an?) )?[^\s,]+/.exec(sentence)?.[0] ?? "",
  };
}

export function opensAlike(one: string, other: string): boolean {
  return openerOf(one.toLowerCase()).words === openerOf(other.toLowerCase()).words;
}

function featuresOf(text: string): WordingFeatures {
  const known = knownFeatures.get(text);
  if (known) return known;
  const lower = text.toLowerCase();
  const words = lower.match(/[\p{L}\d'-]+/gu) ?? [];
  const stems = (lower.match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6));
  const tooManyAnds = Math.max(0, lower.split(" and ").length - 3);
  const openers = lower.split(/(?<=[a-z)]\.) /).map(openerOf);
  const first = openers[0] ?? { word: "", words: "" };
  const alike = openers.filter(({ word }, index) => word === openers[index - 1]?.word).length;
  const repeatsStem = new Set(stems).size < stems.length;
  const features: WordingFeatures = {
    first,
    last: openers.at(-1) ?? first,
    openers: openers.map((opener) => opener.words),
    overused: lower.match(OVERUSED) ?? [],
    trigrams: words
      .slice(2)
      .map((word, index) => `${words[index] ?? ""} ${words[index + 1] ?? ""} ${word}`),
    ownCost: tooManyAnds * 1.5 + (repeatsStem ? 3 : 0) + alike * POOR_FIT,
    leadsInOrOut: LEADS_IN_OR_OUT.test(lower),
  };
  if (knownFeatures.size > MAX_KNOWN_FEATURES) knownFeatures.clear();
  knownFeatures.set(text, features);
  return features;
}

interface WordingOptions {
  /** Where the share of the first variant begins; fixed for a home and a message. */
  seed: number;
  variant: number;
  opensParagraph: boolean;
}

/** The clauses of a text so far, by which the wording of the next one is chosen. */
export class DiscourseHistory {
  private readonly openers = new Set<string>();
  private readonly trigrams = new Set<string>();
  private readonly overused = new Map<string, number>();
  private last: Opener = { word: "", words: "" };

  add(clause: string): void {
    const { openers, last, trigrams, overused } = featuresOf(clause);
    this.last = last;
    for (const opener of openers) this.openers.add(opener);
    for (const trigram of trigrams) this.trigrams.add(trigram);
    for (const word of overused) this.overused.set(word, (this.overused.get(word) ?? 0) + 1);
  }

  /**
   * The wording that fits best now, among the share of them that this variant may use: not one
   * that opens like the sentence before, uses overused words, or repeats three words in a row.
   * Neighboring variants use different shares, so that they hardly ever agree.
   */
  choose(wordings: readonly string[], { seed, variant, opensParagraph }: WordingOptions): string {
    const share = Math.max(1, Math.floor(wordings.length / 2));
    const start = seed + variant * share;
    let best = "";
    let least = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset < wordings.length; offset += 1) {
      // Beyond the share only where it has nothing that fits well.
      if (offset >= share && least < POOR_FIT) break;
      const wording = wordings[(start + offset) % wordings.length] ?? "";
      const cost = offset * 0.3 + this.costOf(featuresOf(wording), opensParagraph);
      if (cost < least) [best, least] = [wording, cost];
    }
    return best;
  }

  private costOf(features: WordingFeatures, opensParagraph: boolean): number {
    const { first, leadsInOrOut, overused, ownCost, trigrams } = features;
    const uses = overused.reduce((sum, word) => sum + (this.overused.get(word) ?? 0), 0);
    const repeated = trigrams.filter((trigram) => this.trigrams.has(trigram)).length;
    return (
      ownCost +
      (first.words === this.last.words ? SAME_OPENER_COST : 0) +
      (first.word === this.last.word ? POOR_FIT / 2 : 0) +
      (this.openers.has(first.words) ? 2 : 0) +
      uses * 0.5 +
      repeated * 1.2 +
      (leadsInOrOut ? (opensParagraph ? -1.5 : 3) : 0)
    );
  }
}
