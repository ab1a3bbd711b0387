import * as delivery from "#app/api/webhooks/[webhookId]/deliveries/[deliveryId]/route.ts";
import * as deliveries from "#app/api/webhooks/[webhookId]/deliveries/route.ts";
import * as webhooks from "#app/api/webhooks/route.ts";
import type { WebhookKind } from "#lib/fields/webhooks.ts";
import type { DeliveriesView, WebhooksView } from "#lib/schemas/webhooks.ts";
import { call } from "#tests/api.ts";
import { createSubscription, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";

export const ALL_KINDS: WebhookKind[] = ["inquiry", "showing", "status"];

/** Makes a webhook for all events, unless `changes` to the request's body say otherwise. */
export const make = (as: TestUser, changes: object = {}) =>
  call(webhooks, "POST", {
    as,
    body: { address: "https://hooks.example/", kinds: ALL_KINDS, ...changes },
  });

export const list = async (as: TestUser) =>
  ((await call(webhooks, "GET", { as })).body as WebhooksView).webhooks;

export const log = async (as: TestUser, webhookId: string) =>
  ((await call(deliveries, "GET", { as, params: { webhookId } })).body as DeliveriesView)
    .deliveries;

export const test = (as: TestUser, webhookId: string) =>
  call(deliveries, "POST", { as, params: { webhookId } });

export const again = (as: TestUser, webhookId: string, deliveryId: string) =>
  call(delivery, "POST", { as, params: { webhookId, deliveryId } });

export interface WebhookHome extends TestHome {
  webhookId: string;
  secret: string;
}

/** Creates a home with Premium and a webhook, made as by `make`. */
export async function createWebhookHome(changes: object = {}): Promise<WebhookHome> {
  const home = await createHome();
  await createSubscription(home.seller, { planId: 3 });
  const { body } = await make(home.seller, changes);
  const { secret, webhooks: made } = body as WebhooksView & { secret: string };
  return { ...home, secret, webhookId: made[0]!.id };
}
