import { and, desc, eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { users, webhooks } from "#db/schema/index.ts";
import type { WebhookInput } from "#lib/schemas/webhooks.ts";
import { addEvent } from "./events.ts";

export const ownWebhooks = ownedRead(
  ({ id }, db) =>
    db
      .select({
        id: webhooks.id,
        address: webhooks.address,
        kinds: webhooks.kinds,
        createdAt: webhooks.createdAt,
        failingSince: webhooks.failingSince,
        turnedOffAt: webhooks.turnedOffAt,
      })
      .from(webhooks)
      .where(eq(webhooks.userId, id))
      .orderBy(desc(webhooks.createdAt), webhooks.id),
  (rows) => rows,
);

const isOwn = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

/**
 * Stores a webhook and notifies its person, unless they are at the limit.
 * @returns whether it was stored
 */
export async function addWebhook(
  webhook: Pick<
    typeof webhooks.$inferInsert,
    "userId" | "address" | "kinds" | "secret" | "createdAt"
  > & { id: string },
  most: number,
  db: Executor = database(),
): Promise<boolean> {
  const { userId } = webhook;
  return db.transaction(async (tx) => {
    // Serializes concurrent requests, so that the second counts the first's webhook.
    const [person] = await tx
      .select({ accountId: users.accountId })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!person) return false;
    if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) >= most) return false;
    await tx.insert(webhooks).values(webhook);
    const whose = { ...person, actorId: null, toUserId: userId };
    const data = { what: "webhook", name: new URL(webhook.address).host } as const;
    await addEvent(tx, whose, { kind: "program_allowed", data });
    return true;
  });
}

/**
 * Changes the address and events of one of the person's webhooks, and turns it on.
 * @returns whether the person has such a webhook
 */
export async function changeWebhook(
  userId: string,
  id: string,
  input: WebhookInput,
  db: Executor = database(),
): Promise<boolean> {
  const changed = await db
    .update(webhooks)
    .set({ ...input, failingSince: null, turnedOffAt: null })
    .where(isOwn(userId, id))
    .returning({ id: webhooks.id });
  return changed.length > 0;
}

/** Removes one of the person's webhooks with its log. @returns whether the person had it */
export async function deleteWebhook(
  userId: string,
  id: string,
  db: Executor = database(),
): Promise<boolean> {
  const removed = await db.delete(webhooks).where(isOwn(userId, id)).returning({ id: webhooks.id });
  return removed.length > 0;
}
