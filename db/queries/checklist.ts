import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { checklistItems, documents } from "#db/schema/index.ts";
import type { ItemState } from "#lib/fields/documents.ts";

export const checklistOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ itemKey: checklistItems.itemKey, state: checklistItems.state })
      .from(checklistItems)
      .where(eq(checklistItems.accountId, accountId)),
  (rows) => rows,
);

/** The checklist items that a document is filed under, including documents that not everyone on the account sees. */
export const filedItemsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .selectDistinct({ itemKey: documents.itemKey })
      .from(documents)
      .where(
        and(
          eq(documents.accountId, accountId),
          isNull(documents.deletedAt),
          isNotNull(documents.itemKey),
        ),
      ),
  (rows) => new Set<string | null>(rows.map(({ itemKey }) => itemKey)),
);

export async function saveItemState(
  accountId: string,
  itemKey: string,
  state: ItemState,
  db: Executor = database(),
): Promise<void> {
  if (state === "missing") {
    await db
      .delete(checklistItems)
      .where(and(eq(checklistItems.accountId, accountId), eq(checklistItems.itemKey, itemKey)));
    return;
  }
  await db
    .insert(checklistItems)
    .values({ accountId, itemKey, state })
    .onConflictDoUpdate({
      target: [checklistItems.accountId, checklistItems.itemKey],
      set: { state: sql`excluded.state`, updatedAt: new Date() },
    });
}
