import { and, between, desc, eq, type SQL, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { HAS_LIST_DAYS, properties, sales } from "#db/schema/index.ts";
import type { ListedSale } from "#lib/pricing/market-pace.ts";
import { MAX_SALE_AGE_DAYS } from "#lib/valuation/candidate-sales.ts";
import { distanceKm } from "#lib/valuation/location.ts";
import { boundsAround, type Coordinates, milesOf } from "#lib/valuation/offset.ts";
import { inCityOf } from "./sales.ts";
import { ZIP_CODE } from "./sales-near.ts";

const MAX_LISTED = 1000;

const FIELDS = {
  soldOn: sales.soldOn,
  price: sales.price,
  listedOn: sales.listedOn,
  daysOnMarket: sales.daysOnMarket,
  listPrice: sales.listPrice,
  originalListPrice: sales.originalListPrice,
  isDemo: sales.isDemo,
};

/** Of the last two years, with the days that the home was listed. */
const IS_RECENT_AND_LISTED = and(
  sql`${sales.soldOn} > current_date - ${sql.raw(String(MAX_SALE_AGE_DAYS))}`,
  HAS_LIST_DAYS,
);

/** The newest recent listed sales in the home's zip code. */
export const listedSalesInZipOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(FIELDS)
      .from(properties)
      .innerJoin(sales, and(eq(sales.zipCode, ZIP_CODE), IS_RECENT_AND_LISTED))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(sales.soldOn))
      .limit(MAX_LISTED),
  (rows): ListedSale[] => rows,
);

const selectListed = (db: Executor, area: SQL | undefined) =>
  db
    .select({ ...FIELDS, latitude: sales.latitude, longitude: sales.longitude })
    .from(sales)
    .where(and(area, IS_RECENT_AND_LISTED))
    .orderBy(desc(sales.soldOn))
    .limit(MAX_LISTED);

/** Returns the newest recent listed sales in a city, written in any way, with or without a zip code. */
export const findListedInCity = async (
  state: string,
  city: string,
  db: Executor = database(),
): Promise<ListedSale[]> => await selectListed(db, inCityOf(state, city));

/** Returns the newest recent listed sales within a distance of a place. */
export async function findListedAround(
  center: Coordinates,
  miles: number,
  db: Executor = database(),
): Promise<ListedSale[]> {
  const { south, north, west, east } = boundsAround(center, miles);
  const isInSquare = and(
    between(sales.latitude, south, north),
    between(sales.longitude, west, east),
  );
  const found = await selectListed(db, isInSquare);
  return found.filter((sale) => milesOf(distanceKm(center, sale) ?? Infinity) <= miles);
}
