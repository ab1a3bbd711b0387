import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJobs } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  inquiries,
  messages,
  plans,
  showings,
  subscriptions,
  users,
  webhookDeliveries,
  webhooks,
} from "#db/schema/index.ts";
import { type DeliveryFailure, MAX_DELIVERIES_LISTED } from "#lib/fields/webhooks.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import { hasWebhookPlan } from "./webhook-queue.ts";

/** A webhook's deliveries, the newest first; null if it isn't the person's. */
export const deliveriesOfWebhook = ownedRead(
  ({ id }, db) =>
    db
      .select({
        webhookId: webhooks.id,
        id: webhookDeliveries.id,
        type: webhookDeliveries.type,
        at: webhookDeliveries.at,
        state: webhookDeliveries.state,
        attempts: webhookDeliveries.attempts,
        lastAt: webhookDeliveries.lastAt,
        status: webhookDeliveries.status,
        failure: webhookDeliveries.failure,
        ms: webhookDeliveries.ms,
        nextAt: webhookDeliveries.nextAt,
      })
      .from(webhooks)
      .leftJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
      .where(
        and(eq(webhooks.userId, id), eq(webhooks.id, sql`${sql.placeholder("webhookId")}::uuid`)),
      )
      .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
      .limit(MAX_DELIVERIES_LISTED),
  (rows) => (rows.length === 0 ? null : rows),
);

// An attempt takes at most ten seconds, so an older claim's process was killed.
const STALE_CLAIM_MS = 60_000;

/**
 * Claims a due delivery, so that no other process sends it.
 * @returns it with its content and recipient; null if it isn't due or is deleted
 */
export async function claimDelivery(id: string, at: Date, db: Executor = database()) {
  const lost = new Date(at.getTime() - STALE_CLAIM_MS);
  const { state, lastAt, nextAt } = webhookDeliveries;
  const isDue = or(
    and(eq(state, "waiting"), or(isNull(nextAt), sql`${nextAt} <= ${at.toISOString()}`)),
    and(eq(state, "sending"), lt(lastAt, lost)),
  );
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ state: "sending", lastAt: at, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(eq(webhookDeliveries.id, id), isDue))
    .returning({ id: webhookDeliveries.id });
  if (!claimed) return null;
  const contact = <Column extends "name" | "email" | "phone">(column: Column) =>
    sql<string | null>`coalesce(${inquiries[column]}, ${showings[column]})`;
  const [found] = await db
    .select({
      id: webhookDeliveries.id,
      type: webhookDeliveries.type,
      at: webhookDeliveries.at,
      data: webhookDeliveries.data,
      attempts: webhookDeliveries.attempts,
      inquiryId: webhookDeliveries.inquiryId,
      showingId: webhookDeliveries.showingId,
      inquiryKind: inquiries.kind,
      name: contact("name"),
      email: contact("email"),
      phone: contact("phone"),
      message: sql<
        string | null
      >`coalesce(${messages.text}, ${inquiries.message}, ${showings.message})`,
      webhookId: webhooks.id,
      userId: users.id,
      accountId: users.accountId,
      address: webhooks.address,
      secret: webhooks.secret,
      turnedOffAt: webhooks.turnedOffAt,
      planName: plans.name,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(users, eq(users.id, webhooks.userId))
    .leftJoin(inquiries, eq(inquiries.id, webhookDeliveries.inquiryId))
    .leftJoin(showings, eq(showings.id, webhookDeliveries.showingId))
    .leftJoin(messages, eq(messages.id, sql`(${webhookDeliveries.data} ->> 'messageId')::uuid`))
    .leftJoin(subscriptions, hasWebhookPlan)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(webhookDeliveries.id, id));
  if (!found) return null;
  const { planName, turnedOffAt, ...delivery } = found;
  const reason = turnedOffAt ? "turned_off" : grantsOf(planName).api ? null : "no_plan";
  return { ...delivery, unsent: reason as DeliveryFailure | null };
}
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** Records an attempt's result and queues the next one, if any. */
export async function recordAttempt(
  tx: Transaction,
  id: string,
  outcome: {
    isDelivered: boolean;
    status: number | null;
    failure: DeliveryFailure | null;
    ms: number | null;
  },
  next: { at: Date; accountId: string } | null,
): Promise<void> {
  const { isDelivered, ...result } = outcome;
  const nextAt = next?.at ?? null;
  const state = isDelivered ? "delivered" : nextAt ? "waiting" : "failed";
  const noted = await tx
    .update(webhookDeliveries)
    .set({ state, ...result, nextAt })
    .where(eq(webhookDeliveries.id, id))
    .returning({ deliveryId: webhookDeliveries.id });
  if (!next) return;
  const { at, accountId } = next;
  const jobs = noted.map(({ deliveryId }) => ({ deliveryId, accountId }));
  await addJobs(tx, "webhook", jobs, at);
}

/** Records since when a webhook fails, or that it succeeded. */
export async function setFailingSince(
  tx: Transaction,
  webhookId: string,
  at: Date | null,
): Promise<void> {
  const since = at ? sql`coalesce(${webhooks.failingSince}, ${at.toISOString()})` : null;
  await tx.update(webhooks).set({ failingSince: since }).where(eq(webhooks.id, webhookId));
}

/**
 * Turns a webhook off.
 * @param failingUntil only if it has been failing since then or longer
 * @returns whether this turned it off
 */
export async function disableWebhook(
  tx: Transaction,
  webhookId: string,
  { at, failingUntil }: { at: Date; failingUntil: Date },
): Promise<boolean> {
  const off = await tx
    .update(webhooks)
    .set({ turnedOffAt: at })
    .where(
      and(
        eq(webhooks.id, webhookId),
        isNull(webhooks.turnedOffAt),
        sql`${webhooks.failingSince} <= ${failingUntil.toISOString()}`,
      ),
    )
    .returning({ id: webhooks.id });
  return off.length > 0;
}
