/** A slice of the price, up to and including `upTo` dollars (null: no limit), and its rate. */
export interface TaxTier {
  upTo: number | null;
  percent: number;
}

/** One part of a transfer tax, on prices above `above` and up to `upTo` dollars (null: any). */
export interface TaxPart {
  above: number;
  upTo: number | null;
  /** "slices": a tier's percent applies to the slice in it; "whole": to the whole price in it. */
  takes: "slices" | "whole";
  /** The price less `free` dollars is rounded up to a multiple of these dollars. */
  unit: number;
  free: number;
  tiers: TaxTier[];
  /** Dollars, regardless of the price. */
  fixed: number;
}

export type TaxSchedule = TaxPart[];

type TierPair = readonly [upTo: number | null, rate: number];

const ANY_PRICE = { above: 0, upTo: null, takes: "slices", unit: 1, free: 0, fixed: 0 } as const;

const toTiers = (pairs: readonly TierPair[], unit = 100): TaxTier[] =>
  pairs.map(([upTo, rate]) => ({ upTo, percent: (rate / unit) * 100 }));

export const flat = (dollars: number): TaxSchedule => [{ ...ANY_PRICE, tiers: [], fixed: dollars }];

/**
 * Returns a tax of some dollars per started `unit` of the price, without the first `free` dollars.
 */
export const perUnit = (unit: number, dollars: number, free = 0): TaxSchedule => [
  { ...ANY_PRICE, unit, free, tiers: toTiers([[null, dollars]], unit) },
];

export const percentOfPrice = (percent: number): TaxSchedule => slices([[null, percent]]);

export const slices = (pairs: readonly TierPair[]): TaxSchedule => [
  { ...ANY_PRICE, tiers: toTiers(pairs) },
];

/** Returns a tax by slices whose rates are dollars per started `unit`. */
export const slicesPerUnit = (unit: number, pairs: readonly TierPair[]): TaxSchedule => [
  { ...ANY_PRICE, unit, tiers: toTiers(pairs, unit) },
];

export const wholePrice = (pairs: readonly TierPair[]): TaxSchedule => [
  { ...ANY_PRICE, takes: "whole", tiers: toTiers(pairs) },
];

/** Returns one schedule up to a price and another above it. */
export const byPrice = (bound: number, below: TaxSchedule, above: TaxSchedule): TaxSchedule => [
  ...below.map((part) => ({ ...part, upTo: bound })),
  ...above.map((part) => ({ ...part, above: bound })),
];

function ofSlices(price: number, tiers: readonly TaxTier[]): number {
  let tax = 0;
  let from = 0;
  for (const { upTo, percent } of tiers) {
    const end = Math.min(price, upTo ?? price);
    tax += (Math.max(0, end - from) * percent) / 100;
    from = end;
  }
  return tax;
}

function ofWhole(price: number, tiers: readonly TaxTier[]): number {
  const tier = tiers.find(({ upTo }) => upTo === null || price <= upTo);
  return (price * (tier?.percent ?? 0)) / 100;
}

function ofPart(price: number, { above, upTo, takes, unit, free, tiers, fixed }: TaxPart): number {
  if (price <= above || (upTo !== null && price > upTo)) return 0;
  const taxed = Math.ceil(Math.max(0, price - free) / unit) * unit;
  return fixed + (takes === "whole" ? ofWhole : ofSlices)(taxed, tiers);
}

/** Returns the tax on a sale in US dollars, rounded to cents. @param price in whole dollars */
export const taxOn = (price: number, schedule: TaxSchedule): number =>
  Math.round(schedule.reduce((sum, part) => sum + ofPart(price, part), 0) * 100) / 100;
