import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { demoContractors } from "./demo-contractors.ts";
import { refreshDemoSales } from "./demo-sales.ts";
import { contractors, contractorTypes, plans } from "./schema/index.ts";

/** Prices in whole US dollars. */
const PLANS = [
  { id: 1, name: "Starter", cost: 49 },
  { id: 2, name: "Basic", cost: 99 },
  { id: 3, name: "Premium", cost: 199 },
];

const CONTRACTOR_TYPES = [
  { id: 1, name: "Cleaning Services", description: "Homes made spotless before photographs" },
  { id: 2, name: "Contractors", description: "Repairs and updates, small and large" },
  { id: 3, name: "Landscaping", description: "Lawns, beds and first impressions" },
];

/** Held for the length of the seeding, so that two instances that start at once seed once. */
const SEED_LOCK = 7_100_002;

/** Rows that were seeded with ids of their own leave the identity behind: move it past them. */
function advanceIdentity(table: "plans" | "contractor_types") {
  return sql.raw(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}

/**
 * Puts in the reference data, and the demonstration data where `demo` says so. Run again it changes
 * nothing: what an operator has edited since stays, and demonstration rows come once.
 */
export async function seed(db: Database, { demo }: { demo: boolean }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await tx.insert(plans).values(PLANS).onConflictDoNothing();
    await tx.insert(contractorTypes).values(CONTRACTOR_TYPES).onConflictDoNothing();
    await tx.execute(advanceIdentity("plans"));
    await tx.execute(advanceIdentity("contractor_types"));
    if (!demo) return;
    const [demoThere] = await tx
      .select({ id: contractors.id })
      .from(contractors)
      .where(sql`${contractors.isDemo}`)
      .limit(1);
    if (!demoThere) {
      await tx.insert(contractors).values(demoContractors()).onConflictDoNothing();
    }
    await refreshDemoSales(new Date(), tx);
  });
}
