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

// Within a source, different ids are different sales.
const IS_FROM_ELSEWHERE = `not stored.is_demo
  and (stored.source <> staged.source or staged.reference is null)
  and not exists (select from sales as known
    where known.source = staged.source and known.source_id = staged.source_id)`;

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
      and stored.sold_on = staged.sold_on and stored.price = staged.price`;
  return count;
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
