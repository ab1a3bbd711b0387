import { and, desc, eq, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  askingPrices,
  automationRuns,
  automations,
  properties,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import { lockProperty } from "./properties.ts";
import { notFound } from "#lib/errors.ts";
import {
  AUTOMATION_RUNS_SHOWN,
  type AutomationKind,
  type AutomationPause,
} from "#lib/fields/automations.ts";

export const NOT_SET_UP = "This isn't set up.";

type Set = Omit<
  typeof automations.$inferInsert,
  "id" | "propertyId" | "state" | "pausedBy" | "priceBasis"
>;

export const automationsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        kind: automations.kind,
        state: automations.state,
        pausedBy: automations.pausedBy,
        nextAt: automations.nextAt,
        runAt: automations.runAt,
        price: automations.price,
        amount: automations.amount,
        letter: automations.letter,
        name: userProfiles.name,
        email: users.email,
      })
      .from(automations)
      .innerJoin(properties, eq(properties.id, automations.propertyId))
      .leftJoin(users, eq(users.id, automations.setBy))
      .leftJoin(userProfiles, eq(userProfiles.userId, automations.setBy))
      .where(eq(properties.userId, accountId))
      .orderBy(automations.kind),
  (rows) => rows.map(({ name, email, ...row }) => ({ ...row, setBy: name || email })),
);

/** What automations did or skipped for an account's home, the newest first. */
export const automationRunsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: automationRuns.id,
        kind: automationRuns.kind,
        at: automationRuns.at,
        reason: automationRuns.reason,
        facts: automationRuns.facts,
      })
      .from(automationRuns)
      .innerJoin(properties, eq(properties.id, automationRuns.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(automationRuns.id))
      .limit(AUTOMATION_RUNS_SHOWN),
  (rows) => rows,
);

const propertyOf = (db: Executor, accountId: string) =>
  db.select({ id: properties.id }).from(properties).where(eq(properties.userId, accountId));

const own = (db: Executor, accountId: string, kind: AutomationKind) =>
  and(eq(automations.kind, kind), sql`${automations.propertyId} in (${propertyOf(db, accountId)})`);

/**
 * Sets an automation and replaces the one of its kind.
 * @throws AppError `not_found` without a property
 */
export async function setAutomation(
  accountId: string,
  set: Set,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const priceBasis = sql`(
      select max(p.id) from ${askingPrices} p where p.property_id = ${propertyId})`;
    const row = { ...set, propertyId, priceBasis: set.kind === "price" ? priceBasis : null };
    const { kind: _, ...again } = row;
    await tx
      .insert(automations)
      .values(row)
      .onConflictDoUpdate({
        target: [automations.propertyId, automations.kind],
        set: { ...again, id: sql`gen_random_uuid()`, state: "on", pausedBy: null },
      });
  });
}

/** Returns the automation of a kind, or null. */
export async function findAutomation(
  accountId: string,
  kind: AutomationKind,
  db: Executor = database(),
) {
  const [row] = await db
    .select({
      propertyId: automations.propertyId,
      state: automations.state,
      runAt: automations.runAt,
      amount: automations.amount,
      since: automations.since,
    })
    .from(automations)
    .where(own(db, accountId, kind));
  return row ?? null;
}

/** Pauses an automation; no effect if it is paused. @throws AppError `not_found` */
export async function pauseAutomation(
  accountId: string,
  kind: AutomationKind,
  db: Executor = database(),
): Promise<void> {
  const rows = await db
    .update(automations)
    .set({
      state: "paused",
      pausedBy: sql`coalesce(${automations.pausedBy}, 'seller')`,
    })
    .where(own(db, accountId, kind))
    .returning({ id: automations.id });
  if (rows.length === 0) throw notFound(NOT_SET_UP);
}

/** Resumes a paused automation on behalf of the caller. @throws AppError `not_found` if none is paused */
export async function resumeAutomation(
  { id: setBy, accountId }: { id: string; accountId: string },
  kind: AutomationKind,
  when: { nextAt: Date; now: Date },
  db: Executor = database(),
): Promise<void> {
  const rows = await db
    .update(automations)
    .set({
      state: "on",
      pausedBy: null,
      nextAt: when.nextAt,
      setBy,
      // A rule starts from now; a planned price still considers offers made in the meantime.
      ...(kind !== "price" && { since: when.now }),
    })
    .where(and(own(db, accountId, kind), sql`${automations.state} = 'paused'`))
    .returning({ id: automations.id });
  if (rows.length === 0) throw notFound(NOT_SET_UP);
}

/**
 * Pauses all active automations. Locks the home first, like the runner, to avoid deadlocks. @returns how
 * many
 */
export async function pauseAutomations(
  accountId: string,
  pausedBy: AutomationPause,
  db: Executor = database(),
): Promise<number> {
  return db.transaction(async (tx) => {
    await propertyOf(tx, accountId).for("update");
    const rows = await tx
      .update(automations)
      .set({ state: "paused", pausedBy })
      .where(
        and(
          sql`${automations.state} = 'on'`,
          sql`${automations.propertyId} in (${propertyOf(tx, accountId)})`,
        ),
      )
      .returning({ id: automations.id });
    return rows.length;
  });
}

/** @throws AppError `not_found` */
export async function deleteAutomation(
  accountId: string,
  kind: AutomationKind,
  db: Executor = database(),
): Promise<void> {
  const rows = await db
    .delete(automations)
    .where(own(db, accountId, kind))
    .returning({ id: automations.id });
  if (rows.length === 0) throw notFound(NOT_SET_UP);
}
