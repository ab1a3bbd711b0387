import type { TransactionSql } from "postgres";
import { whereComparable } from "#db/schema/index.ts";

const IN_ZIP = "stored.zip_code = staged.zip_code";
const IN_CITY = `stored.zip_code is null and staged.zip_code is null
  and stored.state = staged.state and stored.city_key = staged.city_key`;

const AT_ADDRESS = `stored.house_number = staged.house_number
  and stored.street_key = staged.street_key and stored.unit is not distinct from staged.unit`;

// A row without an id and address is only known by its facts.
const OF_SAME_FACTS = `staged.reference is null
  and staged.house_number is null and stored.house_number is null
  and stored.living_area = staged.living_area and ${whereComparable("stored")}
  and (stored.street_key, stored.district, stored.lot_size, stored.bedrooms, stored.bathrooms,
    stored.year_built, stored.latitude, stored.longitude) is not distinct from
    (staged.street_key, staged.district, staged.lot_size, staged.bedrooms, staged.bathrooms,
    staged.year_built, staged.latitude, staged.longitude)`;

const SAME_HOME = [
  `${IN_ZIP} and ${AT_ADDRESS}`,
  `${IN_CITY} and ${AT_ADDRESS}`,
  `${IN_ZIP} and ${OF_SAME_FACTS}`,
  `${IN_CITY} and ${OF_SAME_FACTS}`,
];

const IS_SAME_SALE = "stored.sold_on = staged.sold_on and stored.price = staged.price";

const IS_UNKNOWN = `not exists (select from sales as known
  where known.source = staged.source and known.source_id = staged.source_id)`;

// Within a source, different ids are different sales.
const IS_FROM_ELSEWHERE = `not stored.is_demo
  and (stored.source <> staged.source or staged.reference is null) and ${IS_UNKNOWN}`;

async function listSources(sql: TransactionSql): Promise<string[]> {
  // A loose index scan on source.
  const rows = await sql<{ source: string }[]>`
    with recursive found as (
      (select source from sales order by source limit 1)
      union all
      select (select source from sales where source > found.source order by source limit 1)
      from found where found.source is not null
    )
    select source from found where source is not null`;
  return rows.map(({ source }) => source);
}

async function deleteWhere(sql: TransactionSql, isSame: string): Promise<number> {
  const { count } = await sql`
    delete from staged using sales as stored
    where ${sql.unsafe(isSame)} and ${sql.unsafe(IS_FROM_ELSEWHERE)}
      and ${sql.unsafe(IS_SAME_SALE)}`;
  return count;
}

/**
 * Gives staged sales without an id the one under which their source's sale of the same address,
 * date and price is stored, so that their facts update it. Their own id is a digest of their facts.
 * Where one of them matches several stored sales, or several match one, none changes.
 */
export async function keepStoredIds(sql: TransactionSql): Promise<void> {
  for (const isInPlace of [IN_ZIP, IN_CITY]) {
    await sql`
      with matches as (
        select distinct staged.source_id as staged_id, stored.source_id as stored_id
        from staged join sales as stored on ${sql.unsafe(`${isInPlace} and ${AT_ADDRESS}`)}
          and ${sql.unsafe(IS_SAME_SALE)}
        where staged.reference is null and stored.source = staged.source and not stored.is_demo
          and ${sql.unsafe(IS_UNKNOWN)}
          and not exists (select from staged as own where own.source_id = stored.source_id)),
      counted as (
        select staged_id, stored_id, count(*) over (partition by staged_id) as stored_count,
          count(*) over (partition by stored_id) as staged_count
        from matches)
      update staged set source_id = stored_id from counted
      where source_id = staged_id and stored_count = 1 and staged_count = 1`;
  }
}

/**
 * Removes the staged sales that are stored already from another file or under another id: those of
 * the same parcel or address, date and price. Each is found by an index.
 * @returns how many
 */
export async function removeStoredElsewhere(sql: TransactionSql): Promise<number> {
  const sources = await listSources(sql);
  const { count } = await sql`
    delete from staged using sales as stored
    where stored.source = any(${sources}) and stored.source_id = staged.source_id
      and staged.reference is not null and stored.price = staged.price
      and (stored.zip_code = staged.zip_code) is not false
      and (stored.state = staged.state) is not false
      and ${sql.unsafe(IS_FROM_ELSEWHERE)}`;
  let removed = count;
  for (const isSame of SAME_HOME) removed += await deleteWhere(sql, isSame);
  return removed;
}
