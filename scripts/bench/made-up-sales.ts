import type { Sql } from "postgres";
import type { Database } from "#db/client.ts";
import { refitMarket } from "#services/valuation-models.ts";
import { StartError } from "../start-error.ts";

export const STATE = "TX";
export const FIRST_ZIP = 75_000;
export const SALES_PER_ZIP = 4000;
const ZIPS_PER_MARKET = 25;
const BATCH = 500_000;

// Made-up sales of ten years, oldest first, so that the sales of a zip code are spread over the table.
const insertSales = (
  client: Sql,
  zips: number,
  count: number,
  first: number,
  last: number,
) => client`
  insert into sales (source, source_id, market, sold_on, price, property_type, house_number, street,
    street_key, city, state, zip_code, latitude, longitude, living_area, lot_size, bedrooms, bathrooms,
    year_built, condition, quality)
  select 'made up', n, 'Market ' || zip / ${ZIPS_PER_MARKET},
    current_date - 1 - (3650 * (1 - n / ${count}::float8))::int,
    (exp(12.6 + 0.6 * ln(area / 1800.0) + 0.05 * quality + random() / 4))::int, 'single_family',
    (100 + random() * 2000)::int, 'Street ' || street, 'street ' || street,
    'City ' || zip / ${ZIPS_PER_MARKET}, ${STATE}, (${FIRST_ZIP} + zip)::text,
    31 + zip % 50 * 0.05 + random() * 0.05, -97 - zip / 50 * 0.05 + random() * 0.05, area,
    (4000 + random() * 8000)::int, (2 + random() * 3)::int, 1 + (random() * 5)::int / 2.0,
    (1920 + random() * 100)::int, (2 + random() * 3)::int, quality
  from (
    select n, (random() * ${zips - 1})::int as zip, (900 + random() * 2400)::int as area,
      (random() * 40)::int as street, (2 + random() * 3)::int as quality
    from generate_series(${first}::int, ${last}::int) n) t`;

/** Loads made-up sales of ten years into an empty table. */
export async function fillSales(client: Sql, count: number, zips: number): Promise<void> {
  const indexes = await client<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'sales' and indexname <> 'sales_pkey'`;
  for (const { name } of indexes) await client`drop index ${client(name)}`;
  for (let first = 1; first <= count; first += BATCH) {
    await insertSales(client, zips, count, first, Math.min(count, first + BATCH - 1));
  }
  for (const { definition } of indexes) await client.unsafe(definition);
  await client`vacuum analyze sales`;
}

/** Fits one market and gives all others its model. */
export async function fitAll(client: Sql, db: Database): Promise<void> {
  if (!(await refitMarket("Market 0", db))) throw new StartError("There are too few sales to fit.");
  await client`
    insert into valuation_markets
    select (m).* from (
      select jsonb_populate_record(v, jsonb_build_object('market', o.market)) as m
      from valuation_markets v, (select distinct market from sales) o where o.market <> v.market) t`;
  await client`
    insert into valuation_zips (market, zip_code, effects)
    select 'Market ' || k, (z.zip_code::int + k * ${ZIPS_PER_MARKET})::text, z.effects
    from valuation_zips z, generate_series(1, (select count(*) - 1 from valuation_markets)) k`;
  await client`vacuum analyze valuation_zips`;
}
