import { desc, eq, inArray, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { type ACTION_OUTCOMES, operatorActions } from "#db/schema/index.ts";

export type ActionOutcome = (typeof ACTION_OUTCOMES)[number];
export type OperatorAction = typeof operatorActions.$inferSelect;

/** Records a command before it runs, so that a killed one is recorded too. @returns its id */
export async function beginAction(
  action: Pick<OperatorAction, "operator" | "command" | "arguments" | "isDryRun">,
  db: Executor = database(),
): Promise<number> {
  const [row] = await db
    .insert(operatorActions)
    .values(action)
    .returning({ id: operatorActions.id });
  if (!row) throw new Error("The admin command wasn't logged");
  return row.id;
}

export async function endAction(
  id: number,
  outcome: ActionOutcome,
  db: Executor = database(),
): Promise<void> {
  await db.update(operatorActions).set({ outcome }).where(eq(operatorActions.id, id));
}

export const latestActions = (most: number, db: Executor = database()): Promise<OperatorAction[]> =>
  db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(most);

/** Replaces a deleted person's email by their id in all commands. */
export async function hideEmailInActions(
  tx: Executor,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const given = tx
    .select({ id: operatorActions.id })
    .from(operatorActions)
    .where(sql`${email} = any (select lower(a) from unnest(${operatorActions.arguments}) a)`);
  await tx
    .update(operatorActions)
    .set({
      arguments: sql`array(
        select case when lower(a) = ${email} then ${id} else a end
        from unnest(${operatorActions.arguments}) with ordinality as given (a, n) order by n)`,
    })
    .where(inArray(operatorActions.id, given));
}
