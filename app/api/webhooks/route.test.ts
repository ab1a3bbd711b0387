import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as deliveries from "#app/api/webhooks/[webhookId]/deliveries/route.ts";
import * as delivery from "#app/api/webhooks/[webhookId]/deliveries/[deliveryId]/route.ts";
import * as webhook from "#app/api/webhooks/[webhookId]/route.ts";
import * as webhooks from "#app/api/webhooks/route.ts";
import { database } from "#db/client.ts";
import { accountEvents, notifications, webhooks as webhookRows } from "#db/schema/index.ts";
import { MAX_WEBHOOKS } from "#lib/fields/webhooks.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { ALL_KINDS, createWebhookHome, list, log, make, test } from "#tests/webhooks.ts";

const ADDRESS = "https://hooks.example/";

it("is created with a secret that is stored encrypted and shown once", async () => {
  const { seller, secret, webhookId } = await createWebhookHome();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const [row] = await database().select().from(webhookRows).where(eq(webhookRows.id, webhookId));
  expect(row?.secret).not.toContain(secret.slice(6));
  const recorded = await database()
    .select({ data: accountEvents.data })
    .from(notifications)
    .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
    .where(eq(notifications.userId, seller.id));
  expect(recorded).toEqual([{ data: { what: "webhook", name: "hooks.example" } }]);
  const { body } = await call(webhooks, "GET", { as: seller });
  expect(body).toMatchObject({
    isIncluded: true,
    webhooks: [{ address: ADDRESS, kinds: ALL_KINDS }],
  });
  expect(JSON.stringify(body)).not.toContain("whsec");
});

it.each([
  [{ address: "" }, { address: "Enter your webhook's URL" }],
  [{ address: "http://a.example/" }, { address: "Enter a URL that starts with https://" }],
  [
    { address: "https://me:it@a.example/" },
    { address: "Enter a link without a username or password in it" },
  ],
  [
    { address: `https://a.example/${"a".repeat(500)}` },
    { address: "Must be at most 500 characters" },
  ],
  [{ kinds: [] }, { kinds: "Choose at least one event" }],
])("rejects %j with a message on its field", async (changes, fields) => {
  const { seller } = await createWebhookHome();
  expect(await make(seller, changes)).toMatchObject({ status: 400, body: { fields } });
});

it("requires the plan, and is limited in number", async () => {
  const { seller } = await createHome();
  expect((await make(seller)).status).toBe(403);
  await createSubscription(seller, { planId: 3 });
  const all = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 2 }, () => make(seller)));
  expect(all.map((one) => one.status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
});

it("belongs to one account", async () => {
  const { seller, webhookId } = await createWebhookHome();
  await test(seller, webhookId);
  const [{ id: deliveryId } = { id: "" }] = await log(seller, webhookId);
  const other = await createUser();
  await createSubscription(other, { planId: 3 });
  const body = { address: "https://elsewhere.example/", kinds: ["inquiry"] };
  const params = { webhookId, deliveryId };
  for (const [module, method, sent] of [
    [webhook, "PUT", { body }],
    [webhook, "DELETE", {}],
    [deliveries, "GET", {}],
    [deliveries, "POST", {}],
    [delivery, "POST", {}],
  ] as const) {
    expect((await call(module, method, { as: other, params, ...sent })).status).toBe(404);
  }
  expect(await list(seller)).toMatchObject([{ address: ADDRESS }]);
});
