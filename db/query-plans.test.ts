import * as fc from "fast-check";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findListedAround, findListedInCity } from "#db/queries/listed-sales.ts";
import * as schema from "#db/schema/index.ts";
import { type Call, CONTRACT } from "#lib/contract/index.ts";
import { send } from "#tests/fuzz/exchange.ts";
import { createHousehold, type Household } from "#tests/fuzz/household.ts";
import { fittingRequestsTo } from "#tests/fuzz/requests.ts";
import { fuzz } from "#tests/fuzz/settings.ts";

/** Calls of an operator or a scheduler, for which no person waits. */
const NOT_BY_PEOPLE: readonly Call[] = [
  ...(["GET /api/jobs", "POST /api/jobs", "GET /api/metrics", "GET /api/health"] as const),
];
/** Tables whose size doesn't depend on the installation's. */
const FIXED_SIZE = ["plans", "contractor_types", "sweeps"];
/** With few rows, the planner finds the newest price through the primary key. */
const NEWEST_FIRST = ["asking_prices"];
const REQUESTS = 8;

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

const url = process.env.DATABASE_URL ?? "";
const sent = new Set<string>();
const recording = postgres(url, {
  max: 4,
  onnotice: () => undefined,
  debug: (_, query) => void sent.add(query),
});
// Otherwise small tables are read sequentially despite an index.
const explaining = postgres(url, {
  max: 1,
  connection: { enable_seqscan: "off", enable_hashjoin: "off", enable_mergejoin: "off" },
});

/** Plans would change when autovacuum gathers statistics of the few rows. */
const keepStatistics = () =>
  recording`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I set (autovacuum_enabled = off)', name);
    end loop;
  end $$`.simple();

let own: Household;
let other: Household;
beforeAll(async () => {
  Object.assign(globalThis, { porchlightDatabase: drizzle(recording, { schema }) });
  await keepStatistics();
  own = await createHousehold();
  other = await createHousehold();
});
afterAll(async () => {
  await recording.end();
  await explaining.end();
});

async function explain(query: string): Promise<Plan> {
  const [row] = await explaining
    .unsafe<{ "QUERY PLAN": [{ Plan: Plan }] }[]>(`explain (generic_plan, format json) ${query}`)
    .simple();
  if (!row) throw new Error(`No plan came for ${query}`);
  return row["QUERY PLAN"][0].Plan;
}

const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

/** Returns the tables that a statement reads whole: without an index or a condition on one. */
async function tablesReadWhole(query: string): Promise<string[]> {
  return stepsOf(await explain(query)).flatMap((step) => {
    const table = step["Relation Name"];
    const isScan = /^(?:Seq|Index|Index Only) Scan$/.test(step["Node Type"]);
    return table &&
      isScan &&
      !step["Index Cond"] &&
      ![...FIXED_SIZE, ...NEWEST_FIRST].includes(table)
      ? [table]
      : [];
  });
}

/** Most calls send some of the same statements, such as those of a login. */
const wholeReads = new Map<string, string[]>();

async function wholeReadsIn(run: () => Promise<unknown>): Promise<string[]> {
  sent.clear();
  await run();
  const found: string[] = [];
  for (const query of sent) {
    if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(query)) continue;
    const tables = wholeReads.get(query) ?? (await tablesReadWhole(query));
    wholeReads.set(query, tables);
    if (tables.length > 0) found.push(`${tables.join(", ")}: ${query}`);
  }
  return found;
}

const wholeReadsOf = (call: Call) =>
  wholeReadsIn(() =>
    fc.assert(
      fc.asyncProperty(fittingRequestsTo(call, own, other), async (request) => {
        await send(call, own.admin, request);
      }),
      fuzz(`plans of ${call}`, REQUESTS),
    ),
  );

it.each((Object.keys(CONTRACT) as Call[]).filter((call) => !NOT_BY_PEOPLE.includes(call)))(
  "%s never reads a whole table",
  async (call) => {
    expect(await wholeReadsOf(call)).toEqual([]);
  },
);

it("finds listed sales by city and by place without reading a whole table", async () => {
  const reads = async () => {
    await findListedInCity("WA", "Seattle");
    await findListedAround({ latitude: 47.66, longitude: -122.34 }, 2);
  };
  expect(await wholeReadsIn(reads)).toEqual([]);
  expect(sent.size).toBe(2);
});

it("finds a query whose index is missing", async () => {
  await recording`drop index offers_property_idx`;
  wholeReads.clear();
  expect(await wholeReadsOf("GET /api/offers")).not.toEqual([]);
  await recording`create index offers_property_idx on offers (property_id, created_at)`;
  wholeReads.clear();
});

it("has an index for every foreign key", async () => {
  const without = await recording`
    select conrelid::regclass::text as table, conname as key
    from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)`;
  expect([...without]).toEqual([]);
});
