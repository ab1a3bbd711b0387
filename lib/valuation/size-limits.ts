import { BASICS_LABELS } from "#lib/fields/basics.ts";
import { formatArea, formatNumber } from "#lib/format.ts";
import type { Obstacle } from "./eligibility.ts";
import type { Subject, ValuableSale } from "./data/home.ts";
import { isFarOutside, type SizeName, type TypicalSize, typicalSizes } from "./typical-sizes.ts";

/** A size far outside the usual ones of the sales. */
export interface FarSize extends Pick<TypicalSize, "low" | "high"> {
  name: SizeName;
  size: number;
}

/** Returns the home's sizes that are so far from those of the sales that they may be typos. */
export function findFarSizes(subject: Subject, sales: readonly ValuableSale[]): FarSize[] {
  const typical = typicalSizes(sales, subject.propertyType);
  return (["livingArea", "lotSize"] as const).flatMap((name) => {
    const [size, usual] = [subject[name] ?? 0, typical[name]];
    return usual && isFarOutside(size, name, usual) ? [{ ...usual, name, size }] : [];
  });
}

const LIVING_AREA = BASICS_LABELS.finishedSquareFootage;

const describeFarSize = ({ size, low, high }: FarSize, what: string, others: string) =>
  `The ${what} you entered, ${formatArea(size)}, is far outside the usual sizes of the ${others} we compared (${formatNumber(low)} to ${formatArea(high)}).`;

/** Why a home with such a living area gets no estimate; null without one. */
export function findSizeObstacle(farSizes: readonly FarSize[]): Obstacle | null {
  const living = farSizes.find(({ name }) => name === "livingArea");
  if (!living) return null;
  const outside = describeFarSize(living, "size", "homes");
  return {
    reason: `${outside} Check it in The Basics. If it's right, add at least three sales of homes this size.`,
    missing: [LIVING_AREA],
  };
}

/** Asks to check a lot that widens the range; null without one. */
export function questionLot(farSizes: readonly FarSize[]): string | null {
  const lot = farSizes.find(({ name }) => name === "lotSize");
  if (!lot) return null;
  return `${describeFarSize(lot, "lot size", "lots")} Check it in The Basics. If it's right, the range stays this wide.`;
}
