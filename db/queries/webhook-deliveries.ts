import { and, arrayContains, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJob, addJobs } from "#db/jobs.ts";
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
import type { AccountEvent } from "#lib/events/event.ts";
import {
  type DeliveryFailure,
  MOST_DELIVERIES_LISTED,
  WEBHOOK_TYPES,
  type WebhookType,
} from "#lib/fields/webhooks.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import type { Showing } from "./showing-row.ts";

/** What has happened, as it is kept until it is sent: without what is a buyer's own. */
interface Happening {
  type: WebhookType;
  at: Date;
  data: Record<string, unknown>;
  inquiryId?: string;
  showingId?: string;
}

const isIncluded = (planName: string | null) => grantsOf(planName).api;

/** The plan of each webhook's account, while it runs. */
const planStands = and(
  eq(subscriptions.userId, users.accountId),
  gt(subscriptions.expirationDate, sql`now()`),
);

/** Queues what has happened in an account for each webhook that is to be told of it, in its transaction. */
async function tell(tx: Executor, accountId: string, happening: Happening): Promise<void> {
  const { kind } = WEBHOOK_TYPES[happening.type];
  if (kind === null) return;
  const told = await tx
    .select({ id: webhooks.id, planName: plans.name })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .leftJoin(subscriptions, planStands)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(users.accountId, accountId),
        isNull(webhooks.turnedOffAt),
        arrayContains(webhooks.kinds, [kind]),
      ),
    );
  const ids = told.filter(({ planName }) => isIncluded(planName)).map(({ id }) => id);
  await queue(tx, ids, happening);
}

async function queue(tx: Executor, webhookIds: string[], happening: Happening): Promise<void> {
  if (webhookIds.length === 0) return;
  const rows = webhookIds.map((webhookId) => ({ webhookId, nextAt: happening.at, ...happening }));
  const added = await tx
    .insert(webhookDeliveries)
    .values(rows)
    .returning({ deliveryId: webhookDeliveries.id });
  await addJobs(tx, "webhook", added);
}

function happeningOf({ kind, data }: AccountEvent): Omit<Happening, "at"> | null {
  if (kind === "inquiry_received" || kind === "showing_asked") {
    return { type: "inquiry.received", data: {}, inquiryId: data.inquiryId };
  }
  if (kind === "listing_changed") return { type: "listing.status_changed", data: { ...data } };
  if (kind === "listing_taken_down") return { type: "listing.taken_down", data: { ...data } };
  return kind === "listing_allowed" ? { type: "listing.allowed", data: {} } : null;
}

/** Tells webhooks of an event that is written down; those of showings are told by `tellOfShowing`. */
export async function tellOfEvent(
  tx: Executor,
  accountId: string,
  event: AccountEvent,
): Promise<void> {
  const happening = happeningOf(event);
  if (happening) await tell(tx, accountId, { ...happening, at: new Date() });
}

/** Tells webhooks of a showing that was asked for, has another state or time, or has feedback, whoever did it. */
export async function tellOfShowing(
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
  await tell(tx, after.accountId, happening);
}

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
      .limit(MOST_DELIVERIES_LISTED),
  (rows) => (rows.length === 0 ? null : rows),
);

/** Queues a test for one of the person's webhooks that is on. @returns whether there is one */
export async function queueTest(
  userId: string,
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
      own.map(({ id }) => id),
      { type: "webhook.test", at, data: {} },
    );
    return own.length > 0;
  });
}

/**
 * Queues a delivery again that was given up, or delivered, by the same id.
 * @returns whether one of the person's webhooks that is on has it
 */
export async function queueAgain(
  userId: string,
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
    if (again) await addJob(tx, "webhook", again);
    return again !== undefined;
  });
}

// An attempt takes ten seconds at most: whoever made one that is older was killed.
const LOST_MS = 60_000;

/**
 * Takes a delivery that is due, so that nobody else sends it meanwhile.
 * @returns with what it tells, and to whom; null for one that is not to be sent now, or is gone
 */
export async function claimDelivery(id: string, at: Date, db: Executor = database()) {
  const lost = new Date(at.getTime() - LOST_MS);
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
    .leftJoin(subscriptions, planStands)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(webhookDeliveries.id, id));
  if (!found) return null;
  const { planName, turnedOffAt, ...delivery } = found;
  const reason = turnedOffAt ? "turned_off" : isIncluded(planName) ? null : "no_plan";
  return { ...delivery, unsent: reason as DeliveryFailure | null };
}
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** Notes how an attempt ended; the next one is queued where there is to be one. */
export async function noteAttempt(
  tx: Transaction,
  id: string,
  outcome: {
    isDelivered: boolean;
    status: number | null;
    failure: DeliveryFailure | null;
    ms: number | null;
  },
  nextAt: Date | null,
): Promise<void> {
  const { isDelivered, ...told } = outcome;
  const state = isDelivered ? "delivered" : nextAt ? "waiting" : "failed";
  const noted = await tx
    .update(webhookDeliveries)
    .set({ state, ...told, nextAt })
    .where(eq(webhookDeliveries.id, id))
    .returning({ deliveryId: webhookDeliveries.id });
  if (nextAt) await addJobs(tx, "webhook", noted, nextAt);
}

/** Notes that a webhook was answered well, or since when it was not. */
export async function noteAnswering(
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
export async function turnOff(
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
