import {
  and,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { cityKeyOf, IS_COMPARABLE, sales } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { streetKey } from "#lib/us/street-key.ts";
import type { SalesSource } from "#lib/valuation/candidate-sales.ts";
import type { Sale } from "#lib/valuation/data/home.ts";
import { readStoredModel } from "./valuation-models.ts";

// The newest of an area; more didn't improve estimates on real sales.
const CANDIDATE_LIMIT = 300;

const WITHOUT_ZIP = isNull(sales.zipCode);

type Columns = readonly { name: keyof Sale; column: SQLWrapper; read: (text: string) => unknown }[];

const asText = (text: string) => text;

const COLUMNS = [
  { name: "id", column: sales.id, read: Number },
  { name: "market", column: sales.market, read: asText },
  { name: "isDemo", column: sales.isDemo, read: (text: string) => text === "t" },
  { name: "day", column: sql`${sales.soldOn} - date '1970-01-01'`, read: Number },
  { name: "price", column: sales.price, read: Number },
  { name: "propertyType", column: sales.propertyType, read: asText },
  { name: "houseNumber", column: sales.houseNumber, read: asText },
  { name: "street", column: sales.street, read: asText },
  { name: "unit", column: sales.unit, read: asText },
  { name: "city", column: sales.city, read: asText },
  { name: "state", column: sales.state, read: asText },
  { name: "zipCode", column: sales.zipCode, read: asText },
  { name: "district", column: sales.district, read: asText },
  { name: "latitude", column: sales.latitude, read: Number },
  { name: "longitude", column: sales.longitude, read: Number },
  { name: "livingArea", column: sales.livingArea, read: Number },
  { name: "lotSize", column: sales.lotSize, read: Number },
  { name: "basementArea", column: sales.basementArea, read: Number },
  { name: "bedrooms", column: sales.bedrooms, read: Number },
  { name: "bathrooms", column: sales.bathrooms, read: Number },
  { name: "yearBuilt", column: sales.yearBuilt, read: Number },
  { name: "yearRemodeled", column: sales.yearRemodeled, read: Number },
  { name: "condition", column: sales.condition, read: Number },
  { name: "quality", column: sales.quality, read: Number },
  { name: "garage", column: sales.garage, read: asText },
  { name: "style", column: sales.style, read: asText },
] as const satisfies Columns;

// Separators: control characters that don't occur in stored text, and that JSON doesn't escape.
const COLUMN_END = "\x7f";
const ROW_END = "\x80";
const quoted = (separator: string) => sql.raw(`'${separator}'`);

// Packs a row into one text; null becomes empty.
const PACKED = sql`concat(${sql.join(
  COLUMNS.map(({ column }) => column),
  sql`, ${quoted(COLUMN_END)}, `,
)})`;

function unpack(row: string): Sale {
  const texts = row.split(COLUMN_END);
  const sale: Record<string, unknown> = {};
  for (const [index, { name, read }] of COLUMNS.entries()) {
    const text = texts[index];
    sale[name] = text ? read(text) : null;
  }
  return sale as unknown as Sale;
}

/**
 * Selects sales as one text, with their markets. The driver takes several times as long for 400 rows of
 * 20 columns.
 * @param where which sales; `order` which come first; at most `limit`
 */
export function selectSales(db: Executor, where: SQL | undefined, order: SQL, limit: number) {
  return db
    .select({
      sales: sql<string | null>`string_agg(packed, ${quoted(ROW_END)})`.as("sales"),
      markets: sql<string[] | null>`array_agg(distinct market)`.as("markets"),
    })
    .from(
      sql`(select ${PACKED} as packed, ${sales.market} from ${sales}
        where ${where} order by ${order} limit ${limit}) t`,
    );
}

export const unpackSales = (packed: string | null | undefined): Sale[] =>
  packed ? packed.split(ROW_END).map(unpack) : [];

export function selectCandidates(
  db: Executor,
  area: SQL,
  from: string | Placeholder,
  before: string | Placeholder,
) {
  const where = and(area, gte(sales.soldOn, from), lt(sales.soldOn, before), IS_COMPARABLE);
  return selectSales(db, where, desc(sales.soldOn), CANDIDATE_LIMIT);
}

/** Selects the sales of a house, of any age or type. */
export function selectHouseSales(
  db: Executor,
  zipCode: string | SQL,
  houseNumber: string | SQL,
  before: string | Placeholder,
) {
  const ofHouse = and(eq(sales.zipCode, zipCode), eq(sales.houseNumber, houseNumber));
  return selectSales(
    db,
    and(ofHouse, lt(sales.soldOn, before)),
    desc(sales.soldOn),
    CANDIDATE_LIMIT,
  );
}

async function readSales(select: ReturnType<typeof selectSales>): Promise<Sale[]> {
  const [found] = await select;
  return unpackSales(found?.sales);
}

// Splits a house number like lib/us/house-number.ts: 95 and 1001 of "95-1001".
const NUMBER_PARTS = String.raw`(\d{1,9})(?:[-NSEW](\d{1,9}))?`;

function numbersApart(part: 1 | 2, houseNumber: string | null): SQL {
  const read = (number: SQLWrapper) =>
    sql`(regexp_match(${number}, ${NUMBER_PARTS}))[${sql.raw(String(part))}]::integer`;
  return sql`abs(${read(sales.houseNumber)} - ${read(sql`${houseNumber}::text`)})`;
}

/** Returns the condition for sales in a city, written in any way. */
export const inCityOf = (state: string, city: string) =>
  sql`${sales.state} = ${state} and ${sales.cityKey} = ${cityKeyOf(sql`${city}::text`)}`;

/**
 * Returns the recorded sales for the valuation engine. Every lookup uses an index and has a limit. Cities
 * are compared without case, accents and punctuation.
 */
export function salesSource(db: Executor = database()): SalesSource {
  const listCandidates = (area: SQL, from: number, before: number) =>
    readSales(selectCandidates(db, area, isoOf(from), isoOf(before)));
  return {
    inZip: (zipCode, from, before) => listCandidates(eq(sales.zipCode, zipCode), from, before),
    inDistrict: (state, city, district, from, before) =>
      listCandidates(
        sql`${inCityOf(state, city)} and ${eq(sales.district, district)} and ${WITHOUT_ZIP}`,
        from,
        before,
      ),
    inCity: (state, city, from, before) => listCandidates(inCityOf(state, city), from, before),
    inState: (state, from, before) => listCandidates(eq(sales.state, state), from, before),
    ofHouse: (zipCode, houseNumber, before) =>
      readSales(selectHouseSales(db, zipCode, houseNumber, isoOf(before))),
    onStreet: ({ state, city, street, houseNumber }, before) =>
      readSales(
        selectSales(
          db,
          and(
            inCityOf(state, city),
            eq(sales.streetKey, streetKey(street)),
            WITHOUT_ZIP,
            lt(sales.soldOn, isoOf(before)),
          ),
          sql`${numbersApart(1, houseNumber)} nulls last, ${numbersApart(2, houseNumber)} nulls last,
            ${sales.soldOn} desc`,
          CANDIDATE_LIMIT,
        ),
      ),
    modelOf: (market, zipCodes) => readStoredModel(market, zipCodes, db),
  };
}

/** Returns a market's comparable sales, oldest first, in index order; `after` a given one. */
export function listMarketSales(
  db: Executor,
  market: string,
  after: Pick<Sale, "day" | "id"> | undefined,
  before: number,
  limit: number,
): Promise<Sale[]> {
  const from =
    after && sql`(${sales.soldOn}, ${sales.id}) > (${isoOf(after.day)}::date, ${after.id}::bigint)`;
  const until = Number.isFinite(before) ? lt(sales.soldOn, isoOf(before)) : undefined;
  const where = and(eq(sales.market, market), from, until, IS_COMPARABLE);
  return readSales(selectSales(db, where, sql`${sales.soldOn}, ${sales.id}`, limit));
}

const MARKET_BATCH = 5000;

/** Yields sales before a day number, in `listMarketSales`'s order. */
export async function* streamMarketSales(
  market: string,
  before: number,
  db: Executor = database(),
): AsyncGenerator<Sale[]> {
  let last: Sale | undefined;
  for (;;) {
    const batch = await listMarketSales(db, market, last, before, MARKET_BATCH);
    if (batch.length > 0) yield batch;
    if (batch.length < MARKET_BATCH) return;
    last = batch.at(-1);
  }
}

export type NewSale = typeof sales.$inferInsert;

// PostgreSQL takes at most 65,535 parameters per statement.
const ROWS_PER_INSERT = 1000;

const UPDATED = [
  ...(["soldOn", "price", "condition", "quality", "garage", "style"] as const),
  ...(["listedOn", "daysOnMarket", "listPrice", "originalListPrice"] as const),
];

/** Inserts sales. Of those with the same source and source id, updates all but the home's address and size. */
export async function saveSales(
  rows: readonly NewSale[],
  db: Executor = database(),
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db
      .insert(sales)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .onConflictDoUpdate({
        target: [sales.source, sales.sourceId],
        set: Object.fromEntries(
          UPDATED.map((name) => [name, sql`excluded.${sql.identifier(sales[name].name)}`]),
        ),
      });
  }
}

export async function analyzeSales(db: Executor = database()): Promise<void> {
  await db.execute(sql`analyze sales`);
}

/**
 * Returns the day of a source's newest sale with a condition, as "2026-03-09". Earlier versions stored
 * demonstration sales without one.
 */
export async function findNewestSaleDay(
  source: string,
  db: Executor = database(),
): Promise<string | null> {
  const [row] = await db
    .select({ newest: sql<string | null>`max(${sales.soldOn})::text` })
    .from(sales)
    .where(and(eq(sales.source, source), isNotNull(sales.condition)));
  return row?.newest ?? null;
}

export async function listMarkets(db: Executor = database()): Promise<string[]> {
  // A loose index scan on market.
  const rows = await db.execute<{ market: string }>(sql`
    with recursive found as (
      (select market from sales order by market limit 1)
      union all
      select (select market from sales where market > found.market order by market limit 1)
      from found where found.market is not null
    )
    select market from found where market is not null`);
  return rows.map(({ market }) => market);
}
