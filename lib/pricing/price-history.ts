import type { PriceVisibility } from "#lib/fields/price-history.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Entry {
  price: number;
  setAt: Date;
  removedAt: Date | null;
}

/**
 * Returns the prices that were changed back within a day, with every price set in between.
 * @param entries oldest first
 */
function findCorrected(entries: readonly Entry[]): ReadonlySet<Entry> {
  const corrected = new Set<Entry>();
  const kept: Entry[] = [];
  for (const entry of entries) {
    const same = kept.findLastIndex(({ price }) => price === entry.price);
    const replacement = same === -1 ? undefined : kept[same + 1];
    if (replacement && entry.setAt.getTime() - replacement.setAt.getTime() <= DAY_MS) {
      for (const slip of kept.splice(same + 1)) corrected.add(slip);
    }
    kept.push(entry);
  }
  return corrected;
}

/**
 * Returns what buyers see of each asking price. The price at publishing is part of their history.
 * @param entries newest first; the first is the current price, which can't be removed
 * @param publishedAt null for a listing that was never published
 */
export function priceVisibilities(
  entries: readonly Entry[],
  publishedAt: Date | null,
): PriceVisibility[] {
  const isRemoved = ({ removedAt }: Entry, index: number) => index > 0 && removedAt !== null;
  const remaining = entries.filter((entry, index) => !isRemoved(entry, index));
  const corrected = findCorrected(remaining.toReversed());
  const atPublishing = entries.findIndex(({ setAt }) => publishedAt && setAt <= publishedAt);
  return entries.map((entry, index) => {
    const isDraft = publishedAt === null || (atPublishing !== -1 && index > atPublishing);
    if (isDraft) return "draft";
    if (isRemoved(entry, index)) return "removed";
    return corrected.has(entry) ? "corrected" : "visible";
  });
}

interface SeenPrice {
  price: number;
  setAt: string;
  visibility: PriceVisibility;
}

/**
 * Returns the prices that buyers see, without repeats: a price that was only interrupted by hidden
 * ones counts once, from its first day.
 * @param prices newest first
 */
export function publicPrices<Price extends SeenPrice>(prices: readonly Price[]): Price[] {
  const visible = prices.filter(({ visibility }) => visibility === "visible");
  return visible.filter(({ price }, index) => price !== visible[index + 1]?.price);
}

/** Returns the price changes that buyers see. Both lists are newest first. */
export function publicPriceChanges(prices: readonly SeenPrice[]) {
  const shown = publicPrices(prices);
  return shown.flatMap(({ price, setAt: at }, index) => {
    const before = shown[index + 1]?.price;
    return before === undefined ? [] : [{ price, before, at }];
  });
}
