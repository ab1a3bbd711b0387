import { and, arrayContains, eq, gt, isNull, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { addJob, addJobs } from "#db/jobs.ts";
import { plans, subscriptions, users, webhookDeliveries, webhooks } from "#db/schema/index.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { WEBHOOK_TYPES, type WebhookType } from "#lib/fields/webhooks.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import type { Showing } from "./showing-row.ts";

/** An event as stored until it is sent, without buyers' personal data. */
interface WebhookTrigger {
  type: WebhookType;
  at: Date;
  data: Record<string, unknown>;
  inquiryId?: string;
  showingId?: string;
}

/** The plan of a webhook's account, if active. */
export const hasWebhookPlan = and(
  eq(subscriptions.userId, users.accountId),
  gt(subscriptions.expirationDate, sql`now()`),
);

/** Queues an event for each webhook that subscribes to it, in its transaction. */
async function enqueueFor(
  tx: Executor,
  accountId: string,
  happening: WebhookTrigger,
): Promise<void> {
  const { kind } = WEBHOOK_TYPES[happening.type];
  if (kind === null) return;
  const subscribed = await tx
    .select({ id: webhooks.id, planName: plans.name })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .leftJoin(subscriptions, hasWebhookPlan)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(users.accountId, accountId),
        isNull(webhooks.turnedOffAt),
        arrayContains(webhooks.kinds, [kind]),
      ),
    );
  const ids = subscribed.filter(({ planName }) => grantsOf(planName).api).map(({ id }) => id);
  await queue(tx, accountId, ids, happening);
}

async function queue(
  tx: Executor,
  accountId: string,
  webhookIds: string[],
  happening: WebhookTrigger,
): Promise<void> {
  if (webhookIds.length === 0) return;
  const rows = webhookIds.map((webhookId) => ({ webhookId, nextAt: happening.at, ...happening }));
  const added = await tx
    .insert(webhookDeliveries)
    .values(rows)
    .returning({ deliveryId: webhookDeliveries.id });
  await addJobs(
    tx,
    "webhook",
    added.map(({ deliveryId }) => ({ deliveryId, accountId })),
  );
}

function triggerOf({ kind, data }: AccountEvent): Omit<WebhookTrigger, "at"> | null {
  if (kind === "inquiry_received" || kind === "showing_asked") {
    const { inquiryId } = data;
    if (!("messageId" in data)) return { type: "inquiry.received", data: {}, inquiryId };
    return { type: "message.received", data: { messageId: data.messageId }, inquiryId };
  }
  if (kind === "listing_changed") return { type: "listing.status_changed", data: { ...data } };
  if (kind === "listing_taken_down") return { type: "listing.taken_down", data: { ...data } };
  return kind === "listing_allowed" ? { type: "listing.allowed", data: {} } : null;
}

/** Queues a recorded event for webhooks; `enqueueShowingWebhooks` does those of showings. */
export async function enqueueEventWebhooks(
  tx: Executor,
  accountId: string,
  event: AccountEvent,
): Promise<void> {
  const happening = triggerOf(event);
  if (happening) await enqueueFor(tx, accountId, { ...happening, at: new Date() });
}

/** Queues a showing's request, new state or time, or feedback for webhooks, regardless of the actor. */
export async function enqueueShowingWebhooks(
  tx: Executor,
  before: Showing | null,
  after: Showing,
): Promise<void> {
  const isSame =
    before?.state === after.state &&
    +before.startsAt === +after.startsAt &&
    +before.endsAt === +after.endsAt &&
    before.byVideo === after.byVideo &&
    before.feedbackAt?.getTime() === after.feedbackAt?.getTime();
  if (isSame || after.state === "blocked") return;
  const data = {
    state: after.state,
    stateBefore: before?.state ?? null,
    startsAt: after.startsAt.toISOString(),
    endsAt: after.endsAt.toISOString(),
    byVideo: after.byVideo,
    hasFeedback: after.feedbackAt !== null,
  };
  const happening = { type: "showing.changed", at: new Date(), data, showingId: after.id } as const;
  await enqueueFor(tx, after.accountId, happening);
}

interface Caller {
  id: string;
  accountId: string;
}

/** Queues a test for one of the person's active webhooks. @returns whether there is one */
export async function enqueueTest(
  { id: userId, accountId }: Caller,
  webhookId: string,
  at: Date,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(
        and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId), isNull(webhooks.turnedOffAt)),
      );
    await queue(
      tx,
      accountId,
      own.map(({ id }) => id),
      { type: "webhook.test", at, data: {} },
    );
    return own.length > 0;
  });
}

/**
 * Queues a failed or completed delivery again under the same id.
 * @returns whether one of the person's active webhooks has it
 */
export async function enqueueRetry(
  { id: userId, accountId }: Caller,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
  at: Date,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(
        and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId), isNull(webhooks.turnedOffAt)),
      );
    const [again] = await tx
      .update(webhookDeliveries)
      .set({ state: "waiting", attempts: 0, nextAt: at })
      .where(
        and(
          eq(webhookDeliveries.id, deliveryId),
          sql`${webhookDeliveries.webhookId} in ${own}`,
          sql`${webhookDeliveries.state} in ('delivered', 'failed')`,
        ),
      )
      .returning({ deliveryId: webhookDeliveries.id });
    if (again) await addJob(tx, "webhook", { ...again, accountId });
    return again !== undefined;
  });
}
