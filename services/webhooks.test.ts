import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as webhook from "#app/api/webhooks/[webhookId]/route.ts";
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
import type * as PrivateNetwork from "#server/private-network.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser } from "#tests/factories.ts";
import type { TestHome } from "#tests/listing/public-home.ts";
import { TRUSTED } from "#tests/mail/certificates.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { runJobs } from "./jobs.ts";
import { runDelivery } from "./webhook-deliveries.ts";
import { again, ALL_KINDS, createWebhookHome, list, log, test } from "#tests/webhooks.ts";

// A local receiver acts as one on the internet. Other addresses are checked as usual.
vi.mock("#server/private-network.ts", async (importOriginal) => {
  const real = await importOriginal<typeof PrivateNetwork>();
  const isReceiver = (address: string) => address === "127.0.0.1";
  return {
    ...real,
    isPublicAddress: (address: string) => isReceiver(address) || real.isPublicAddress(address),
  };
});

const got: { headers: IncomingHttpHeaders; text: string }[] = [];

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

const createReceivingHome = (changes: object = {}) => createWebhookHome({ address, ...changes });

const ASKED = {
  ...{ kind: "question" as const, name: "Bo Li", email: "bo@example.com", phone: null },
  message: "Is the lawn “real”?",
};

/** Makes the next attempt due now. */
async function passPause() {
  await database()
    .update(webhookDeliveries)
    .set({ nextAt: sql`now()` });
  await database().execute(sql`update jobs.job set start_after = now() where name = 'webhook'`);
}

async function tryNineTimes() {
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await passPause();
    await runJobs();
  }
}

const bodyOf = ({ text }: { text: string }) =>
  JSON.parse(text) as { type: string; timestamp: string; data: object };

const addInquiryOf = async ({ listingId }: TestHome, message = ASKED.message) => {
  expect(await addInquiry(listingId, { ...ASKED, message })).toBe(true);
};

describe("an event", () => {
  it("is sent once, completely, with a valid signature", async () => {
    const { secret, seller, webhookId, ...home } = await createReceivingHome();
    await addInquiryOf({ seller, ...home });
    await runJobs();
    await runJobs();
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
    const { seller, ...home } = await createReceivingHome();
    await addInquiryOf({ seller, ...home });
    await runJobs();
    const [inquiry] = await database()
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(eq(inquiries.listingId, home.listingId));
    const inquiryId = inquiry?.id ?? "";
    await addReply(seller, { inquiryId, text: "Yes.", secretHash: inquiryId });
    await addBuyerMessage({ secretHash: inquiryId }, { text: "And the shed?" }, new Date());
    await runJobs();
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
    const home = await createReceivingHome({ kinds: ["showing", "status"] });
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
    await runJobs();
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
    const home = await createReceivingHome();
    await addInquiryOf(home);
    const [{ inquiryId } = { inquiryId: "" }] = await database()
      .select({ inquiryId: webhookDeliveries.inquiryId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, home.webhookId));
    await deleteInquiry(home.seller.accountId, inquiryId ?? "");
    await runJobs();
    expect([got, await log(home.seller, home.webhookId)]).toEqual([[], []]);
  });

  it("isn't sent without the plan, even if it was waiting", async () => {
    const home = await createReceivingHome();
    await addInquiryOf(home);
    await createSubscription(home.seller, { planId: 2 });
    await addInquiryOf(home, "And the shed?");
    await runJobs();
    expect(got).toEqual([]);
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      { state: "failed", failure: "Your plan with API access had ended." },
    ]);
  });
});

describe("a failed attempt", () => {
  it("is repeated after a pause with the same ID until it is accepted", async () => {
    const home = await createReceivingHome();
    status = 500;
    await addInquiryOf(home);
    await runJobs();
    await runJobs();
    expect(got).toHaveLength(1);
    const [waiting] = await log(home.seller, home.webhookId);
    expect(waiting).toMatchObject({ state: "waiting", status: 500, attempts: 1 });
    const pause = Date.parse(waiting!.nextAt!) - Date.parse(waiting!.lastAt!);
    expect(Math.round(pause / 60_000)).toBe(1);
    expect(await list(home.seller)).toMatchObject([{ failingSince: expect.any(String) }]);

    status = 204;
    await passPause();
    await runJobs();
    expect(new Set(got.map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([waiting!.id]),
    );
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      { state: "delivered", status: 204, attempts: 2 },
    ]);
    expect(await list(home.seller)).toMatchObject([{ failingSince: null }]);
  });

  it("is given up after nine tries, and turns the webhook off after five days", async () => {
    const home = await createReceivingHome();
    status = 503;
    await addInquiryOf(home);
    await tryNineTimes();
    expect(await log(home.seller, home.webhookId)).toMatchObject([
      { state: "failed", attempts: 9, nextAt: null },
    ]);
    expect(await list(home.seller)).toMatchObject([{ turnedOffAt: null }]);

    await addInquiryOf(home, "And the shed?");
    await database()
      .update(webhookRows)
      .set({ failingSince: sql`now() - interval '5 days'` })
      .where(eq(webhookRows.id, home.webhookId));
    await tryNineTimes();
    expect(await list(home.seller)).toMatchObject([{ turnedOffAt: expect.any(String) }]);
    await addInquiryOf(home, "And the attic?");
    expect(await log(home.seller, home.webhookId)).toHaveLength(2);
  });

  it("turns the webhook off after a 410 and notifies its owner, who can turn it on again", async () => {
    const home = await createReceivingHome();
    const member = await createUser({ parent: home.seller });
    status = 410;
    await addInquiryOf(home);
    await runJobs();
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
    await call(webhook, "PUT", { as: home.seller, params, body: { address, kinds: ALL_KINDS } });
    expect((await again(home.seller, home.webhookId, id)).status).toBe(200);
    await runJobs();
    expect(await log(home.seller, home.webhookId)).toMatchObject([{ id, state: "delivered" }]);
  });

  it("never reaches internal addresses", async () => {
    const home = await createReceivingHome({ address: "https://169.254.169.254/latest" });
    expect((await test(home.seller, home.webhookId)).status).toBe(201);
    await runJobs();
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
  const home = await createReceivingHome();
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
  const home = await createReceivingHome();
  await test(home.seller, home.webhookId);
  const params = { webhookId: home.webhookId };
  expect((await call(webhook, "DELETE", { as: home.seller, params })).body).toMatchObject({
    webhooks: [],
  });
  expect((await call(webhook, "DELETE", { as: home.seller, params })).status).toBe(404);
  await runJobs();
  expect(got).toEqual([]);
});
