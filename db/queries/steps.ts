import { eq, ne, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { stepCompletions } from "#db/schema/index.ts";
import { COSTED_STEPS, NO_STEP_COSTS, STEP_IDS, type StepCosts } from "#lib/fields/steps.ts";
import type { StepCompletion } from "#lib/schemas/steps.ts";
import { addEvent } from "./events.ts";

/** All six steps of an account in order; untouched ones aren't completed. */
export const stepsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ stepId: stepCompletions.stepId, completed: stepCompletions.completed })
      .from(stepCompletions)
      .where(eq(stepCompletions.userId, accountId)),
  (rows): StepCompletion[] => {
    const done = new Set(rows.filter((row) => row.completed).map((row) => row.stepId));
    return STEP_IDS.map((stepId) => ({ stepId, completed: done.has(stepId) }));
  },
);

/** Marks a step as done or not done. Idempotent. */
export async function saveStepCompletion(
  caller: { id: string; accountId: string },
  { stepId, completed }: StepCompletion,
  db: Executor = database(),
): Promise<StepCompletion> {
  const { id: actorId, accountId } = caller;
  const now = new Date();
  const completedAt = completed ? now : null;
  await db.transaction(async (tx) => {
    const changed = await tx
      .insert(stepCompletions)
      .values({ userId: accountId, stepId, completed, completedAt })
      .onConflictDoUpdate({
        target: [stepCompletions.userId, stepCompletions.stepId],
        set: { completed, completedAt, updatedAt: now },
        setWhere: ne(stepCompletions.completed, completed),
      })
      .returning({ stepId: stepCompletions.stepId });
    if (changed.length === 0 || !completed) return;
    await addEvent(tx, { accountId, actorId }, { kind: "step_completed", data: { stepId } });
  });
  return { stepId, completed };
}

export const stepCostsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ stepId: stepCompletions.stepId, cost: stepCompletions.cost })
      .from(stepCompletions)
      .where(eq(stepCompletions.userId, accountId)),
  (rows): StepCosts => {
    const costs = new Map<string, number | null>(rows.map(({ stepId, cost }) => [stepId, cost]));
    const known = COSTED_STEPS.map((stepId) => [stepId, costs.get(stepId) ?? null]);
    return { ...NO_STEP_COSTS, ...Object.fromEntries(known) };
  },
);

/** Saves the costs of an account's steps, not whether they are done. */
export async function saveStepCosts(
  accountId: string,
  costs: StepCosts,
  db: Executor = database(),
): Promise<void> {
  await db
    .insert(stepCompletions)
    .values(COSTED_STEPS.map((stepId) => ({ userId: accountId, stepId, cost: costs[stepId] })))
    .onConflictDoUpdate({
      target: [stepCompletions.userId, stepCompletions.stepId],
      set: { cost: sql`excluded.cost`, updatedAt: new Date() },
    });
}
