import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as replies from "#app/api/inquiries/[inquiryId]/messages/route.ts";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { addInquiry } from "#db/queries/inquiries.ts";
import { attempts, inquiries, messages, users } from "#db/schema/index.ts";
import { CONVERSATION_DAYS } from "#lib/fields/messages.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { relayAddress } from "#server/relay-address.ts";
import { writeShowingMail } from "#services/showing-mails.ts";
import { makeWebhookSecret, signatureHeaders } from "#server/webhooks/signature.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { mailsTo } from "#tests/mailed-links.ts";
import { reachBound } from "#tests/reach-bound.ts";
import * as route from "./route.ts";

const SECRET = makeWebhookSecret();
const DAY_MS = 24 * 60 * 60 * 1000;

let home: TestHome;
let inquiryId: string;

beforeEach(async () => {
  Object.assign(env(), { INBOUND_EMAIL_DOMAIN: "mail.example.com", INBOUND_EMAIL_SECRET: SECRET });
  await rm(mailFolder(), { recursive: true, force: true });
  await database().delete(attempts);
  home = await createHome();
  const { id } = home.seller;
  await database().update(users).set({ emailVerified: new Date() }).where(eq(users.id, id));
  await addInquiry(home.listingId, {
    ...{ kind: "question", name: "Bo", email: "bo@example.com", phone: null },
    message: "Is the roof new?",
  });
  const ofListing = eq(inquiries.listingId, home.listingId);
  const [row] = await database().select().from(inquiries).where(ofListing);
  inquiryId = row?.id ?? "";
  await call(replies, "POST", { as: home.seller, params: { inquiryId }, body: { text: "Yes." } });
});

let serial = 0;
const emailOf = (change: Record<string, unknown> = {}) => ({
  to: `Porchlight <${relayAddress({ sender: "buyer", inquiryId })}>`,
  from: "Bo Reed <Bo@Example.com>",
  text: "Thanks!\r\n\r\nOn Sat, Nov 21, 2026 Porchlight wrote:\r\n> Yes.",
  messageId: `<${++serial}@example.com>`,
  ...change,
});
const post = (body: unknown, { secret = SECRET, at = new Date() } = {}) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = signatureHeaders(secret, { id: "msg_1", at, body: text });
  return call(route, "POST", { body: text, headers: { ...headers } });
};
const outcomeOf = async (change?: Record<string, unknown>) => {
  const { status, body } = await post(emailOf(change));
  expect(status).toBe(200);
  return (body as { outcome: string }).outcome;
};
const textsOf = async () => {
  const rows = await database()
    .select()
    .from(messages)
    .where(eq(messages.inquiryId, inquiryId))
    .orderBy(messages.sentAt);
  return rows.map(({ sender, text }) => `${sender}: ${text}`);
};
const change = (values: Partial<typeof inquiries.$inferInsert>) =>
  database().update(inquiries).set(values).where(eq(inquiries.id, inquiryId));

const mailToSeller = async (subject: string) =>
  (await mailsTo(home.seller.email)).find((mail) => mail.subject.startsWith(subject));

it("carries on a conversation by email alone, through relay addresses", async () => {
  const [toBuyer] = await mailsTo("bo@example.com");
  expect(toBuyer?.replyTo).toMatch(/^reply\+b[\da-f]{56}@mail\.example\.com$/);
  expect(toBuyer?.text).toContain("You can also reply to this email from this address.");
  expect(await outcomeOf({ to: toBuyer?.replyTo })).toBe("added");
  const toSeller = await mailToSeller("New reply about");
  expect(toSeller?.replyTo).toMatch(/^reply\+s[\da-f]{56}@mail\.example\.com$/);
  const answer = { to: toSeller?.replyTo, from: home.seller.email, text: "See you on Friday." };
  expect(await outcomeOf(answer)).toBe("added");
  expect(await textsOf()).toEqual(["seller: Yes.", "buyer: Thanks!", "seller: See you on Friday."]);
  const mails = await mailsTo("bo@example.com");
  expect(mails.map(({ text }) => text).join()).toContain("See you on Friday.");
  expect(JSON.stringify(mails)).not.toContain(home.seller.email);
});

it("starts a conversation from a reply to a showing's email, hiding addresses", async () => {
  const { id: showingId, startsAt } = await createShowing(home, { message: "Can we park there?" });
  const relayOf = (sender: "buyer" | "seller") => relayAddress({ sender, inquiryId: showingId });
  const about = { showingId, name: "Bo Li", startsAt: startsAt.toISOString(), timeZone: "UTC" };
  const whose = { accountId: home.seller.accountId, actorId: null };
  await addEvent(database(), whose, { kind: "showing_feedback", data: about });
  const toSeller = await mailToSeller("Bo Li left feedback");
  expect(toSeller?.replyTo).toBe(relayOf("seller"));
  expect(toSeller?.text).toContain("Reply to this email to write to Bo Li.");
  expect(JSON.stringify(toSeller)).not.toContain("bo@example.com");
  const toBuyer = await writeShowingMail({ showingId, about: "confirmed", sequence: 0 });
  expect(toBuyer?.replyTo).toBe(relayOf("buyer"));
  const invitation = toBuyer?.calendar?.content.replaceAll("\r\n ", "");
  expect(invitation).toContain(`mailto:${relayOf("buyer")}`);

  const ofListing = eq(inquiries.listingId, home.listingId);
  expect(await outcomeOf({ to: relayOf("buyer"), from: "eve@example.com" })).toBe("unknown");
  expect(await outcomeOf({ to: relayOf("seller"), from: "eve@example.com" })).toBe("unknown");
  expect(await database().$count(inquiries, ofListing)).toBe(1);
  const answer = { to: relayOf("seller"), from: home.seller.email, text: "Yes, you can." };
  expect(await outcomeOf(answer)).toBe("added");
  expect(await outcomeOf({ to: relayOf("buyer") })).toBe("added");
  inquiryId = showingId;
  expect(await textsOf()).toEqual(["seller: Yes, you can.", "buyer: Thanks!"]);
  const [made] = await database().select().from(inquiries).where(eq(inquiries.id, showingId));
  expect(made).toMatchObject({ kind: "showing", message: "Can we park there?", state: "new" });
});

it("finds the relay address among several, in any case", async () => {
  const relay = relayAddress({ sender: "buyer", inquiryId })?.toUpperCase();
  expect(await outcomeOf({ to: `ana@example.com, <${relay}>` })).toBe("added");
});

it("adds an email once by Message-ID, even when copies arrive at the same time", async () => {
  const messageId = "<same@example.com>";
  const sent = await Promise.all(
    ["One", "Two", "Three"].map((text) => outcomeOf({ messageId, text })),
  );
  expect(sent.toSorted()).toEqual(["added", "repeated", "repeated"]);
  expect(await textsOf()).toHaveLength(2);
});

it("reads the reply at the top of a long email", async () => {
  const history = "> Yes, it is.\r\n".repeat(5_000);
  expect(await outcomeOf({ text: `Thanks!\r\n\r\n${history}` })).toBe("added");
  expect(await textsOf()).toEqual(["seller: Yes.", "buyer: Thanks!"]);
});

it("counts only what it adds toward the limits", async () => {
  const countOf = () => database().$count(attempts);
  const before = await countOf();
  const to = relayAddress({ sender: "seller", inquiryId });
  expect(await outcomeOf({ from: "eve@example.com" })).toBe("unknown");
  expect(await outcomeOf({ text: "" })).toBe("empty");
  await change({ state: "spam" });
  expect(await outcomeOf({ to, from: home.seller.email })).toBe("refused");
  expect(await countOf()).toBe(before);
  await change({ state: "answered" });
  const email = { messageId: "<once@example.com>" };
  expect(await outcomeOf(email)).toBe("added");
  const added = await countOf();
  expect(added).toBeGreaterThan(before);
  expect(await outcomeOf(email)).toBe("repeated");
  expect(await countOf()).toBe(added);
});

describe("drops", () => {
  const expectDropped = async (change: Record<string, unknown>, outcome: string) => {
    expect(await outcomeOf(change)).toBe(outcome);
    expect(await textsOf()).toEqual(["seller: Yes."]);
  };

  it.each([
    [{ from: "eve@example.com" }, "unknown"],
    [{ from: "" }, "unknown"],
    [{ from: '"<bo@example.com>, x" <eve@example.com>' }, "unknown"],
    [{ from: "bo@example.com, eve@example.com" }, "unknown"],
    [{ to: "reply+x@mail.example.com" }, "unknown"],
    [{ to: "" }, "unknown"],
    [{ text: "> Yes." }, "empty"],
    [{ text: "" }, "empty"],
    [{ text: "Hi\0" }, "empty"],
    [{ autoSubmitted: "auto-replied" }, "automatic"],
    [{ autoSubmitted: "Auto-Generated (vacation)" }, "automatic"],
    [{ precedence: "bulk" }, "automatic"],
    [{ from: "MAILER-DAEMON@example.com" }, "automatic"],
  ])("an email with %j", expectDropped);

  it("an email to a forged address, another domain, or the other side's address", async () => {
    const address = relayAddress({ sender: "buyer", inquiryId }) ?? "";
    const forged = address.replace(/.@/, (end) => (end.startsWith("0") ? "1@" : "0@"));
    await expectDropped({ to: forged }, "unknown");
    await expectDropped({ to: address.replace("mail.", "evil.") }, "unknown");
    await expectDropped({ to: address.replace("reply+b", "reply+s") }, "unknown");
  });

  it("an email from a stranger, an unconfirmed member, or the wrong side", async () => {
    const to = relayAddress({ sender: "seller", inquiryId });
    const stranger = await createUser({ emailVerified: true });
    const unconfirmed = await createUser({ parent: home.seller });
    for (const { email } of [stranger, unconfirmed]) {
      await expectDropped({ to, from: email }, "unknown");
    }
    await expectDropped({ to, from: "bo@example.com" }, "unknown");
  });

  it("a reply after the conversation ended, or to one in spam", async () => {
    await change({ lastMessageAt: new Date(Date.now() - CONVERSATION_DAYS * DAY_MS) });
    await expectDropped({}, "unknown");
    await change({ state: "spam" });
    const to = relayAddress({ sender: "seller", inquiryId });
    await expectDropped({ to, from: home.seller.email }, "refused");
  });
});

describe("refuses", () => {
  const expectRefused = async (answer: ReturnType<typeof post>, status: number) => {
    expect((await answer).status).toBe(status);
    expect(await textsOf()).toEqual(["seller: Yes."]);
  };

  it("a wrong or old signature, or none", async () => {
    await expectRefused(post(emailOf(), { secret: makeWebhookSecret() }), 400);
    await expectRefused(post(emailOf(), { at: new Date(Date.now() - 6 * 60_000) }), 400);
    await expectRefused(call(route, "POST", { body: JSON.stringify(emailOf()) }), 400);
  });

  it.each(["{", "[]", "null", "{}", JSON.stringify({ ...emailOf(), messageId: "" })])(
    "the malformed body %#",
    (body) => expectRefused(post(body), 400),
  );

  it("a huge body", () => expectRefused(post(emailOf({ text: "x".repeat(200_000) })), 413));

  it("more than a conversation's limit", async () => {
    expect(await outcomeOf()).toBe("added");
    await reachBound("messageByConversation");
    const { status, headers } = await post(emailOf({ text: "More" }));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await textsOf()).toHaveLength(2);
  });

  it("every email when it isn't set up", async () => {
    const email = emailOf();
    Object.assign(env(), { INBOUND_EMAIL_DOMAIN: undefined, INBOUND_EMAIL_SECRET: undefined });
    await expectRefused(post(email), 404);
  });
});
