import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJobs } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  inquiries,
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

/** What one of a person's webhooks was told, the newest first; null where they don't have it. */
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

// An attempt takes ten seconds at most: whoever made one that is older was killed.
const STALE_CLAIM_MS = 60_000;

/**
 * Takes a delivery that is due, so that nobody else sends it meanwhile.
 * @returns with what it tells, and to whom; null for one that is not to be sent now, or is gone
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
  const contact = <Column extends "name" | "email" | "phone" | "message">(column: Column) =>
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
      message: contact("message"),
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
    .leftJoin(subscriptions, hasWebhookPlan)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(webhookDeliveries.id, id));
  if (!found) return null;
  const { planName, turnedOffAt, ...delivery } = found;
  const reason = turnedOffAt ? "turned_off" : grantsOf(planName).api ? null : "no_plan";
  return { ...delivery, unsent: reason as DeliveryFailure | null };
}
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** Notes how an attempt ended; the next one is queued where there is to be one. */
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
  const { isDelivered, ...told } = outcome;
  const nextAt = next?.at ?? null;
  const state = isDelivered ? "delivered" : nextAt ? "waiting" : "failed";
  const noted = await tx
    .update(webhookDeliveries)
    .set({ state, ...told, nextAt })
    .where(eq(webhookDeliveries.id, id))
    .returning({ deliveryId: webhookDeliveries.id });
  if (!next) return;
  const { at, accountId } = next;
  const jobs = noted.map(({ deliveryId }) => ({ deliveryId, accountId }));
  await addJobs(tx, "webhook", jobs, at);
}

/** Notes that a webhook was answered well, or since when it was not. */
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
 * @param failingUntil only where it has failed since then, or longer
 * @returns whether it was on, and is off by this
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
