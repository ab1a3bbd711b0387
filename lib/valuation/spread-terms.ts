import { OPTIONAL_FACTS, type OptionalFact } from "#lib/fields/optional-facts.ts";
import { yearOf } from "#lib/days.ts";
import { clamp } from "#lib/math.ts";
import type { AssumableFact } from "#lib/schemas/valuation.ts";
import type { HomeFacts, ValuableHome, ValuableSale } from "./data/home.ts";
import { AGE_SCALE, LOT_SCALE, SIZE_SCALE } from "./similarity-weights.ts";

const UNKNOWN_TERM_COUNT = 3;
const MAIN_TERM_COUNT = UNKNOWN_TERM_COUNT + 7;
const OWN_SALE_TERM = MAIN_TERM_COUNT + OPTIONAL_FACTS.length;
export const SPREAD_TERM_COUNT = OWN_SALE_TERM + 1;

/** Whether a term's coefficient can't be negative: an unknown fact never narrows a range. */
export const isOfUnknownFact = (index: number): boolean =>
  index < UNKNOWN_TERM_COUNT || (index >= MAIN_TERM_COUNT && index < OWN_SALE_TERM);

const MAX_DISTANCE = 3;
const USUAL_SHARE = 0.8;
// Where nearly all homes are alike, differences that cost a comparable 2% of its weight still count
// as usual: e^(−½ · (1/5)²).
const USUAL_SCALE = 1 / 5;

interface Measure {
  measure: (home: HomeFacts, day: number) => number | null;
  minHalfWidth: number;
}

const positiveLog = (area: number | null) => (area !== null && area > 0 ? Math.log(area) : null);
const MEASURES: readonly Measure[] = [
  {
    measure: ({ livingArea }) => positiveLog(livingArea),
    minHalfWidth: SIZE_SCALE * USUAL_SCALE,
  },
  { measure: ({ lotSize }) => positiveLog(lotSize), minHalfWidth: LOT_SCALE * USUAL_SCALE },
  {
    measure: ({ yearBuilt }, day) =>
      yearBuilt === null ? null : Math.max(0, yearOf(day) - yearBuilt),
    minHalfWidth: AGE_SCALE * USUAL_SCALE,
  },
];

// Half the squared distance from the median, below and above it. One unit is half the width of the
// middle 80% of the sales.
function distances(
  value: number | null,
  ofSales: readonly number[],
  minHalfWidth: number,
): [number, number] {
  if (value === null || ofSales.length === 0) return [0, 0];
  const sold = Float64Array.from(ofSales).sort();
  const at = (share: number) => sold[Math.floor(share * (sold.length - 1))] ?? 0;
  const halfWidth = (at((1 + USUAL_SHARE) / 2) - at((1 - USUAL_SHARE) / 2)) / 2;
  const middle = at(0.5);
  const distance = clamp(
    (value - middle) / Math.max(minHalfWidth, halfWidth),
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
 * @param unknownOptional the optional facts that the model uses and the seller left open
 * @returns all SPREAD_TERM_COUNT numbers but the last, which is the share of the home's last sale;
 *   stored coefficients use this order
 */
export function measureSpreadTerms(
  home: ValuableHome,
  day: number,
  sales: readonly ValuableSale[],
  assumed: readonly AssumableFact[],
  unknownOptional: readonly OptionalFact[],
): number[] {
  const isUnknown = (fact: AssumableFact) => assumed.includes(fact) || home[fact] === null;
  const isCondominium = home.propertyType === "condominium";
  const unknown = [
    !isCondominium && isUnknown("lotSize"),
    isUnknown("yearBuilt"),
    isUnknown("bathrooms") || home.bedrooms === null,
  ];
  const unusual = MEASURES.flatMap(({ measure, minHalfWidth }) => {
    const sold = sales.map((sale) => measure(sale, sale.day)).filter((value) => value !== null);
    return distances(measure(home, day), sold, minHalfWidth);
  });
  const isSmall = home.bedrooms !== null && home.bedrooms <= 1;
  const optional = OPTIONAL_FACTS.map((fact) => unknownOptional.includes(fact));
  return [...unknown.map(Number), ...unusual, Number(isSmall), ...optional.map(Number)];
}
