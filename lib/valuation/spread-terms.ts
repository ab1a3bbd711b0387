import { yearOf } from "#lib/days.ts";
import { clamp } from "#lib/math.ts";
import type { AssumableFact } from "#lib/schemas/valuation.ts";
import type { HomeFacts, ValuableHome, ValuableSale } from "./data/home.ts";

/** Terms whose coefficients can't be negative: an unknown fact never narrows a range. */
export const UNKNOWN_TERM_COUNT = 3;
export const SPREAD_TERM_COUNT = UNKNOWN_TERM_COUNT + 7;

const MAX_DISTANCE = 3;
// Keeps the distance finite where nearly all homes are alike.
const MIN_HALF_WIDTH = 0.05;
const USUAL_SHARE = 0.8;

type Measure = (home: HomeFacts, day: number) => number | null;

const positiveLog = (area: number | null) => (area !== null && area > 0 ? Math.log(area) : null);
const MEASURES: readonly Measure[] = [
  ({ livingArea }) => positiveLog(livingArea),
  ({ lotSize }) => positiveLog(lotSize),
  ({ yearBuilt }, day) => (yearBuilt === null ? null : Math.max(0, yearOf(day) - yearBuilt)),
];

// Half the squared distance from the median, below and above it. One unit is half the width of the
// middle 80% of the sales.
function distances(value: number | null, sold: number[]): [number, number] {
  if (value === null || sold.length === 0) return [0, 0];
  sold.sort((a, b) => a - b);
  const at = (share: number) => sold[Math.floor(share * (sold.length - 1))] ?? 0;
  const halfWidth = (at((1 + USUAL_SHARE) / 2) - at((1 - USUAL_SHARE) / 2)) / 2;
  const middle = at(0.5);
  const distance = clamp(
    (value - middle) / Math.max(MIN_HALF_WIDTH, halfWidth),
    -MAX_DISTANCE,
    MAX_DISTANCE,
  );
  const half = distance ** 2 / 2;
  return distance < 0 ? [half, 0] : [0, half];
}

/**
 * Returns what may make an estimate less certain than its comparables suggest: facts that the
 * seller left open (0 or 1), and how unusual the living area, the lot and the age are among the
 * sales nearby.
 * @param home with its assumed facts
 * @returns SPREAD_TERM_COUNT numbers; stored coefficients use this order
 */
export function measureSpreadTerms(
  home: ValuableHome,
  day: number,
  sales: readonly ValuableSale[],
  assumed: readonly AssumableFact[],
): number[] {
  const isUnknown = (fact: AssumableFact) => assumed.includes(fact) || home[fact] === null;
  const isCondominium = home.propertyType === "condominium";
  const unknown = [
    !isCondominium && isUnknown("lotSize"),
    isUnknown("yearBuilt"),
    isUnknown("bathrooms") || home.bedrooms === null,
  ];
  const unusual = MEASURES.flatMap((measure) => {
    const sold = sales.map((sale) => measure(sale, sale.day)).filter((value) => value !== null);
    return distances(measure(home, day), sold);
  });
  const isSmall = home.bedrooms !== null && home.bedrooms <= 1;
  return [...unknown.map(Number), ...unusual, Number(isSmall)];
}
