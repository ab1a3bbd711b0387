import type { Sql } from "postgres";
import type { Database } from "#db/client.ts";
import { salesSource } from "#db/queries/sales.ts";
import { dayOf } from "#lib/days.ts";
import { formatNumber } from "#lib/format.ts";
import type { Subject } from "#lib/valuation/data/home.ts";
import { subjectFromSale } from "#lib/valuation/data/subject.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { refitMarket } from "#services/valuation-models.ts";
import { withScratchDatabase } from "../db/scratch-database.ts";
import { runScript, StartError } from "../start-error.ts";
import { quantile } from "./sales-sample.ts";

const USAGE = "Usage: npm run bench -- valuation-speed [SALES]";

const USUAL_SALES = 10_000_000;
const SALES_PER_ZIP = 4000;
const ZIPS_PER_MARKET = 25;
const BATCH = 500_000;
const HOMES = 1000;
const WARM_UP = 200;
const TODAY = dayOf(new Date().toISOString());
const FIRST_ZIP = 10_000;

// Memory settings of a server with ten million sales.
const SERVER_SETTINGS = {
  shared_buffers: "1GB",
  maintenance_work_mem: "512MB",
  full_page_writes: "off",
  max_wal_size: "8GB",
};

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
    'City ' || zip / ${ZIPS_PER_MARKET}, 'WI', (${FIRST_ZIP} + zip)::text,
    43 + zip % 50 * 0.05 + random() * 0.05, -89 - zip / 50 * 0.05 + random() * 0.05, area,
    (4000 + random() * 8000)::int, (2 + random() * 3)::int, 1 + (random() * 5)::int / 2.0,
    (1920 + random() * 100)::int, (2 + random() * 3)::int, quality
  from (
    select n, (random() * ${zips - 1})::int as zip, (900 + random() * 2400)::int as area,
      (random() * 40)::int as street, (2 + random() * 3)::int as quality
    from generate_series(${first}::int, ${last}::int) n) t`;

async function fillSales(client: Sql, count: number, zips: number): Promise<void> {
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

// Fits one market and gives all others its model.
async function fitAll(client: Sql, db: Database): Promise<void> {
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

const NOWHERE = { street: null, houseNumber: null, latitude: null, longitude: null };
const KNOWN: Readonly<Record<string, (subject: Subject) => Subject>> = {
  coordinates: (subject) => subject,
  "street address": (subject) => ({ ...subject, latitude: null, longitude: null }),
  "zip code": (subject) => ({ ...subject, ...NOWHERE }),
  "city alone": (subject) => ({ ...subject, ...NOWHERE, zipCode: null }),
};

// A sold home of each of some zip codes, in random order.
async function chooseHomes(db: Database, zips: number): Promise<Subject[]> {
  const source = salesSource(db);
  const homes: Subject[] = [];
  while (homes.length < WARM_UP + HOMES) {
    const zip = String(FIRST_ZIP + Math.floor(Math.random() * zips));
    const [sold] = await source.inZip(zip, 0, TODAY);
    if (sold) homes.push(subjectFromSale(sold));
  }
  return homes;
}

async function measure(db: Database, homes: readonly Subject[], known: keyof typeof KNOWN) {
  const source = salesSource(db);
  const times: number[] = [];
  for (const [index, home] of homes.entries()) {
    const subject = KNOWN[known]!(home);
    const started = performance.now();
    const { estimate } = await valueBySalesComparison(subject, source, new Date());
    const ms = performance.now() - started;
    if (estimate === null) throw new StartError("A home wasn't valued.");
    if (index >= WARM_UP) times.push(ms);
  }
  const show = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  return { known, homes: times.length, median: show(0.5), "95th percentile": show(0.95) };
}

await runScript(async () => {
  const count = Number(process.argv[2] ?? USUAL_SALES);
  if (!Number.isSafeInteger(count) || count < SALES_PER_ZIP) throw new StartError(USAGE);
  const zips = Math.ceil(count / SALES_PER_ZIP);
  await withScratchDatabase(SERVER_SETTINGS, async ({ client, db }) => {
    await fillSales(client, count, zips);
    console.log(`Loaded ${formatNumber(count)} made-up sales in ${formatNumber(zips)} zip codes.`);
    await fitAll(client, db);
    const homes = await chooseHomes(db, zips);
    const rows = [];
    for (const known of Object.keys(KNOWN)) rows.push(await measure(db, homes, known));
    console.table(rows);
  });
});
