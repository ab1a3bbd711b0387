import { database, type Transaction } from "#db/client.ts";
import * as deliveries from "#db/queries/webhook-deliveries.ts";
import * as telling from "#db/queries/webhook-telling.ts";
import * as webhooks from "#db/queries/webhooks.ts";
import type { Calls } from "./rows.ts";

const INPUT = { address: "https://hooks.example/", kinds: ["inquiry" as const] };
const OUTCOME = { isDelivered: true, status: 200, failure: null, ms: 12 };
const inOne = (work: (tx: Transaction) => Promise<unknown>) => database().transaction(work);

/** What a person does with their webhooks, and what tells them. */
export const WEBHOOK_WRITES: Calls = {
  "webhooks.addWebhook": (pick) => {
    const made = { id: crypto.randomUUID(), secret: pick.text(), createdAt: new Date() };
    return webhooks.addWebhook({ userId: pick.account().id, ...INPUT, ...made }, 5);
  },
  "webhooks.changeWebhook": (pick) => {
    const { id, webhookId } = pick.account();
    return webhooks.changeWebhook(id, webhookId, INPUT);
  },
  "webhooks.deleteWebhook": (pick) =>
    webhooks.deleteWebhook(pick.account().id, crypto.randomUUID()),
  "webhook-telling.tellOfEvent": (pick) => {
    const { id, inquiryId } = pick.account();
    const event = { kind: "inquiry_received", data: { inquiryId, name: "Bo" } } as const;
    return inOne((tx) => telling.tellOfEvent(tx, id, event));
  },
  "webhook-telling.queueTest": (pick) => {
    const { id, webhookId } = pick.account();
    return telling.queueTest({ id, accountId: id }, webhookId, new Date());
  },
  "webhook-telling.queueAgain": (pick) => {
    const { id, webhookId, deliveryId } = pick.account();
    return telling.queueAgain({ id, accountId: id }, { webhookId, deliveryId }, new Date());
  },
  "webhook-deliveries.claimDelivery": (pick) =>
    deliveries.claimDelivery(pick.account().deliveryId, new Date()),
  "webhook-deliveries.noteAttempt": (pick) =>
    inOne((tx) => deliveries.noteAttempt(tx, pick.account().deliveryId, OUTCOME, null)),
  "webhook-deliveries.noteAnswering": (pick) =>
    inOne((tx) => deliveries.noteAnswering(tx, pick.account().webhookId, new Date())),
  "webhook-deliveries.turnOff": (pick) => {
    const at = new Date();
    const { webhookId } = pick.account();
    return inOne((tx) => deliveries.turnOff(tx, webhookId, { at, failingUntil: at }));
  },
};
