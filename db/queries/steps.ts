import { eq, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { stepCompletions } from "#db/schema/index.ts";
import { STEP_IDS } from "#lib/fields/steps.ts";
import type { StepCompletion } from "#lib/schemas/steps.ts";

/** All six steps of an account in the screen's order; one that was never touched is not completed. */
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

/** Marks a step of an account as done or not done. Done twice, the moment of the first time stays. */
export async function saveStepCompletion(
  accountId: string,
  { stepId, completed }: StepCompletion,
  db: Executor = database(),
): Promise<StepCompletion> {
  const now = new Date();
  await db
    .insert(stepCompletions)
    .values({ userId: accountId, stepId, completed, completedAt: completed ? now : null })
    .onConflictDoUpdate({
      target: [stepCompletions.userId, stepCompletions.stepId],
      set: {
        completed,
        completedAt: completed
          ? sql`coalesce(${stepCompletions.completedAt}, excluded.completed_at)`
          : null,
        updatedAt: now,
      },
    });
  return { stepId, completed };
}
