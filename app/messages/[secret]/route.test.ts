import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as replies from "#app/api/inquiries/[inquiryId]/messages/route.ts";
import { database } from "#db/client.ts";
import { addInquiry } from "#db/queries/inquiries.ts";
import { accountEvents, attempts, inquiries, listings, messages, users } from "#db/schema/index.ts";
import { CONVERSATION_DAYS, MAX_MESSAGE, MAX_MESSAGES } from "#lib/fields/messages.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { conversationSecret } from "#services/conversations.ts";
import { call } from "#tests/api.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { mailsTo } from "#tests/mailed-links.ts";
import { reachBound } from "#tests/reach-bound.ts";
import * as page from "./route.tsx";

const ORIGIN = "http://localhost:3000";
const DAY_MS = 24 * 60 * 60 * 1000;

let home: TestHome;
let inquiryId: string;
let secret: string;

beforeEach(async () => {
  await rm(mailFolder(), { recursive: true, force: true });
  await database().delete(attempts);
  home = await createHome();
  await database()
    .update(users)
    .set({ emailVerified: new Date() })
    .where(eq(users.id, home.seller.id));
  await addInquiry(home.listingId, {
    ...{ kind: "question", name: "Bo", email: "bo@example.com", phone: null },
    message: "Is <b>the</b> roof new?",
  });
  const [row] = await database()
    .select()
    .from(inquiries)
    .where(eq(inquiries.listingId, home.listingId));
  inquiryId = row?.id ?? "";
  secret = conversationSecret(inquiryId);
});

const reply = (text: string) =>
  call(replies, "POST", { as: home.seller, params: { inquiryId }, body: { text } });
const params = (of: string) => ({ params: Promise.resolve({ secret: of }) });
const show = (of = secret, query = "") =>
  page.GET(new Request(`${ORIGIN}/messages/${of}${query}`), params(of));
const send = (text: string, { of = secret, origin = ORIGIN } = {}) =>
  page.POST(
    new Request(`${ORIGIN}/messages/${of}`, {
      method: "POST",
      headers: {
        ...{ host: "localhost:3000", origin },
        "content-type": "application/x-www-form-urlencoded",
      },
      body: String(new URLSearchParams({ text })),
    }),
    params(of),
  );
const change = (values: Partial<typeof inquiries.$inferInsert>) =>
  database().update(inquiries).set(values).where(eq(inquiries.id, inquiryId));
const stateNow = async () => {
  const [row] = await database().select().from(inquiries).where(eq(inquiries.id, inquiryId));
  return row?.state;
};
const textsOf = async () =>
  (
    await database()
      .select()
      .from(messages)
      .where(eq(messages.inquiryId, inquiryId))
      .orderBy(messages.sentAt)
  ).map(({ sender, text }) => [sender, text]);

describe("a seller's reply", () => {
  it("reaches the buyer without the seller's address, and its link opens the page", async () => {
    expect((await reply("Yes, since 2024. See https://evil.example/pay")).status).toBe(200);
    const [mail, ...more] = await mailsTo("bo@example.com");
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^The seller of .+ replied to you$/);
    expect(mail?.text).toContain("Yes, since 2024. See https evil example/pay");
    expect(JSON.stringify(mail)).not.toContain(home.seller.email);
    expect(mail?.replyTo).toBeNull();
    expect(mail?.links).toContain(`${ORIGIN}/messages/${secret}`);
    const response = await show();
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toContain("Is &lt;b&gt;the&lt;/b&gt; roof new?");
    expect(html).toContain("Yes, since 2024. See https://evil.example/pay");
    expect(html).not.toContain(home.seller.email);
  });

  it("isn't sent to a buyer who was moved to spam, or after a takedown", async () => {
    await reply("Yes.");
    await change({ state: "spam" });
    expect(await mailsTo("bo@example.com")).toEqual([]);
    await change({ state: "new" });
    await reply("Yes, it is.");
    await takeDown();
    expect(await mailsTo("bo@example.com")).toEqual([]);
  });
});

const takeDown = () =>
  database()
    .update(listings)
    .set({ takenDownAt: new Date(), takenDownReason: "It shows another home." })
    .where(eq(listings.id, home.listingId));

describe("a link", () => {
  const expectGone = async (of = secret) => {
    for (const response of [await show(of), await send("Hello?", { of })]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("This conversation is no longer available");
    }
  };

  it("opens nothing before the first reply, or if it is wrong", async () => {
    await expectGone();
    await reply("Yes.");
    await expectGone("x".repeat(43));
    await expectGone("");
    expect(await textsOf()).toEqual([["seller", "Yes."]]);
  });

  it("expires some time after the last message, and works again after a new one", async () => {
    await reply("Yes.");
    const old = new Date(Date.now() - CONVERSATION_DAYS * DAY_MS);
    await change({ lastMessageAt: new Date(old.getTime() + DAY_MS) });
    expect((await show()).status).toBe(200);
    await change({ lastMessageAt: old });
    await expectGone();
    await reply("Are you still interested?");
    expect((await show()).status).toBe(200);
  });

  it("stops working while the listing is taken down, and after it's deleted", async () => {
    await reply("Yes.");
    await takeDown();
    await expectGone();
    expect((await reply("Hello?")).body).toMatchObject({ error: /taken down/ });
    await database().delete(listings).where(eq(listings.id, home.listingId));
    await expectGone();
  });
});

describe("a buyer's message", () => {
  beforeEach(() => reply("Yes."));

  it("is added, makes the inquiry new, and reaches the seller", async () => {
    const response = await send("Thanks!\nSend me the code.");
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `/messages/${secret}?sent=1`,
    ]);
    expect(await (await show(secret, "?sent=1")).text()).toContain("We sent your message");
    expect(await stateNow()).toBe("new");
    const mails = (await mailsTo(home.seller.email)).filter(({ subject }) =>
      subject.startsWith("New reply about"),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("Thanks!\nSend me the code.");
    expect(mails[0]?.text).toContain("share a verification code");
    expect(mails[0]?.replyTo).toBeNull();
    expect(JSON.stringify(mails)).not.toContain("bo@example.com");
    expect(mails[0]?.links).toContain(`${ORIGIN}/online-listing/messages/${inquiryId}`);
  });

  it("is saved once when it's sent three times at the same time", async () => {
    const sent = await Promise.all([1, 2, 3].map(() => send("Thanks!")));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await textsOf()).toEqual([
      ["seller", "Yes."],
      ["buyer", "Thanks!"],
    ]);
  });

  it("stays in spam without notifying the seller", async () => {
    await change({ state: "spam" });
    const before = await database().$count(accountEvents);
    expect((await send("Hello?")).status).toBe(303);
    expect([await stateNow(), await database().$count(accountEvents)]).toEqual(["spam", before]);
  });

  it.each([
    ["", "Please enter a message"],
    ["  \n", "Please enter a message"],
    ["x".repeat(MAX_MESSAGE + 1), "Must be at most 2000 characters"],
    ["Hello\0", "Contains a character we can&#x27;t save"],
  ])("is refused with an error on its field: %#", async (text, sentence) => {
    const response = await send(text);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toContain('id="reply-text-error"');
    expect(await textsOf()).toHaveLength(1);
  });

  it("is refused from another site", async () => {
    expect((await send("Hello", { origin: "https://evil.example" })).status).toBe(403);
    expect(await textsOf()).toHaveLength(1);
  });

  it.each(["messageByConversation", "messageByConversationByDay", "messageByAnyone"] as const)(
    "is limited by %s, and keeps the text",
    async (kind) => {
      await send("Thanks!");
      await reachBound(kind);
      const response = await send("And the garage?");
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.text()).toContain("And the garage?");
      expect(await textsOf()).toHaveLength(2);
    },
  );

  it("is refused in a full conversation", async () => {
    const text = (n: number) => ({ inquiryId, sender: "buyer" as const, text: `Number ${n}` });
    const rows = Array.from({ length: MAX_MESSAGES - 1 }, (_, n) => text(n));
    await database().insert(messages).values(rows);
    const response = await send("One more");
    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining("has reached its limit"),
    ]);
    expect((await reply("One more")).status).toBe(409);
  });
});
