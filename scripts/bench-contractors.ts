import { sql } from "drizzle-orm";
import type { connect } from "#db/client.ts";
import { contractorsOfType, listContractorTypes, type Place } from "#db/queries/contractors.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { runScript } from "./start-error.ts";

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const LOOK_UPS = 400;
// A place with a few dozen businesses at every size, one with a tenth of all, and one with none.
const PLACES = [
  { label: "a town with 30", city: "  mount  VERNON ", state: "Washington" },
  { label: "a tenth of all", city: "San José", state: "ca" },
  { label: "a town with none", city: "Nowhere", state: "WA" },
];

type Connection = ReturnType<typeof connect>;

// The businesses of a place, one list for each type.
async function lookUp({ db }: Connection, place: Place) {
  const types = await listContractorTypes(db);
  return Promise.all(types.map(({ id }) => contractorsOfType(id, place, db)));
}

async function fill({ db }: Connection, size: number): Promise<void> {
  await db.execute(sql`truncate contractors restart identity`);
  await db.execute(sql`
    insert into contractors (name, address_line1, city, state, phone_number, contractor_type_id)
    select 'Business ' || n, n || ' Main Street',
      case when n <= 30 then 'Mt. Vernon' when n % 10 = 0 then 'San Jose' else 'Town ' || n % 3000 end,
      case when n <= 30 then 'WA' when n % 10 = 0 then 'CA' else 'OR' end,
      '(206) 555-0142', 1 + n % 3
    from generate_series(1, ${size}::int) as n`);
  await db.execute(sql`vacuum analyze contractors`);
}

// Milliseconds of each look-up of all types, one after another, without the first few.
async function time(connection: Connection, place: Place): Promise<number[]> {
  const times: number[] = [];
  for (let look = -20; look < LOOK_UPS; look++) {
    const start = performance.now();
    await lookUp(connection, place);
    if (look >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

async function printPlan({ db, client }: Connection): Promise<void> {
  const [place] = PLACES;
  if (!place) return;
  const query = contractorsOfType(1, place, db).toSQL();
  const rows = await client.unsafe(
    `explain (analyze, buffers, costs off, timing off, summary off) ${query.sql}`,
    query.params as never[],
  );
  console.log("\nPlan of one type's look-up, at the last size:");
  for (const row of rows) {
    const line = String(row["QUERY PLAN"]);
    console.log(`  ${line.length > 160 ? `${line.slice(0, 157)}...` : line}`);
  }
}

// `npm run bench:contractors`: how long the businesses of a place take to find, by size of the table.
async function main(): Promise<void> {
  await withScratchDatabase({}, async (connection) => {
    console.log("contractors  place              rows  median ms  95 % below ms");
    for (const size of SIZES) {
      await fill(connection, size);
      for (const place of PLACES) {
        const times = await time(connection, place);
        const found = await lookUp(connection, place);
        const rows = found.reduce((sum, ofType) => sum + ofType.length, 0);
        const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
        console.log(
          `${size.toLocaleString("en-US").padStart(11)}  ${place.label.padEnd(16)}  ${String(rows).padStart(5)}  ${at(0.5).padStart(9)}  ${at(0.95).padStart(13)}`,
        );
      }
    }
    await printPlan(connection);
  });
}

await runScript(main);
