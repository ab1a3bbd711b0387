import "server-only";
import { findListedAround, findListedInCity } from "#db/queries/listed-sales.ts";
import { salesSource } from "#db/queries/sales.ts";
import { dayOf } from "#lib/days.ts";
import { type ListedSale, marketPace } from "#lib/pricing/market-pace.ts";
import type { MarketArea, PriceCheckup } from "#lib/schemas/price-checkup.ts";
import type { PropertyView } from "#lib/schemas/property.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { findHomePlace } from "#lib/valuation/home-place.ts";
import { coordinatesOf } from "#lib/valuation/offset.ts";
import { placeHome } from "./home-coordinates.ts";

interface ListedHome {
  property: PropertyView;
  salesInZip: readonly ListedSale[];
  /** How long the home has been listed. */
  days: number;
}

/** About an estimate's widest scale of distance, 3 km. */
const MILES = 2;

/** Yields the areas around a home with their sales, the nearest first. */
async function* salesByArea(
  { property, salesInZip }: ListedHome,
  now: Date,
): AsyncGenerator<{ area: MarketArea; sales: readonly ListedSale[] }> {
  yield { area: { kind: "zip", zipCode: property.zipCode.slice(0, 5) }, sales: salesInZip };
  const home = await placeHome(subjectFromProperty(property));
  const { city, state } = home;
  const place =
    coordinatesOf(home) ?? (await findHomePlace(home, dayOf(now.toISOString()), salesSource()));
  if (place) {
    yield { area: { kind: "distance", miles: MILES }, sales: await findListedAround(place, MILES) };
  }
  if (city && state)
    yield { area: { kind: "city", city }, sales: await findListedInCity(state, city) };
}

/**
 * Returns how homes sold that were listed as long as a home, from the sales of its zip code, within two
 * miles or of its city: the first of these with enough sales.
 * @returns null if none has enough
 */
export async function findMarketPace(
  home: ListedHome,
  now: Date,
): Promise<NonNullable<PriceCheckup["listed"]>["pace"]> {
  for await (const { area, sales } of salesByArea(home, now)) {
    const pace = marketPace(sales, home.days);
    if (pace) return { area, ...pace };
  }
  return null;
}
