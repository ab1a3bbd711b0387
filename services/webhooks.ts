import "server-only";
import { randomUUID } from "node:crypto";
import { readEach } from "#db/owned-read.ts";
import { getSubscription, subscriptionOfAccount } from "#db/queries/plans.ts";
import { deliveriesOfWebhook } from "#db/queries/webhook-deliveries.ts";
import { enqueueRetry, enqueueTest } from "#db/queries/webhook-queue.ts";
import { addWebhook, changeWebhook, deleteWebhook, ownWebhooks } from "#db/queries/webhooks.ts";
import type { Answers } from "#db/session-read.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { DELIVERY_FAILURES, MAX_WEBHOOKS } from "#lib/fields/webhooks.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import type {
  DeliveriesView,
  NewWebhook,
  WebhookInput,
  WebhooksView,
} from "#lib/schemas/webhooks.ts";
import { encrypt } from "#server/encryption.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { makeWebhookSecret } from "#server/webhooks/signature.ts";
import { countAttempt } from "./limits.ts";

type Caller = { id: string; accountId: string };

/** Encryption purpose of webhook secrets, each bound to its webhook. */
export const SECRET_PURPOSE = "webhook";

const NEEDS_PLAN = `Webhooks are included in the ${planWith("api")} plan.`;
const TOO_MANY = `You've reached the limit of ${MAX_WEBHOOKS} webhooks. Delete one you no longer need.`;
const TOO_OFTEN = "You've sent a lot of events. Please try again in an hour.";
const NONE = "Webhook not found.";
const NO_KIND_ON = "Webhook not found, or it's turned off.";
const NOT_RETRYABLE =
  "This can't be resent: it's being delivered, was deleted, or the webhook is off.";

const isIncluded = (planName: string | null | undefined) => grantsOf(planName ?? null).api;

async function requirePlan({ accountId }: Caller): Promise<void> {
  if (isIncluded((await getSubscription(accountId))?.planName)) return;
  throw new AppError("forbidden", NEEDS_PLAN);
}

export const webhookReads = { webhooks: ownWebhooks, subscription: subscriptionOfAccount };

/** Lists a person's webhooks without their secrets. */
export const viewWebhooks = ({
  webhooks,
  subscription,
}: Answers<typeof webhookReads>): WebhooksView => ({
  isIncluded: isIncluded(subscription?.planName),
  webhooks: webhooks.map(({ createdAt, failingSince, turnedOffAt, ...webhook }) => ({
    ...webhook,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    turnedOffAt: turnedOffAt?.toISOString() ?? null,
  })),
});

const readView = async ({ id, accountId }: Caller) =>
  viewWebhooks(await readEach(webhookReads, { id, accountId }));

/**
 * Creates a webhook for events from now on. Its secret is returned only this once.
 * @throws AppError `forbidden` without the plan, `conflict` at the webhook limit, `rate_limited`
 */
export async function makeWebhook(
  caller: Caller,
  input: WebhookInput,
  now = new Date(),
): Promise<NewWebhook> {
  await requirePlan(caller);
  await countAttempt({ webhookMaking: caller.id }, TOO_OFTEN);
  const id = randomUUID();
  const secret = makeWebhookSecret();
  const kept = { id, userId: caller.id, secret: encrypt(secret, SECRET_PURPOSE, id) };
  const isStored = await addWebhook({ ...kept, ...input, createdAt: now }, MAX_WEBHOOKS);
  if (!isStored) throw new AppError("conflict", TOO_MANY);
  logSecurityEvent("webhook_made", { outcome: "succeeded", subject: id });
  return { ...(await readView(caller)), secret };
}

/**
 * Changes a webhook's address and events, and turns it on.
 * @throws AppError `not_found`, `forbidden` without the plan
 */
export async function saveWebhook(
  caller: Caller,
  id: string,
  input: WebhookInput,
): Promise<WebhooksView> {
  await requirePlan(caller);
  if (!(await changeWebhook(caller.id, id, input))) throw notFound(NONE);
  logSecurityEvent("webhook_changed", { outcome: "succeeded", subject: id });
  return readView(caller);
}

/**
 * Removes a webhook with its log.
 * @throws AppError `not_found`
 */
export async function removeWebhook(caller: Caller, id: string): Promise<WebhooksView> {
  if (!(await deleteWebhook(caller.id, id))) throw notFound("That webhook was already deleted.");
  logSecurityEvent("webhook_removed", { outcome: "succeeded", subject: id });
  return readView(caller);
}

export const deliveryReads = { deliveries: deliveriesOfWebhook };

/**
 * Returns the log of a webhook.
 * @throws AppError `not_found`
 */
export function viewDeliveries({ deliveries }: Answers<typeof deliveryReads>): DeliveriesView {
  if (!deliveries) throw notFound(NONE);
  return {
    deliveries: deliveries.flatMap(({ id, at, type, state, lastAt, nextAt, failure, ...row }) =>
      id && at && type && state
        ? [
            {
              ...{ id, type, state, status: row.status, ms: row.ms, attempts: row.attempts ?? 0 },
              at: at.toISOString(),
              lastAt: lastAt?.toISOString() ?? null,
              nextAt: state === "waiting" ? (nextAt?.toISOString() ?? null) : null,
              failure: failure && DELIVERY_FAILURES[failure],
            },
          ]
        : [],
    ),
  };
}

const readLog = async ({ id, accountId }: Caller, webhookId: string) =>
  viewDeliveries(await readEach(deliveryReads, { id, accountId }, { values: { webhookId } }));

/**
 * Queues a test delivery to a webhook.
 * @throws AppError `not_found` for a missing webhook or one that is off, `forbidden` without the
 *   plan, `rate_limited`
 */
export async function sendTest(
  caller: Caller,
  webhookId: string,
  now = new Date(),
): Promise<DeliveriesView> {
  await requirePlan(caller);
  await countAttempt({ webhookSending: caller.id }, TOO_OFTEN);
  if (!(await enqueueTest(caller, webhookId, now))) throw notFound(NO_KIND_ON);
  return readLog(caller, webhookId);
}

/**
 * Queues a delivery again, with the same id.
 * @throws AppError `conflict` for a delivery that can't be sent again, `forbidden` without the
 *   plan, `rate_limited`
 */
export async function sendAgain(
  caller: Caller,
  which: { webhookId: string; deliveryId: string },
  now = new Date(),
): Promise<DeliveriesView> {
  await requirePlan(caller);
  await countAttempt({ webhookSending: caller.id }, TOO_OFTEN);
  const isQueued = await enqueueRetry(caller, which, now);
  const log = await readLog(caller, which.webhookId);
  if (!isQueued) throw new AppError("conflict", NOT_RETRYABLE);
  return log;
}
