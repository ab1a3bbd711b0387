import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as deliveries from "#app/api/webhooks/[webhookId]/deliveries/route.ts";
import * as delivery from "#app/api/webhooks/[webhookId]/deliveries/[deliveryId]/route.ts";
import * as webhook from "#app/api/webhooks/[webhookId]/route.ts";
import * as webhooks from "#app/api/webhooks/route.ts";
import { database } from "#db/client.ts";
import { jobQueues } from "#db/jobs.ts";
import { addEvent } from "#db/queries/events.ts";
import { addInquiry, deleteInquiry } from "#db/queries/inquiries.ts";
import { addBuyerMessage, addReply } from "#db/queries/messages.ts";
import { changeShowing } from "#db/queries/showings.ts";
import {
  accountEvents,
  inquiries,
  notifications,
  webhookDeliveries,
  webhooks as webhookRows,
} from "#db/schema/index.ts";
import { MAX_WEBHOOKS, type WebhookKind } from "#lib/fields/webhooks.ts";
import type { DeliveriesView, WebhooksView } from "#lib/schemas/webhooks.ts";
import type * as PrivateNetwork from "#server/private-network.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { TRUSTED } from "#tests/mail/certificates.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { runJobs } from "./jobs.ts";
import { runDelivery } from "./webhook-deliveries.ts";

// A local receiver acts as one on the internet. Other addresses are checked as usual.
vi.mock("#server/private-network.ts", async (importOriginal) => {
  const real = await importOriginal<typeof PrivateNetwork>();
  const isReceiver = (address: string) => address === "127.0.0.1";
  return {
    ...real,
    isPublicAddress: (address: string) => isReceiver(address) || real.isPublicAddress(address),
  };
});

interface Got {
  headers: IncomingHttpHeaders;
  text: string;
}
const got: Got[] = [];
let status = 200;
let server: Server;
let address: string;

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), TRUSTED.cert]);
  server = createServer(TRUSTED, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    got.push({ headers: request.headers, text: body.toString("utf8") });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => server.close().closeAllConnections());
beforeEach(async () => {
  got.length = 0;
  status = 200;
  await (await jobQueues()).deleteAllJobs("webhook");
});

const ALL: WebhookKind[] = ["inquiry", "showing", "status"];
const make = (as: TestUser, changes: object = {}) =>
  call(webhooks, "POST", { as, body: { address, kinds: ALL, ...changes } });
const list = async (as: TestUser) =>
  ((await call(webhooks, "GET", { as })).body as WebhooksView).webhooks;
const log = async (as: TestUser, webhookId: string) =>
  ((await call(deliveries, "GET", { as, params: { webhookId } })).body as DeliveriesView)
    .deliveries;
const test = (as: TestUser, webhookId: string) =>
  call(deliveries, "POST", { as, params: { webhookId } });
const again = (as: TestUser, webhookId: string, deliveryId: string) =>
  call(delivery, "POST", { as, params: { webhookId, deliveryId } });

interface WebhookHome extends TestHome {
  webhookId: string;
  secret: string;
}

/** Creates a home with Premium and a webhook for all events. */
async function createWebhookHome(changes: object = {}): Promise<WebhookHome> {
  const home = await createHome();
  await createSubscription(home.seller, { planId: 3 });
  const { body } = await make(home.seller, changes);
  const { secret, webhooks: made } = body as WebhooksView & { secret: string };
  return { ...home, secret, webhookId: made[0]!.id };
}

const ASKED = {
  ...{ kind: "question" as const, name: "Bo Li", email: "bo@example.com", phone: null },
  message: "Is the lawn “real”?",
};

const isDue = () => runJobs();
/** Makes the next attempt due now. */
async function passPause() {
  await database()
    .update(webhookDeliveries)
    .set({ nextAt: sql`now()` });
  await database().execute(sql`update jobs.job set start_after = now() where name = 'webhook'`);
}

const bodyOf = ({ text }: Got) =>
  JSON.parse(text) as { type: string; timestamp: string; data: object };

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
  expect(recorded).toEqual([{ data: { what: "webhook", name: new URL(address).host } }]);
  const { body } = await call(webhooks, "GET", { as: seller });
  expect(body).toMatchObject({ isIncluded: true, webhooks: [{ address, kinds: ALL }] });
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
  await addInquiryOf(await createWebhookHome());
  const [{ id: deliveryId } = { id: "" }] = await log(seller, webhookId);
  const other = await createUser();
  await createSubscription(other, { planId: 3 });
  const body = { address: "https://elsewhere.example/", kinds: ["inquiry"] };
  const params = { webhookId, deliveryId: deliveryId || webhookId };
  for (const [module, method, sent] of [
    [webhook, "PUT", { body }],
    [webhook, "DELETE", {}],
    [deliveries, "GET", {}],
    [deliveries, "POST", {}],
    [delivery, "POST", {}],
  ] as const) {
    expect((await call(module, method, { as: other, params, ...sent })).status).toBe(404);
  }
  expect(await list(seller)).toMatchObject([{ address }]);
});

const addInquiryOf = async ({ listingId }: TestHome, message = ASKED.message) => {
  expect(await addInquiry(listingId, { ...ASKED, message })).toBe(true);
};

describe("an event", () => {
  it("is sent once, completely, with a valid signature", async () => {
    const { secret, seller, webhookId, ...home } = await createWebhookHome();
    await addInquiryOf({ seller, ...home });
    await isDue();
    await isDue();
    expect(got).toHaveLength(1);
    const [{ headers, text } = { headers: {}, text: "" }] = got;
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const expected = createHmac("sha256", key).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
    expect(JSON.parse(text)).toMatchObject({
      type: "inquiry.received",
      data: { ...ASKED, inquiryId: expect.any(String) },
    });
    expect(await log(seller, webhookId)).toMatchObject([
      { id: headers["webhook-id"], state: "delivered", status: 200, attempts: 1, nextAt: null },
    ]);
  });

  it("is sent for a buyer's later message, with its text", async () => {
    const { seller, ...home } = await createWebhookHome();
    await addInquiryOf({ seller, ...home });
    await isDue();
    const [inquiry] = await database()
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(eq(inquiries.listingId, home.listingId));
    const inquiryId = inquiry?.id ?? "";
    await addReply(seller, { inquiryId, text: "Yes.", secretHash: inquiryId });
    await addBuyerMessage({ secretHash: inquiryId }, { text: "And the shed?" }, new Date());
    await isDue();
    expect(got.slice(1).map(bodyOf)).toEqual([
      {
        type: "message.received",
        timestamp: expect.any(String),
        data: {
          ...{ inquiryId, messageId: expect.any(String), name: ASKED.name, email: ASKED.email },
          ...{ phone: ASKED.phone, message: "And the shed?" },
        },
      },
    ]);
  });

  it("is sent only for the chosen kinds, such as showings and status changes", async () => {
    const home = await createWebhookHome({ kinds: ["showing", "status"] });
    await addInquiryOf(home);
    const before = await createShowing(home, { state: "requested" });
    const seller = { who: "seller", actorId: home.seller.id } as const;
    await database().transaction(async (tx) => {
      const after = await changeShowing(tx, before, { state: "confirmed" }, seller);
      await changeShowing(tx, after, { notes: "They liked the attic" }, seller);
    });
    const whose = { accountId: home.seller.accountId, actorId: home.seller.id };
    const data = { from: "active", to: "pending" } as const;
    await addEvent(database(), whose, { kind: "listing_changed", data });
    await isDue();
    const bodies = got.map(bodyOf).toSorted((a, b) => a.type.localeCompare(b.type));
    expect(bodies).toMatchObject([
      { type: "listing.status_changed", data },
      {
        type: "showing.changed",
        data: { showingId: before.id, state: "confirmed", stateBefore: "requested", name: "Bo Li" },
      },
    ]);
    expect(JSON.stringify(bodies)).not.toContain("attic");
  });

  it("isn't sent once the buyer's message is deleted", async () => {
    const home = await createWebhookHome();
    await addInquiryOf(home);
    const [{ inquiryId } = { inquiryId: "" }] = await database()
      .select({ inquiryId: webhookDeliveries.inquiryId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, home.webhookId));
    await deleteInquiry(home.seller.accountId, inquiryId ?? "");
    await isDue();
    expect([got, await log(home.seller, home.webhookId)]).toEqual([[], []]);
  });

  it("isn't sent without the plan, even if it was waiting", async () => {
    const home = await createWebhookHome();
    await addInquiryOf(home);
    await createSubscription(home.seller, { planId: 2 });
    await addInquiryOf(home, "And the shed?");
    await isDue();
    expect(got).toEqual([]);
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      { state: "failed", failure: "Your plan with API access had ended." },
    ]);
  });
});

describe("a failed attempt", () => {
  it("is repeated after a pause with the same ID until it is accepted", async () => {
    const home = await createWebhookHome();
    status = 500;
    await addInquiryOf(home);
    await isDue();
    await isDue();
    expect(got).toHaveLength(1);
    const [waiting] = await log(home.seller, home.webhookId);
    expect(waiting).toMatchObject({ state: "waiting", status: 500, attempts: 1 });
    const pause = Date.parse(waiting!.nextAt!) - Date.parse(waiting!.lastAt!);
    expect(Math.round(pause / 60_000)).toBe(1);
    expect(await list(home.seller)).toMatchObject([{ failingSince: expect.any(String) }]);

    status = 204;
    await passPause();
    await isDue();
    expect(new Set(got.map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([waiting!.id]),
    );
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      { state: "delivered", status: 204, attempts: 2 },
    ]);
    expect(await list(home.seller)).toMatchObject([{ failingSince: null }]);
  });

  it("is given up after nine tries, and turns the webhook off after five days", async () => {
    const home = await createWebhookHome();
    status = 503;
    await addInquiryOf(home);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await passPause();
      await isDue();
    }
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      { state: "failed", attempts: 9, nextAt: null },
    ]);
    expect(await list(home.seller)).toMatchObject([{ turnedOffAt: null }]);

    await addInquiryOf(home, "And the shed?");
    await database()
      .update(webhookRows)
      .set({ failingSince: sql`now() - interval '5 days'` })
      .where(eq(webhookRows.id, home.webhookId));
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await passPause();
      await isDue();
    }
    expect(await list(home.seller)).toMatchObject([{ turnedOffAt: expect.any(String) }]);
    await addInquiryOf(home, "And the attic?");
    expect(await log(home.seller, home.webhookId)).toHaveLength(2);
  });

  it("turns the webhook off after a 410 and notifies its owner, who can turn it on again", async () => {
    const home = await createWebhookHome();
    const member = await createUser({ parent: home.seller });
    status = 410;
    await addInquiryOf(home);
    await isDue();
    const [{ id } = { id: "" }] = await log(home.seller, home.webhookId);
    const notified = await database()
      .select({ userId: notifications.userId, data: accountEvents.data })
      .from(notifications)
      .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
      .where(eq(accountEvents.kind, "webhook_turned_off"));
    const { host } = new URL(address);
    expect(notified.filter(({ userId }) => [home.seller.id, member.id].includes(userId))).toEqual([
      { userId: home.seller.id, data: { host } },
    ]);
    expect((await test(home.seller, home.webhookId)).status).toBe(404);
    expect((await again(home.seller, home.webhookId, id)).status).toBe(409);

    status = 200;
    const params = { webhookId: home.webhookId };
    await call(webhook, "PUT", { as: home.seller, params, body: { address, kinds: ALL } });
    expect((await again(home.seller, home.webhookId, id)).status).toBe(200);
    await isDue();
    expect(await log(home.seller, home.webhookId)).toMatchObject([{ id, state: "delivered" }]);
  });

  it("never reaches internal addresses", async () => {
    const home = await createWebhookHome({ address: "https://169.254.169.254/latest" });
    expect((await test(home.seller, home.webhookId)).status).toBe(201);
    await isDue();
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      {
        type: "webhook.test",
        state: "failed",
        failure: expect.stringContaining("public internet"),
      },
    ]);
  });
});

it("sends a delivery once with concurrent runners, and again after one was killed", async () => {
  const home = await createWebhookHome();
  await test(home.seller, home.webhookId);
  const [{ id } = { id: "" }] = await log(home.seller, home.webhookId);
  const run = () => runDelivery({ data: { deliveryId: id } });
  await Promise.all([run(), run(), run()]);
  expect(got).toHaveLength(1);
  const killed = { state: "sending", lastAt: sql`now() - interval '2 minutes'` } as const;
  await database().update(webhookDeliveries).set(killed).where(eq(webhookDeliveries.id, id));
  await run();
  expect(got).toHaveLength(2);
});

it("is removed with its log", async () => {
  const home = await createWebhookHome();
  await test(home.seller, home.webhookId);
  const params = { webhookId: home.webhookId };
  expect((await call(webhook, "DELETE", { as: home.seller, params })).body).toMatchObject({
    webhooks: [],
  });
  expect((await call(webhook, "DELETE", { as: home.seller, params })).status).toBe(404);
  await isDue();
  expect(got).toEqual([]);
});
