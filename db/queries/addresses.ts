import { and, eq, inArray, sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { database, type Executor } from "#db/client.ts";
import { copyRows } from "#db/copy.ts";
import { addresses, sales } from "#db/schema/index.ts";
import type { AddressKey } from "#lib/addresses/address-key.ts";
import type { ImportedAddress } from "#lib/addresses/address-row.ts";
import type { Coordinates } from "#lib/valuation/offset.ts";

const COLUMNS = ["place", "street_key", "house_number", "state", "latitude", "longitude"];

class Rollback extends Error {}

async function* copied(batches: AsyncIterable<readonly ImportedAddress[]>) {
  for await (const batch of batches) {
    yield batch.map((row) => [
      ...[row.place, row.streetKey, row.houseNumber, row.state],
      ...[row.latitude, row.longitude],
    ]);
  }
}

/**
 * Stores addresses, all or none, in one transaction. A stored address gets the file's coordinates; of an
 * address that is repeated in the file, the first row counts.
 */
export async function importAddresses(
  client: Sql,
  batches: AsyncIterable<readonly ImportedAddress[]>,
  { dryRun }: { dryRun: boolean },
): Promise<{ added: number; changed: number }> {
  const outcome = { added: 0, changed: 0 };
  const listed = client.unsafe(COLUMNS.join(", "));
  try {
    await client.begin(async (tx) => {
      await tx`
        create temporary table staged (
          like addresses, line bigint generated always as identity) on commit drop`;
      await copyRows(tx, "staged", COLUMNS, copied(batches));
      const [counted] = await tx<(typeof outcome)[]>`
        with written as (
          insert into addresses as stored (${listed})
          select distinct on (place, street_key, house_number) ${listed} from staged
          order by place, street_key, house_number, line
          on conflict (place, street_key, house_number) do update
          set state = excluded.state, latitude = excluded.latitude, longitude = excluded.longitude
          where (stored.state, stored.latitude, stored.longitude)
            is distinct from (excluded.state, excluded.latitude, excluded.longitude)
          returning (xmax = 0) as is_new)
        select (count(*) filter (where is_new))::int as added,
          (count(*) filter (where not is_new))::int as changed
        from written`;
      Object.assign(outcome, counted);
      if (dryRun) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  if (!dryRun) await client`analyze addresses`;
  return outcome;
}

/** Returns the coordinates of the first of these keys that is stored; null if none is. */
export async function findCoordinates(
  keys: readonly AddressKey[],
  db: Executor = database(),
): Promise<Coordinates | null> {
  const [key] = keys;
  if (!key) return null;
  const places = keys.map(({ place }) => place);
  const found = await db
    .select({
      place: addresses.place,
      latitude: addresses.latitude,
      longitude: addresses.longitude,
    })
    .from(addresses)
    .where(
      and(
        inArray(addresses.place, places),
        eq(addresses.streetKey, key.streetKey),
        eq(addresses.houseNumber, key.houseNumber),
      ),
    );
  const [first] = found.sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place));
  return first ? { latitude: first.latitude, longitude: first.longitude } : null;
}

/** Chooses addresses by their state, or by the zip codes and cities of a market's sales. */
export type AddressChoice = { state: string } | { market: string };

function chosenBy(choice: AddressChoice) {
  if ("state" in choice) return eq(addresses.state, choice.state);
  const places = sql`(select distinct coalesce(${sales.zipCode}, ${sales.state} || ' ' || ${sales.cityKey})
    from ${sales} where ${sales.market} = ${choice.market})`;
  return sql`${addresses.place} in ${places}`;
}

export const countAddresses = (choice: AddressChoice, db: Executor = database()): Promise<number> =>
  db.$count(addresses, chosenBy(choice));

/** @returns how many were deleted */
export async function deleteAddresses(
  choice: AddressChoice,
  db: Executor = database(),
): Promise<number> {
  const { count } = await db.delete(addresses).where(chosenBy(choice));
  return count;
}
