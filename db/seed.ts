import { sql } from "drizzle-orm";
import type { Executor } from "./client.ts";
import { demoContractors } from "./demo/contractors.ts";
import { contractors, contractorTypes, plans } from "./schema/index.ts";

// Costs are whole US dollars.
const PLANS = [
  { id: 1, name: "Starter", cost: 49 },
  { id: 2, name: "Basic", cost: 99 },
  { id: 3, name: "Premium", cost: 199 },
];

const CONTRACTOR_TYPES = [
  { id: 1, name: "Cleaning Services", description: "Deep cleaning before your photos" },
  { id: 2, name: "Contractors", description: "Repairs and updates of any size" },
  { id: 3, name: "Landscaping", description: "Lawns, flower beds and curb appeal" },
];

// Rows were inserted with explicit ids, so the sequence must move past them.
function advanceIdentity(table: "plans" | "contractor_types") {
  return sql.raw(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}

/** Inserts plans and contractor types; keeps an operator's edits. */
export async function seedReferenceData(db: Executor): Promise<void> {
  await db.insert(plans).values(PLANS).onConflictDoNothing();
  await db.insert(contractorTypes).values(CONTRACTOR_TYPES).onConflictDoNothing();
  await db.execute(advanceIdentity("plans"));
  await db.execute(advanceIdentity("contractor_types"));
}

export async function seedDemoContractors(db: Executor): Promise<void> {
  const [one] = await db
    .select({ id: contractors.id })
    .from(contractors)
    .where(sql`${contractors.isDemo}`)
    .limit(1);
  if (!one) await db.insert(contractors).values(demoContractors()).onConflictDoNothing();
}
