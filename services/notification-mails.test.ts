import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as oneClickRoute from "#app/api/unsubscribe/one-click/route.ts";
import * as unsubscribeRoute from "#app/api/unsubscribe/route.ts";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { addInquiry } from "#db/queries/inquiries.ts";
import { readNotificationsUpTo } from "#db/queries/notifications.ts";
import { notificationPreferences, notifications, settings, users } from "#db/schema/index.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { type ReadMail, readMails } from "#tests/mail/mail-folder.ts";
import { queueDigests } from "./digests.ts";
import { runJobs } from "./jobs.ts";
import { BOUNDS } from "./limits.ts";

beforeEach(() => rm(mailFolder(), { recursive: true, force: true }));

/** Runs all jobs and returns a person's emails. */
async function mailsTo({ email }: TestUser): Promise<ReadMail[]> {
  await runJobs();
  return (await readMails(env().DATA_DIR)).filter(({ to }) => to === email);
}

const createConfirmed = (parent: TestUser | null = null) =>
  createUser({ parent, emailVerified: true });
const want = (user: TestUser, frequency: "at_once" | "daily" = "at_once") =>
  database().transaction(async (tx) => {
    await tx.insert(settings).values({ userId: user.id, activityAlerts: true });
    await tx.insert(notificationPreferences).values({ userId: user.id, frequency });
  });
const STEP: AccountEvent = { kind: "step_completed", data: { stepId: "declutter" } };
const recordEvent = ({ accountId }: TestUser, event: AccountEvent, actorId: string | null = null) =>
  addEvent(database(), { accountId, actorId }, event);

describe("a buyer's message", () => {
  const INQUIRY = {
    ...{ kind: "question" as const, name: 'Bo "The Buyer" <bo@evil.example>', phone: null },
    ...{ email: "bo@example.com", message: "Is the garage heated?\n<b>Thanks</b>" },
  };

  it("reaches the seller without the buyer's email address", async () => {
    const { seller, listingId } = await createHome();
    await database()
      .update(users)
      .set({ emailVerified: new Date() })
      .where(eq(users.id, seller.id));
    await addInquiry(listingId, INQUIRY);
    const [mail, ...more] = await mailsTo(seller);
    expect(more).toEqual([]);
    expect(mail?.replyTo).toBeNull();
    expect(JSON.stringify(mail)).not.toContain("bo@example.com");
    expect(mail?.subject).toMatch(
      /^New message about .+ from Bo "The Buyer" <bo at evil example>$/,
    );
    expect(mail?.text).toContain("Is the garage heated?\n<b>Thanks</b>");
    expect(mail?.html).toContain("&lt;b&gt;Thanks&lt;/b&gt;");
    expect(mail?.links.join(" ")).toMatch(
      /http:\/\/localhost:3000\/online-listing\/messages\/[\da-f-]{36}/,
    );
  });

  it("without an email address can't be replied to", async () => {
    const { seller, listingId } = await createHome();
    await database()
      .update(users)
      .set({ emailVerified: new Date() })
      .where(eq(users.id, seller.id));
    await addInquiry(listingId, {
      ...INQUIRY,
      kind: "showing",
      email: null,
      phone: "206 555 0100",
    });
    const [mail] = await mailsTo(seller);
    expect(mail?.replyTo).toBeNull();
    expect(mail?.subject).toContain("New showing request for ");
    expect(mail?.text).toContain("206 555 0100");
  });

  it("isn't sent to unconfirmed addresses, or to people who turned it off", async () => {
    const { seller, listingId } = await createHome();
    await addInquiry(listingId, INQUIRY);
    expect(await mailsTo(seller)).toEqual([]);
    await database()
      .update(users)
      .set({ emailVerified: new Date() })
      .where(eq(users.id, seller.id));
    await addInquiry(listingId, { ...INQUIRY, message: "And the roof?" });
    await database()
      .insert(notificationPreferences)
      .values({ userId: seller.id, inquiryMails: false });
    expect(await mailsTo(seller)).toEqual([]);
  });
});

describe("activity", () => {
  it("is sent to people who chose it, except the person who did it", async () => {
    const seller = await createConfirmed();
    const helper = await createConfirmed(seller);
    await want(seller);
    await want(helper);
    await recordEvent(seller, STEP, helper.id);
    expect(await mailsTo(helper)).toEqual([]);
    const [mail] = await mailsTo(seller);
    expect(mail?.subject).toBe(`${helper.email} completed the step “Declutter”`);
    expect(mail?.links).toContain("http://localhost:3000/get-ready/steps");
  });

  it("isn't sent to people who didn't choose it, or read it before the email is sent", async () => {
    const quiet = await createConfirmed();
    await recordEvent(quiet, STEP);
    expect(await mailsTo(quiet)).toEqual([]);
    const reader = await createConfirmed();
    await want(reader);
    await recordEvent(reader, STEP);
    await readNotificationsUpTo(reader.id, Number.MAX_SAFE_INTEGER);
    expect(await mailsTo(reader)).toEqual([]);
  });

  it("about the account is always sent, and can't be turned off", async () => {
    const seller = await createConfirmed();
    await recordEvent(seller, { kind: "payment_failed", data: { planName: "Basic" } });
    const [mail] = await mailsTo(seller);
    expect(mail?.subject).toBe("A payment for your Basic plan failed");
    expect(mail?.headers.has("list")).toBe(false);
    expect(mail?.html).not.toContain("unsubscribe");
  });
});

describe("a daily digest", () => {
  // 8 AM Eastern Time, the default when the home's location is unknown.
  const EARLY = new Date("2027-03-10T12:59:00Z");
  const MORNING = new Date("2027-03-10T13:01:00Z");

  it("is sent once after 8 AM, and only if there is news", async () => {
    const seller = await createConfirmed();
    await want(seller, "daily");
    await recordEvent(seller, STEP);
    await recordEvent(seller, { kind: "price_changed", data: { from: 500_000, to: 490_000 } });
    await queueDigests(EARLY);
    expect(await mailsTo(seller)).toEqual([]);
    await Promise.all([queueDigests(MORNING), queueDigests(MORNING)]);
    const [mail, ...more] = await mailsTo(seller);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 new updates");
    expect(mail?.text).toContain("The step “Declutter” was completed.");
    expect(mail?.text).toContain("from $500,000 to $490,000");
    await recordEvent(seller, { kind: "listing_changed", data: { from: "draft", to: "active" } });
    await queueDigests(new Date("2027-03-10T20:00:00Z"));
    expect(await mailsTo(seller)).toHaveLength(1);
    await queueDigests(new Date("2027-03-11T13:01:00Z"));
    expect((await mailsTo(seller)).map(({ subject }) => subject)).toEqual([
      "2 new updates",
      "1 new update",
    ]);
  });

  it("isn't sent if everything was read in the meantime", async () => {
    const seller = await createConfirmed();
    await want(seller, "daily");
    await recordEvent(seller, STEP);
    await database().update(notifications).set({ readAt: new Date() });
    await queueDigests(MORNING);
    expect(await mailsTo(seller)).toEqual([]);
  });
});

describe("the unsubscribe link", () => {
  async function mailWithLink() {
    const seller = await createConfirmed();
    await want(seller);
    await recordEvent(seller, STEP);
    const [mail] = await mailsTo(seller);
    const link = mail?.links.find((href) => href.includes("/unsubscribe#")) ?? "";
    return { seller, mail, secret: link.split("#")[1] ?? "" };
  }
  const alerts = async ({ id }: TestUser) => {
    const [row] = await database()
      .select({ activityAlerts: settings.activityAlerts })
      .from(settings)
      .where(eq(settings.userId, id));
    return row?.activityAlerts;
  };

  it("turns emails off and on again without a session", async () => {
    const { seller, secret } = await mailWithLink();
    const send = (body: object) => call(unsubscribeRoute, "POST", { body });
    expect(await send({ secret })).toMatchObject({ status: 200, body: { reason: "activity" } });
    expect(await alerts(seller)).toBe(false);
    await recordEvent(seller, { kind: "price_changed", data: { from: null, to: 1 } });
    expect(await mailsTo(seller)).toHaveLength(1);
    expect((await send({ secret, wanted: true })).status).toBe(200);
    expect(await alerts(seller)).toBe(true);
    expect((await send({ secret: "x" })).status).toBe(404);
    expect((await send({})).status).toBe(400);
  });

  it("is in the List-Unsubscribe header, and accepts its POST", async () => {
    const { seller, mail, secret } = await mailWithLink();
    const list = mail?.headers.get("list") as unknown as {
      unsubscribe: { url: string };
      "unsubscribe-post": { name: string };
    };
    const url = new URL(list.unsubscribe.url);
    expect(url.href).toBe(`http://localhost:3000/api/unsubscribe/one-click?secret=${secret}`);
    expect(list["unsubscribe-post"].name).toBe("List-Unsubscribe=One-Click");
    const post = (search: string) =>
      oneClickRoute.POST(
        new Request(`${url.origin}${url.pathname}${search}`, {
          method: "POST",
          headers: {
            ...{ host: "localhost:3000", origin: "https://mail.example" },
            ...{ "sec-fetch-site": "cross-site" },
            "content-type": "application/x-www-form-urlencoded",
          },
          body: "List-Unsubscribe=One-Click",
        }),
        { params: Promise.resolve({}) },
      );
    expect((await post(url.search)).status).toBe(200);
    expect(await alerts(seller)).toBe(false);
    expect((await post("?secret=unknown")).status).toBe(404);
  });

  it("redirects a GET to the screen, and changes nothing", async () => {
    const { seller, secret } = await mailWithLink();
    const { GET } = oneClickRoute;
    const url = `http://localhost:3000/api/unsubscribe/one-click?secret=${secret}`;
    const answer = await GET(new Request(url), { params: Promise.resolve({}) });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`/unsubscribe#${secret}`);
    expect(await alerts(seller)).toBe(true);
  });

  it("limits only failed attempts by address", async () => {
    const { secret } = await mailWithLink();
    const headers = { "x-forwarded-for": "192.0.2.77" };
    const send = async (body: object) =>
      (await call(unsubscribeRoute, "POST", { body, headers })).status;
    await Promise.all(
      Array.from({ length: BOUNDS.unsubscribeByAddress.limit - 1 }, () => send({ secret: "x" })),
    );
    expect(await send({ secret })).toBe(200);
    expect(await send({ secret: "x" })).toBe(404);
    expect(await send({ secret: "x" })).toBe(429);
  });

  it("stays the same in later emails", async () => {
    const { seller, secret } = await mailWithLink();
    await recordEvent(seller, { kind: "price_changed", data: { from: null, to: 1 } });
    const links = (await mailsTo(seller)).map(({ links }) =>
      links.find((href) => href.includes("/unsubscribe#")),
    );
    expect(new Set(links)).toEqual(new Set([`http://localhost:3000/unsubscribe#${secret}`]));
  });
});
