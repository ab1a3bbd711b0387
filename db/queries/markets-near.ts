import { and, eq, sql } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import {
  lastSales,
  ownSales,
  properties,
  sales,
  valuationMarkets,
  valuationZips,
} from "#db/schema/index.ts";
import { resaleErrors } from "#lib/valuation/stored-model.ts";
import { ZIP_CODE } from "./sales-near.ts";
import { modelsOf, toModel } from "./valuation-models.ts";

// Zips searched on either side of the home's own, and the markets kept from them.
const NEAR_ZIPS = 20;
const NEAR_MARKETS = 3;

const zipsOn = (side: "<" | ">=", order: "asc" | "desc") => sql`(
  select z.market, z.zip_code from ${valuationZips} z
  where z.zip_code ${sql.raw(side)} ${ZIP_CODE} and z.zip_code ~ '^[0-9]{5}$'
  order by z.zip_code ${sql.raw(order)} limit ${sql.raw(String(NEAR_ZIPS))})`;

// The fitted markets with the zips nearest to a property's, the nearest first, then by name, with each
// one's state. Never demo sales.
const near = sql`(
  select
    array_agg(n.market order by n.distance, n.market) as markets,
    json_agg(json_build_object('market', n.market, 'state', n.state)
      order by n.distance, n.market) as places
  from (
    select z.market, s.state, z.distance
    from (
      select market, min(abs(zip_code::integer - ${ZIP_CODE}::integer)) as distance
      from (${zipsOn(">=", "asc")} union all ${zipsOn("<", "desc")}) zips
      group by market) z
    cross join lateral (
      select s.state, s.is_demo from ${sales} s
      where s.market = z.market order by s.sold_on desc limit 1) s
    where not s.is_demo
    order by z.distance, z.market limit ${sql.raw(String(NEAR_MARKETS))}) n) near`;

const places = sql<{ market: string; state: string | null }[] | null>`near.places`;
const IS_FIVE_DIGITS = sql`${ZIP_CODE} ~ '^[0-9]{5}$'`;

/**
 * The price models of the fitted markets nearest to the home, with each one's state. Empty for an account
 * without own sales.
 */
export const marketsNearAccount = ownedRead(
  ({ accountId }, db) => {
    const hasSales = sql`exists (
      select from ${ownSales} o where o.property_id = ${properties.id})`;
    return db
      .select({ places, models: modelsOf(sql`near.markets`, ZIP_CODE) })
      .from(properties)
      .leftJoinLateral(near, sql`true`)
      .where(and(eq(properties.userId, accountId), IS_FIVE_DIGITS, hasSales));
  },
  ([found]) =>
    (found?.places ?? []).flatMap(({ market, state }) => {
      const row = found?.models?.[market];
      const model = row && toModel(market, { ...row, fittedAt: new Date(row.fittedAt) });
      return model ? [{ state, model: model.model }] : [];
    }),
);

/**
 * The errors of adjusted last sales in the fitted markets nearest to the home, with each one's state and its
 * newest sale's date. Empty for an account without a last sale.
 */
export const resaleErrorsNearAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        places,
        markets: sql<Record<string, { through: string; errors: unknown }> | null>`(
          select json_object_agg(m.market,
            json_build_object('through', m.fitted_through, 'errors', m.resale_errors))
          from ${valuationMarkets} m where m.market = any(near.markets))`,
      })
      .from(properties)
      .innerJoin(lastSales, eq(lastSales.propertyId, properties.id))
      .leftJoinLateral(near, sql`true`)
      .where(and(eq(properties.userId, accountId), IS_FIVE_DIGITS)),
  ([found]) =>
    (found?.places ?? []).flatMap(({ market, state }) => {
      const measured = found?.markets?.[market];
      const errors = resaleErrors.safeParse(measured?.errors).data;
      return measured && errors ? [{ state, through: measured.through, errors }] : [];
    }),
);
