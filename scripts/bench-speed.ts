import { drizzle } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import { listMarketSales, salesSource, streamMarketSales } from "#db/queries/sales.ts";
import * as schema from "#db/schema/index.ts";
import { dayOf } from "#lib/days.ts";
import type { Subject } from "#lib/valuation/data/home.ts";
import { subjectFromSale } from "#lib/valuation/data/subject.ts";
import { fitMarket } from "#lib/valuation/model/fit.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { refitMarket } from "#services/valuation-models.ts";

const WARM_UP = 200;
const MEASURED = 1000;

const count = (number: number) => number.toLocaleString("en-US");

// Copies the market's sales, each copy in zips or districts of its own, until there are `rows` of them.
async function multiply(client: Sql, market: string, rows: number): Promise<void> {
  const [{ total, originals } = { total: 0, originals: 0 }] = await client<
    { total: number; originals: number }[]
  >`
    select count(*)::int as total, count(*) filter (where source not like 'copy %')::int as originals
    from sales`;
  const made = Math.ceil((total - originals) / originals);
  let missing = rows - total;
  for (let copy = made + 1; missing > 0; copy++, missing -= originals) {
    await client`
      insert into sales (source, source_id, market, sold_on, price, property_type, house_number,
        street, unit, city, state, zip_code, latitude, longitude, living_area, lot_size, basement_area,
        bedrooms, bathrooms, year_built, year_remodeled, district, street_key)
      select ${`copy ${copy}`}, source_id, market, sold_on, price, property_type, house_number,
        street, unit, city, state, zip_code || ${`-${copy}`}, latitude, longitude, living_area, lot_size,
        basement_area, bedrooms, bathrooms, year_built, year_remodeled,
        district || ${`-${copy}`}, street_key
      from sales
      where market = ${market} and source = (select source from sales order by id limit 1)
      limit ${missing}`;
  }
  await client`vacuum analyze sales`;
}

async function chooseSubjects(client: Sql): Promise<Subject[]> {
  const [{ last } = { last: 0 }] = await client<{ last: number }[]>`
    select max(id)::int as last from sales`;
  const db = drizzle(client, { schema });
  const subjects: Subject[] = [];
  for (let index = 0; index < 100; index++) {
    const id = 1 + Math.floor((index / 100) * last);
    const [row] = await client<{ market: string; sold_on: string; id: number }[]>`
      select market, sold_on::text, id::int from sales where id >= ${id} order by id limit 1`;
    if (!row) continue;
    const before = { id: row.id - 1, day: dayOf(row.sold_on) };
    const [sale] = await listMarketSales(db, row.market, before, Infinity, 1);
    if (sale) subjects.push(subjectFromSale(sale));
  }
  return subjects;
}

async function timeValuations(client: Sql): Promise<void> {
  const statements: { query: string; params: unknown[] }[] = [];
  let isRecording = false;
  const db = drizzle(client, {
    schema,
    logger: {
      logQuery: (query, params) => {
        if (isRecording) statements.push({ query, params });
      },
    },
  });
  const [{ rows, newest } = { rows: 0, newest: "" }] = await client<
    { rows: number; newest: string }[]
  >`select count(*)::int as rows, (max(sold_on) + 1)::text as newest from sales`;
  const now = new Date(newest);
  const subjects = await chooseSubjects(client);
  const source = salesSource(db);
  const value = (index: number) =>
    valueBySalesComparison(subjects[index % subjects.length]!, source, now);

  for (let index = 0; index < WARM_UP; index++) await value(index);
  const times: number[] = [];
  let valued = 0;
  for (let index = 0; index < MEASURED; index++) {
    const started = performance.now();
    const view = await value(index);
    times.push(performance.now() - started);
    if (view.estimate !== null) valued++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(share * (times.length - 1))]!.toFixed(2)} ms`;
  console.log(`One valuation, query and scoring together, with ${count(rows)} sales:`);
  console.table([
    { valuations: MEASURED, valued, median: at(0.5), "95 %": at(0.95), "99 %": at(0.99) },
  ]);

  isRecording = true;
  await value(0);
  isRecording = false;
  for (const { query, params } of statements) {
    const plan = await client.unsafe<{ "QUERY PLAN": string }[]>(
      `explain (analyze, buffers) ${query}`,
      params as string[],
    );
    console.log(plan.map((line) => line["QUERY PLAN"]).join("\n"), "\n");
  }
}

export async function measureSpeed(
  client: Sql,
  market: string,
  rows: number | null,
): Promise<void> {
  await refitMarket(market, drizzle(client, { schema }));
  await client`vacuum analyze`;
  await timeValuations(client);
  if (rows === null) return;
  await multiply(client, market, rows);
  await timeValuations(client);
}

export async function measureFit(client: Sql, market: string, rows: number): Promise<void> {
  await multiply(client, market, rows);
  const started = performance.now();
  const db = drizzle(client, { schema });
  const model = await fitMarket(market, () => streamMarketSales(market, Infinity, db));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `A fit of ${count(model?.salesCount ?? 0)} sales in ${count(model?.zips.size ?? 0)} zips took ${seconds} s and at most ${peak} MB.`,
  );
}
