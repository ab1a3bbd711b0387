import { readdir } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "#db/client.ts";
import { findEndingPlans } from "#db/queries/billing.ts";
import { findDueListings } from "#db/queries/listings.ts";
import { findAwaitingDigests } from "#db/queries/notification-mails.ts";
import { findLooseDocumentFiles } from "#db/queries/document-files.ts";
import { endDeletedDocuments } from "#db/queries/documents.ts";
import { findLooseFiles } from "#db/queries/photo-files.ts";
import { findOldUploads } from "#db/queries/photo-uploads.ts";
import { endDeletedPhotos } from "#db/queries/photos.ts";
import { deleteOldShowings, deleteOutdated } from "#db/queries/sweep.ts";
import * as schema from "#db/schema/index.ts";
import { CONTRACTORS_PER_TYPE } from "#lib/fields/contractors.ts";
import { answerWith } from "#scripts/grown/databases.ts";
import { AUTOMATION_SWEEP } from "#scripts/grown/automations.ts";
import { fill } from "#scripts/grown/fill.ts";
import { withoutIndexes } from "#scripts/grown/indexes.ts";
import { READS } from "#scripts/grown/reads.ts";
import { type Calls, createPicker } from "#scripts/grown/rows.ts";
import { SHOWING_SWEEP } from "#scripts/grown/showings.ts";
import { WRITES } from "#scripts/grown/writes.ts";
import { LONGEST_WINDOW_SECONDS } from "#services/limits.ts";

// So many that reading a whole table stands out, and so few that it takes seconds to fill them.
const SIZES = { users: 10_000, sales: 20_000, contractors: 6_000 };
// The most rows that one step of a statement may look at; a valuation asks for 300 sales.
const MOST_ROWS = 350;
// Where the answer, or what is looked through for it, has more: so many businesses of each of three types.
const ANSWERED_ROWS: Record<string, number> = {
  "contractors.contractorsNearOwner": 3 * CONTRACTORS_PER_TYPE,
  "contractors.contractorsNearMember": 3 * CONTRACTORS_PER_TYPE,
  "search: all that GET /api/search reads": 3 * CONTRACTORS_PER_TYPE,
};

// What no request waits for.
const BESIDE_REQUESTS: Record<string, string> = {
  "backups.holdJobs": "an operator's restore",
  "backups.isFileNeeded": "an operator's backup",
  "backups.listFiles": "an operator's backup",
  "backups.listJobs": "an operator's backup",
  "billing.endPlan": "an operator's command",
  "billing.saveGivenPlan": "an operator's command",
  "contractors-import.importContractors": "an operator's import",
  "operator-actions.beginAction": "an operator's command",
  "operator-actions.endAction": "an operator's command",
  "operator-actions.hideEmailInActions": "an operator's command",
  "operator-actions.latestActions": "an operator's command",
  "document-files.documentFilesOfAccount": "an operator's command",
  "owned-rows.readOwnedRows": "an operator's export",
  "people.deleteAccount": "an operator's command",
  "people.findPerson": "an operator's command",
  "people.forgetPeople": "an operator's command",
  "people.homeOfAccount": "an operator's command",
  "people.peopleOfAccount": "an operator's command",
  "people.photographsOfAccount": "an operator's command",
  "public-listings.countFindable": "the sitemap, which robots ask for",
  "public-listings.listFindable": "the sitemap, which robots ask for",
  "sales-import.importSales": "an operator's import",
  "sales.analyzeSales": "after an operator's import",
  "sales.findNewestSaleDay": "when a server with demonstration data starts",
  "sales.listMarkets": "an operator's fit of every market",
  "sales.listMarketSales": "an operator's fit of a market",
  "sales.streamMarketSales": "an operator's fit of a market",
  "sales.saveSales": "when a server with demonstration data starts",
  "sessions.countSessionsOf": "an operator's command",
  "valuation-models.saveStoredModel": "an operator's fit of a market",
};
// What others make their statements of, or do with rows that were read.
const PARTS = [
  "clock-times.keepClockTimes",
  "clock-times.lockHome",
  "photos.changedMeanwhile",
  "sales.selectSales",
  "sales.selectCandidates",
  "sales.selectHouseSales",
  "sales.unpackSales",
  "sales-near.salesUntil",
  "sales-near.salesSourceWith",
  "email-addresses.mailProof",
  "inquiries.endOfInquiry",
  "mailed-links.addMail",
  "mailed-links.endLinks",
  "mailed-links.endLinksSince",
  "mailed-links.isKeptForReturn",
  "mailed-links.mailLink",
  "mailed-links.takeLink",
  "open-house-links.openHouseSecret",
  "open-house-visitors.visitorSecret",
  "open-house-times.requireNothingBeside",
  "open-house-times.requireRoom",
  "open-houses.lockOpenHouse",
  "open-houses.ownOpenHouse",
  "showing-row.flatShowing",
  "showing-row.selectShowings",
  "own-access.endUnprovenAccess",
  "search.searchValues",
  "notification-mails.isStillToCome",
  "showing-events.factsOfShowing",
  "showing-events.tellSeller",
  "showing-mails.addShowingMail",
  "showing-mails.addShowingText",
  "showing-mails.tellVisitor",
  "showing-news.onShowingChanged",
  "webhook-telling.tellOfShowing",
  "document-files.takeDocumentFile",
  "documents.noDocument",
  "documents.noDocumentUpload",
  "photos.noPhoto",
  "photos.noUpload",
  "sessions.isTouchDue",
  "text-consents.noteTextConsent",
  "valuation-models.modelsOf",
  "valuation-models.toModel",
];

const MOST_SWEPT = 100;
const SWEEP: Calls = {
  "sweep.deleteOutdated": () =>
    deleteOutdated(new Date(), { attemptSeconds: LONGEST_WINDOW_SECONDS / 2, batch: MOST_ROWS }),
  "sweep.deleteOldShowings": () => deleteOldShowings(new Date(), MOST_SWEPT),
  ...SHOWING_SWEEP,
  ...AUTOMATION_SWEEP,
  "photos.endDeletedPhotos": () => endDeletedPhotos(new Date(), MOST_SWEPT),
  "documents.endDeletedDocuments": () => endDeletedDocuments(new Date(), MOST_SWEPT),
  "document-files.findLooseDocumentFiles": () => findLooseDocumentFiles(new Date(), MOST_SWEPT),
  "listings.findDueListings": () => findDueListings(new Date(), MOST_SWEPT),
  "billing.findEndingPlans": () => findEndingPlans(new Date(), MOST_SWEPT),
  "notification-mails.findAwaitingDigests": () => findAwaitingDigests(null),
  "photo-files.findLooseFiles": () => findLooseFiles(new Date(), MOST_SWEPT),
  "photo-uploads.findOldUploads": () => findOldUploads(new Date(), MOST_SWEPT),
};
const CALLS: Calls = { ...READS, ...WRITES, ...SWEEP };

/** A statement that was sent; the server keeps a prepared one by its name. */
type Statement = { query: string; params: unknown[]; prepared: string | undefined };
type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};

class Rollback extends Error {}

async function rolledBack(run: () => Promise<unknown>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error;
  });
}

let client: Sql;
let db: Database;
let seen: Pick<Statement, "query" | "params">[] = [];

beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? "";
  const filling = postgres(url, { max: 1, onnotice: () => undefined });
  await withoutIndexes(filling, () => fill(filling, SIZES));
  await filling`
    insert into valuation_markets (market, fitted_through, sales_count, terms)
    select 'Elsewhere ' || n, current_date, 0, '{}' from generate_series(1, 1000) n`;
  await filling`
    insert into valuation_zips (market, zip_code, effects)
    select market, 10000 + n, '{}' from valuation_markets, generate_series(1, 5) n`;
  await filling`vacuum analyze`;
  await filling.end();
  // One connection, which knows what was prepared on it.
  ({ client } = connect(url, { max: 1 }));
  const logger = { logQuery: (query: string, params: unknown[]) => seen.push({ query, params }) };
  db = drizzle(client, { schema, logger: logger as never });
});

afterAll(() => client.end());

/** The statements that a call sends; nothing that it writes stays. */
async function statementsOf(call: Calls[string]): Promise<Statement[]> {
  seen = [];
  await rolledBack(() =>
    db.transaction(async (tx) => {
      answerWith(tx as unknown as Database);
      await call(createPicker(SIZES));
      throw new Rollback();
    }),
  );
  const prepared = await client<{ name: string; statement: string }[]>`
    select name, statement from pg_prepared_statements`;
  const names = new Map(prepared.map(({ name, statement }) => [statement, name]));
  return seen
    .filter(({ query }) => /^\s*(select|insert|update|delete|with)\b/i.test(query))
    .map((statement) => ({ ...statement, prepared: names.get(statement.query) }));
}

async function explain(query: string, params: unknown[], mode = "auto"): Promise<Node> {
  let plan: Node | undefined;
  await rolledBack(() =>
    client.begin(async (tx) => {
      await tx.unsafe(`set local plan_cache_mode = ${mode}`);
      const explained = `explain (analyze, format json) ${query}`;
      const [row] = await tx.unsafe(explained, params as never[]);
      const answer = row?.["QUERY PLAN"] as string | { Plan: Node }[];
      const [first] =
        typeof answer === "string" ? (JSON.parse(answer) as { Plan: Node }[]) : answer;
      plan = first?.Plan;
      throw new Rollback();
    }),
  );
  if (!plan) throw new Error(`No plan came for ${query}`);
  return plan;
}

function literal(value: unknown): string {
  if (value === null) return "null";
  if (typeof value !== "string" && typeof value !== "number") {
    throw new Error(`No prepared statement has taken a value like ${String(value)} yet`);
  }
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** How a statement is run: a prepared one with a plan for its values, or with one for whatever values. */
async function plansOf({ query, params, prepared }: Statement): Promise<Node[]> {
  if (!prepared) return [await explain(query, params)];
  const execute = `execute "${prepared}"(${params.map(literal).join(", ")})`;
  return [
    await explain(execute, [], "force_custom_plan"),
    await explain(execute, [], "force_generic_plan"),
  ];
}

const stepsOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];

/** Rows of a table that a step looked at, those that it let go included. */
function rowsOf(step: Node): number {
  const perLoop =
    (step["Actual Rows"] ?? 0) +
    (step["Rows Removed by Filter"] ?? 0) +
    (step["Rows Removed by Index Recheck"] ?? 0);
  return perLoop * (step["Actual Loops"] ?? 1);
}

/** The steps of a call that look at more rows than any request may wait for. */
async function findLongSteps(name: string): Promise<string[]> {
  const most = ANSWERED_ROWS[name] ?? MOST_ROWS;
  const long: string[] = [];
  for (const statement of await statementsOf(CALLS[name]!)) {
    const plans = await plansOf(statement).catch((error: unknown) => {
      // What comes second of several writes can't be done alone. A new row needs no plan.
      if (/^insert into/.test(statement.query)) return [];
      throw error;
    });
    for (const step of plans.flatMap(stepsOf)) {
      if (!step["Relation Name"] || rowsOf(step) <= most) continue;
      const title = [step["Node Type"], step["Relation Name"], step["Index Name"]].join(" ");
      long.push(`${title}: ${rowsOf(step)} rows, for ${statement.query}`);
    }
  }
  return long;
}

it.each(Object.keys(CALLS))("%s looks at few rows", async (name) => {
  expect(await findLongSteps(name)).toEqual([]);
});

it("what a request reads is one prepared statement, tried with both kinds of plan", async () => {
  const statements = await statementsOf(READS["valuation: all that GET /api/valuation reads"]!);
  expect(statements).toEqual([expect.objectContaining({ prepared: expect.any(String) })]);
  const plans = await plansOf(statements[0]!);
  const indexes = plans.map((plan) => stepsOf(plan).map((step) => step["Index Name"]));
  expect(indexes).toEqual([
    expect.arrayContaining(["sales_comparable_zip_idx"]),
    expect.arrayContaining(["sales_comparable_zip_idx"]),
  ]);
});

describe("without the index that a query needs", () => {
  it.each([
    ["sessions.ownSessions", "drop index sessions_user_id_idx"],
    ["sales-near.salesNearAccount", "drop index sales_comparable_zip_idx"],
    ["contractors.contractorsNearMember", "drop index contractors_shown_idx"],
    ["sales.salesSource.inZip", "drop index sales_comparable_zip_idx"],
    [
      "billing.findAccountByCustomer",
      "alter table users drop constraint users_stripe_customer_id_unique",
    ],
    ["attempts.openAttempt", "drop index attempts_kind_key_idx"],
  ])("%s is found out", async (name, drop) => {
    const indexes = await client<{ make: string }[]>`
      select indexdef as make from pg_indexes where schemaname = 'public'`;
    await client.unsafe(drop);
    try {
      expect(await findLongSteps(name)).not.toEqual([]);
    } finally {
      const left = await client<{ make: string }[]>`
        select indexdef as make from pg_indexes where schemaname = 'public'`;
      for (const { make } of indexes) {
        if (!left.some((other) => other.make === make)) await client.unsafe(make);
      }
    }
  });
});

const isOwnedRead = (value: unknown) =>
  typeof value === "object" && value !== null && "select" in value && "view" in value;

it("every query is tried here, or said to be none that a request waits for", async () => {
  const folder = path.join(import.meta.dirname, "queries");
  const files = (await readdir(folder)).filter((file) => !file.endsWith(".test.ts"));
  const found = await Promise.all(
    files.map(async (file) => {
      const queries = (await import(/* @vite-ignore */ path.join(folder, file))) as object;
      return Object.entries(queries)
        .filter(([, value]) => typeof value === "function" || isOwnedRead(value))
        .map(([name]) => `${file.replace(/\.ts$/, "")}.${name}`);
    }),
  );
  const told = new Set(
    [...Object.keys({ ...CALLS, ...BESIDE_REQUESTS }), ...PARTS].map((name) =>
      name.split(/[.,:]/).slice(0, 2).join("."),
    ),
  );
  expect(found.flat().filter((query) => !told.has(query))).toEqual([]);
});

it("every foreign key has an index, so that a deletion looks for no row in a whole table", async () => {
  const without = await client`
    select conrelid::regclass::text as table, conname as key
    from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)`;
  expect([...without]).toEqual([]);
});
