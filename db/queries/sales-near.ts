import { eq, sql } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import { addresses, properties, sales } from "#db/schema/index.ts";
import { oldestDay, type SalesSource } from "#lib/valuation/candidate-sales.ts";
import { salesSource, selectCandidates, selectHouseSales, unpackSales } from "./sales.ts";
import { modelsOf, toModel } from "./valuation-models.ts";

// Zip and house number in their usual form. If lib/us/address.ts parses the address differently, those are
// looked up separately.
export const ZIP_CODE = sql`left(${properties.zipCode}, 5)`;
const HOUSE_NUMBER = sql`substring(${properties.addressLine1} from '^([1-9][0-9]{0,8}(?:-[0-9]{1,9})?) ')`;

// Whether the operator imported addresses, where the home's coordinates can be looked up.
const HAS_ADDRESSES = sql<boolean>`coalesce(
  (select true from ${addresses} a where a.place > '' limit 1), false)`;

/** Returns the values of `salesNearAccount` and `excludedSalesOfAccount`; null for `now` finds nothing. */
export const salesUntil = (now: Date | null) => ({
  soldFrom: now && oldestDay(now),
  soldBefore: now && now.toISOString().slice(0, 10),
});

/** The sales that a valuation usually needs, in one statement. */
export const salesNearAccount = ownedRead(
  ({ accountId }, db) => {
    const before = sql.placeholder("soldBefore");
    const from = sql.placeholder("soldFrom");
    const inZip = selectCandidates(db, eq(sales.zipCode, ZIP_CODE), from, before).as("in_zip");
    const ofHouse = selectHouseSales(db, ZIP_CODE, HOUSE_NUMBER, before).as("of_house");
    return db
      .select({
        zipCode: sql<string>`${ZIP_CODE}`,
        houseNumber: sql<string | null>`${HOUSE_NUMBER}`,
        inZip: sql<string | null>`in_zip.sales`,
        ofHouse: sql<string | null>`of_house.sales`,
        models: modelsOf(sql`in_zip.markets`, ZIP_CODE),
        hasAddresses: HAS_ADDRESSES,
        chosenTimeZone: properties.timeZone,
      })
      .from(properties)
      .leftJoinLateral(inZip, sql`true`)
      .leftJoinLateral(ofHouse, sql`true`)
      .where(eq(properties.userId, accountId));
  },
  ([near]) => near ?? null,
);

/** Returns the recorded sales without querying those in `near` again. */
export function salesSourceWith(near: ReturnType<typeof salesNearAccount.view>): SalesSource {
  const source = salesSource();
  if (!near) return source;
  const { zipCode, houseNumber } = near;
  const salesInZip = unpackSales(near.inZip);
  const markets = new Set(salesInZip.map(({ market }) => market));
  return {
    ...source,
    inZip: (zip, from, before) =>
      zip === zipCode ? Promise.resolve(salesInZip) : source.inZip(zip, from, before),
    ofHouse: (zip, number, before) =>
      zip === zipCode && number === houseNumber
        ? Promise.resolve(unpackSales(near.ofHouse))
        : source.ofHouse(zip, number, before),
    modelOf: (market, zipCodes) => {
      if (!markets.has(market) || zipCodes.some((zip) => zip !== zipCode)) {
        return source.modelOf(market, zipCodes);
      }
      const row = near.models?.[market];
      const model = row && toModel(market, { ...row, fittedAt: new Date(row.fittedAt) });
      return Promise.resolve(model ?? null);
    },
  };
}
