import "server-only";
import { database, type Transaction } from "#db/client.ts";
import type { Job } from "#db/jobs.ts";
import { addEvent } from "#db/queries/events.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  setFailingSince,
  recordAttempt,
  disableWebhook,
} from "#db/queries/webhook-deliveries.ts";
import { DAYS_UNTIL_TURNED_OFF, DELIVERY_PAUSES } from "#lib/fields/webhooks.ts";
import { WEBHOOK_MESSAGES } from "#lib/schemas/webhooks.ts";
import { decrypt } from "#server/encryption.ts";
import { type DeliveryOutcome, deliverOnce } from "#server/webhooks/deliver.ts";
import { SECRET_PURPOSE } from "./webhooks.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
// The receiver no longer wants deliveries.
const GONE = 410;

/** Returns the body: the stored data with the buyer's current message and contact. */
function bodyOf(delivery: ClaimedDelivery): string {
  const { type, at, data, inquiryId, showingId, inquiryKind: kind } = delivery;
  const { name, email, phone, message } = delivery;
  const fields = { ...data, inquiryId, showingId, kind, name, email, phone, message };
  // The schema of its type drops the other fields.
  const whole = { type, timestamp: at.toISOString(), data: fields };
  return JSON.stringify(WEBHOOK_MESSAGES[type].parse(whole));
}

const isWell = (status: number | null) => status !== null && status >= 200 && status < 300;

async function settle(
  tx: Transaction,
  delivery: ClaimedDelivery,
  outcome: DeliveryOutcome,
  now: Date,
): Promise<void> {
  const { id, webhookId, attempts, accountId } = delivery;
  const { status, ms } = outcome;
  const isDelivered = isWell(status);
  const failure = outcome.status === null ? outcome.failure : null;
  const isFinal = isDelivered || status === GONE || failure === "private";
  const pause = isFinal ? undefined : DELIVERY_PAUSES[attempts - 1];
  const nextAt = pause ? new Date(now.getTime() + pause * MINUTE_MS) : null;
  const next = nextAt && { at: nextAt, accountId };
  await recordAttempt(tx, id, { isDelivered, status, failure, ms }, next);
  await setFailingSince(tx, webhookId, isDelivered ? null : now);
  if (isDelivered || nextAt) return;
  const days = status === GONE ? 0 : DAYS_UNTIL_TURNED_OFF;
  const failingUntil = new Date(now.getTime() - days * DAY_MS);
  if (!(await disableWebhook(tx, webhookId, { at: now, failingUntil }))) return;
  const { userId: toUserId } = delivery;
  await addEvent(
    tx,
    { accountId, actorId: null, toUserId },
    { kind: "webhook_turned_off", data: { host: new URL(delivery.address).host } },
  );
}

/**
 * Sends a delivery once and records the result. A failed one is retried after growing pauses
 * (`DELIVERY_PAUSES`). When the last retry fails, a webhook that has failed for days is turned
 * off and its owner notified. A receiver's failure doesn't fail the job.
 * @throws Error when its secret can't be read, or the database doesn't respond
 */
export async function runDelivery({ data }: Pick<Job<"webhook">, "data">): Promise<void> {
  const delivery = await claimDelivery(data.deliveryId, new Date());
  if (!delivery) return;
  const { id, webhookId, address, unsent } = delivery;
  if (unsent) {
    const outcome = { isDelivered: false, status: null, failure: unsent, ms: null };
    await database().transaction((tx) => recordAttempt(tx, id, outcome, null));
    return;
  }
  const secret = decrypt(delivery.secret, SECRET_PURPOSE, webhookId);
  const message = { id, at: new Date(), body: bodyOf(delivery) };
  const outcome = await deliverOnce(address, secret, message);
  await database().transaction((tx) => settle(tx, delivery, outcome, new Date()));
}
