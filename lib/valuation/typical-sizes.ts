import type { PropertyType } from "#lib/fields/property.ts";
import type { Sale } from "./data/home.ts";

/** Sizes of most homes sold nearby, in square feet: nine of ten are from `low` to `high`. */
export interface TypicalSize {
  low: number;
  high: number;
  isDemo: boolean;
}

export type SizeName = "livingArea" | "lotSize";

// With fewer sales, one odd home would decide what is typical.
const MIN_SALES = 20;
const SHARE_OUTSIDE = 0.05;
// Half or twice the ends is still common. Lots differ more than homes.
const TOLERANCE: Record<SizeName, number> = { livingArea: 2, lotSize: 5 };

function typicalSize(sales: readonly Sale[], name: SizeName): TypicalSize | null {
  const sizes = Float64Array.from(sales, (sale) => sale[name] ?? 0)
    .filter((size) => size > 0)
    .sort();
  const cut = Math.floor(sizes.length * SHARE_OUTSIDE);
  const [low, high] = [sizes[cut], sizes.at(-1 - cut)];
  if (sizes.length < MIN_SALES || low === undefined || high === undefined) return null;
  return { low, high, isDemo: sales.some(({ isDemo }) => isDemo) };
}

/**
 * Returns the typical sizes of the sales of one property type (null: of all); null for a size with
 * fewer than 20 sales.
 */
export function typicalSizes(
  sales: readonly Sale[],
  propertyType: PropertyType | null,
): Record<SizeName, TypicalSize | null> {
  const alike = sales.filter(
    (sale) => propertyType === null || (sale.propertyType ?? propertyType) === propertyType,
  );
  return { livingArea: typicalSize(alike, "livingArea"), lotSize: typicalSize(alike, "lotSize") };
}

/** Whether a size is so far from the typical ones that it may be a typo; never for 0. */
export function isFarOutside(
  size: number,
  name: SizeName,
  { low, high }: Pick<TypicalSize, "low" | "high">,
): boolean {
  return size > 0 && (size < low / TOLERANCE[name] || size > high * TOLERANCE[name]);
}
