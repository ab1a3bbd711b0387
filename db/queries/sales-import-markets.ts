import type { TransactionSql } from "postgres";
import { whereComparable } from "#db/schema/index.ts";

const IS_COMPARABLE = whereComparable("sales");

// A sale's area is its zip code, or its city if it has none.
const AREAS = [
  {
    columns: "zip_code",
    has: "staged.zip_code is not null",
    // One mistyped zip code must not take over another state's sales.
    isMovable: "(sales.state = areas.state) is not false",
    isIn: (table: string) => `sales.zip_code = ${table}.zip_code`,
  },
  {
    columns: "state, city_key",
    has: "staged.zip_code is null and staged.state is not null and staged.city_key is not null",
    isMovable: "true",
    isIn: (table: string) => `sales.state = ${table}.state and sales.city_key = ${table}.city_key`,
  },
];
type Area = (typeof AREAS)[number];

export interface MarketChanges {
  /** Sales of the file that took the market of their area's sales. */
  joined: number;
  /** Stored sales that moved to the market the operator named. */
  moved: number;
  /** The markets they left. */
  left: string[];
}

// One model covers one market, so all sales of an area have to be in the same.
async function joinMarkets(sql: TransactionSql, area: Area, named: string | null): Promise<number> {
  const columns = area.columns.split(", ");
  const isSame = columns.map((name) => `staged.${name} = settled.${name}`).join(" and ");
  const { count } = await sql`
    with given as (
      select ${sql.unsafe(area.columns)}, mode() within group (order by market) as market
      from staged where ${sql.unsafe(area.has)} and market is distinct from ${named}
      group by ${sql.unsafe(area.columns)}),
    settled as (
      select ${sql.unsafe(columns.map((name) => `given.${name}`).join(", "))},
        coalesce(stored.market, given.market) as market
      from given left join lateral (
        select sales.market from sales
        where ${sql.unsafe(area.isIn("given"))} and ${sql.unsafe(IS_COMPARABLE)} and not sales.is_demo
        group by sales.market order by count(*) desc, sales.market limit 1) as stored on true)
    update staged set market = settled.market from settled
    where ${sql.unsafe(isSame)} and ${sql.unsafe(area.has)}
      and staged.market <> settled.market and staged.market is distinct from ${named}`;
  return count;
}

async function moveStored(sql: TransactionSql, area: Area, named: string) {
  await sql`
    create temporary table areas on commit drop as
    select distinct zip_code, state, city_key from staged
    where market = ${named} and ${sql.unsafe(area.has)}`;
  await sql`analyze areas`;
  const isOther = sql`${sql.unsafe(area.isIn("areas"))} and ${sql.unsafe(area.isMovable)}
    and sales.market <> ${named} and not sales.is_demo`;
  const left = await sql<{ market: string }[]>`
    select distinct sales.market from areas join sales on ${isOther}
    where ${sql.unsafe(IS_COMPARABLE)}`;
  const markets = left.map(({ market }) => market);
  const { count } =
    markets.length === 0
      ? { count: 0 }
      : await sql`
          update sales set market = ${named} from areas
          where sales.market = any(${markets}) and ${isOther}`;
  await sql`drop table areas`;
  return { count, markets };
}

/**
 * Gives the staged sales of an area one market: the one the operator named, or that of the area's
 * stored sales, or the file's own. Stored sales move to a named market.
 */
export async function settleMarkets(
  sql: TransactionSql,
  named: string | null,
): Promise<MarketChanges> {
  const left = new Set<string>();
  let joined = 0;
  let moved = 0;
  for (const area of AREAS) {
    if (named !== null) {
      const { count, markets } = await moveStored(sql, area, named);
      moved += count;
      for (const market of markets) left.add(market);
    }
    joined += await joinMarkets(sql, area, named);
  }
  return { joined, moved, left: [...left] };
}

/**
 * Deletes the models of markets without sales.
 * @param markets the only ones to look at
 * @returns those that still have sales
 */
export async function dropEmptyMarkets(
  sql: TransactionSql,
  markets: readonly string[],
): Promise<string[]> {
  const remaining = await sql<{ market: string }[]>`
    select market from unnest(${[...markets]}::text[]) as named(market)
    where exists (select from sales where sales.market = named.market)`;
  await sql`
    delete from valuation_markets
    where market = any(${[...markets]}) and market <> all(${remaining.map(({ market }) => market)})`;
  return remaining.map(({ market }) => market);
}
