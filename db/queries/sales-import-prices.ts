import type { TransactionSql } from "postgres";

/** Sales left out because their price says nothing about the home. */
export interface UnusualPrices {
  /** Of several parcels at one price in one month, or on one day in a file of one month. */
  inBulk: number;
  /** Per square foot, far from the prices of their area and year. */
  farOff: number;
}

// Fewer sales of an area in a year have no usual price.
const MIN_SALES = 20;
const MIN_PARCELS = 3;
const BULK_RATIO = 3;
const FAR_RATIO = 5;
// In robust standard deviations, for areas where prices vary a lot.
const FAR_DEVIATIONS = 4;
const MAD_TO_SD = 1.4826;

const AREA = "coalesce(zip_code, district, city_key, '')";
const YEAR = "extract(year from sold_on)";
const MONTH = "date_trunc('month', sold_on::timestamp)";

// The price of a portfolio is repeated on each parcel. It is several times the usual price, and most
// sales at that price are in one month, unlike those at a round price. Each price counts once a month
// towards the usual one, which a large portfolio would set otherwise. A year of one month can only
// be compared by day, and if that isn't known either, only many sales at one price are a portfolio.
async function leaveOutBulk(sql: TransactionSql): Promise<number> {
  const { count } = await sql`
    with prices as (
      select distinct ${sql.unsafe(AREA)} as area, ${sql.unsafe(YEAR)} as year,
        ${sql.unsafe(MONTH)} as month, price from staged),
    usual as (
      select area, year, percentile_cont(0.5) within group (order by price) as price
      from prices group by area, year having count(*) >= ${MIN_SALES}),
    whole as (
      select percentile_cont(0.5) within group (order by price) as price
      from prices having count(*) >= ${MIN_SALES}),
    yearly as (
      select ${sql.unsafe(YEAR)} as year, count(distinct sold_on) > 1 as has_days,
        count(distinct ${sql.unsafe(MONTH)}) > 1 as has_months
      from staged group by 1),
    dear as (
      select line, parcel, staged.price, ${sql.unsafe(YEAR)} as year, has_days,
        case when has_months then ${sql.unsafe(MONTH)} else sold_on end as period
      from staged join yearly on yearly.year = ${sql.unsafe(YEAR)}
      left join usual on usual.area = ${sql.unsafe(AREA)} and usual.year = ${sql.unsafe(YEAR)}
      left join whole on true
      where staged.price >= ${BULK_RATIO} * coalesce(usual.price, whole.price)),
    totals as (
      select price, ${sql.unsafe(YEAR)} as year, count(*) as sales from staged group by 1, 2),
    bulk as (
      select price, period from dear join totals using (price, year)
      group by price, period, has_days, sales
      having 2 * count(*) > sales
        and count(distinct parcel) >= case when has_days then ${MIN_PARCELS}::int else ${MIN_SALES} end)
    delete from staged using dear join bulk using (price, period)
    where staged.line = dear.line`;
  return count;
}

// Areas with few sales in a year are compared together.
async function leaveOutFarOff(sql: TransactionSql): Promise<number> {
  const { count } = await sql`
    with rates as (
      select line, year, ln(price / living_area) as rate,
        case when count(*) over (partition by area, year) >= ${MIN_SALES} then area end as area
      from (
        select line, price, living_area, ${sql.unsafe(AREA)} as area, ${sql.unsafe(YEAR)} as year
        from staged where living_area is not null and price > 0) as known),
    medians as (
      select area, year, percentile_cont(0.5) within group (order by rate) as median
      from rates group by area, year having count(*) >= ${MIN_SALES}),
    differences as (
      select line, rates.area, year, abs(rate - median) as difference
      from rates join medians using (year) where rates.area is not distinct from medians.area),
    limits as (
      select area, year, greatest(ln(${FAR_RATIO}::float8), ${FAR_DEVIATIONS * MAD_TO_SD} *
        percentile_cont(0.5) within group (order by difference)) as most
      from differences group by area, year)
    delete from staged using differences join limits using (year)
    where staged.line = differences.line and differences.area is not distinct from limits.area
      and difference > most`;
  return count;
}

/** Removes sales in bulk, and those at prices far from their area's, from the staged ones. */
export async function leaveOutUnusualPrices(sql: TransactionSql): Promise<UnusualPrices> {
  const inBulk = await leaveOutBulk(sql);
  return { inBulk, farOff: await leaveOutFarOff(sql) };
}
