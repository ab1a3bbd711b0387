import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { addBuyerMessage } from "#db/queries/messages.ts";
import { attempts, inquiries, messages, userProfiles } from "#db/schema/index.ts";
import { conversationView, inquiriesView } from "#lib/schemas/inquiries.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { reachBound } from "#tests/reach-bound.ts";
import * as list from "../route.ts";
import * as unread from "../unread/route.ts";
import * as replies from "./messages/route.ts";
import * as one from "./route.ts";

let home: TestHome;
let inquiryId: string;

const add = async (change: Partial<typeof inquiries.$inferInsert> = {}) => {
  const [row] = await database()
    .insert(inquiries)
    .values({
      ...{ listingId: home.listingId, kind: "question", name: "Bo", email: "bo@example.com" },
      ...{ message: "Is the roof new?", receivedAt: new Date("2026-11-20T10:00:00Z") },
      ...change,
    })
    .returning({ id: inquiries.id });
  return row?.id ?? "";
};

beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
  inquiryId = await add();
});

const read = (as: TestUser, id = inquiryId) => call(one, "GET", { as, params: { inquiryId: id } });
const reply = (as: TestUser, text: unknown, id = inquiryId) =>
  call(replies, "POST", { as, params: { inquiryId: id }, body: { text } });
const readList = async () =>
  inquiriesView.parse((await call(list, "GET", { as: home.seller })).body).inquiries;

it("shows the inquiry as the first message, with its scam warnings", async () => {
  const id = await add({ message: "I'd buy it sight unseen." });
  const { status, body } = await read(home.seller, id);
  expect([status, body]).toMatchObject([
    200,
    {
      inquiry: { id, state: "new", warnings: [expect.stringContaining("without seeing")] },
      messages: [{ id, sender: "buyer", author: null, text: "I'd buy it sight unseen." }],
      replyBlock: null,
    },
  ]);
  expect(conversationView.parse(body).messages[0]?.warnings).toHaveLength(1);
});

it("adds a reply by anyone on the account and marks the inquiry as answered", async () => {
  const member = await createUser({ parent: home.seller });
  await database().insert(userProfiles).values({ userId: member.id, name: "Ana Torres" });
  const { status, body } = await reply(member, "  Yes, since 2024. ");
  expect([status, body]).toMatchObject([
    200,
    {
      inquiry: { state: "answered", lastText: "Yes, since 2024.", lastSender: "seller" },
      messages: [{ sender: "buyer" }, { sender: "seller", author: "Ana Torres", warnings: [] }],
    },
  ]);
  await reply(home.seller, "And the gutters too.");
  const { messages: all } = conversationView.parse((await read(member)).body);
  expect(all.map(({ author }) => author)).toEqual([null, "Ana Torres", home.seller.email]);
});

it("lists the conversation with the newest message first", async () => {
  const second = await add({ receivedAt: new Date("2026-11-21T10:00:00Z") });
  expect((await readList()).map(({ id }) => id)).toEqual([second, inquiryId]);
  await reply(home.seller, "Yes.");
  expect(await readList()).toMatchObject([
    { id: inquiryId, lastText: "Yes.", message: "Is the roof new?", state: "answered" },
    { id: second, lastText: "Is the roof new?", lastSender: "buyer", state: "new" },
  ]);
});

it("sends a reply once when it arrives three times at the same time", async () => {
  const all = await Promise.all([1, 2, 3].map(() => reply(home.seller, "Yes.")));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await database().$count(messages, eq(messages.inquiryId, inquiryId))).toBe(1);
});

describe("refuses", () => {
  const expectRefused = async (answer: ReturnType<typeof reply>, status: number) => {
    expect((await answer).status).toBe(status);
    expect(await database().$count(messages)).toBe(0);
  };
  beforeEach(() => database().delete(messages));

  it("another account, and a visitor", async () => {
    for (const stranger of [await createUser(), (await createHome()).seller]) {
      expect((await read(stranger)).status).toBe(404);
      await expectRefused(reply(stranger, "Hello"), 404);
    }
    expect((await call(one, "GET", { params: { inquiryId } })).status).toBe(401);
    await expectRefused(
      call(replies, "POST", { params: { inquiryId }, body: { text: "Hello" } }),
      401,
    );
  });

  it.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("the ID %s", async (id) => {
    expect((await read(home.seller, id)).status).toBe(404);
    await expectRefused(reply(home.seller, "Hello", id), 404);
  });

  it.each(["", " \n ", "x".repeat(2001), null, 7, ["Hello"], "Hello\0"])(
    "the text %#",
    async (text) => {
      const { status, body } = await reply(home.seller, text);
      expect([status, body]).toMatchObject([400, { fields: { text: expect.any(String) } }]);
      expect(await database().$count(messages)).toBe(0);
    },
  );

  it.each([
    [{ state: "spam" }, "spam"],
    [{ email: null, phone: "206 555 0100" }, "no_email"],
  ] as const)("a reply to %j", async (change, block) => {
    const id = await add(change);
    expect((await read(home.seller, id)).body).toMatchObject({ replyBlock: block });
    await expectRefused(reply(home.seller, "Hello", id), 409);
  });

  it.each(["replyByAccount", "replyByAccountByDay"] as const)(
    "a reply over the %s limit",
    async (kind) => {
      await reply(home.seller, "Yes.");
      await database().delete(messages);
      await reachBound(kind);
      await expectRefused(reply(home.seller, "And the gutters."), 429);
    },
  );
});

describe("an unread conversation", () => {
  const mark = (body: unknown, as = home.seller) =>
    call(one, "PATCH", { as, params: { inquiryId }, body });
  const countOf = async (as = home.seller) => (await call(unread, "GET", { as })).body;

  it("counts until someone on the account opens it, and again when the buyer writes", async () => {
    const member = await createUser({ parent: home.seller });
    expect([await countOf(), (await readList())[0]?.isUnread]).toEqual([{ unread: 1 }, true]);
    expect((await mark({ isUnread: false }, member)).body).toMatchObject({
      inquiries: [{ isUnread: false, state: "new" }],
    });
    expect(await countOf()).toEqual({ unread: 0 });
    const secretHash = inquiryId;
    await reply(home.seller, "Yes.");
    await database().update(inquiries).set({ secretHash }).where(eq(inquiries.id, inquiryId));
    await addBuyerMessage({ secretHash }, { text: "Thanks!" }, new Date());
    expect(await countOf(member)).toEqual({ unread: 1 });
    await reply(home.seller, "You're welcome.");
    expect(await countOf()).toEqual({ unread: 0 });
    await mark({ isUnread: true });
    expect(await countOf()).toEqual({ unread: 1 });
  });

  it.each(["answered", "archived", "spam"])("doesn't count after a move to %s", async (state) => {
    await mark({ state });
    expect(await countOf()).toEqual({ unread: 0 });
    expect(await readList()).toMatchObject([{ state, isUnread: false }]);
  });

  it.each([{}, { isUnread: "no" }, { isUnread: null }])("isn't changed by %j", async (body) => {
    expect((await mark(body)).status).toBe(400);
    expect(await countOf()).toEqual({ unread: 1 });
  });

  it("isn't counted or changed by others", async () => {
    for (const stranger of [await createUser(), (await createHome()).seller]) {
      expect((await mark({ isUnread: false }, stranger)).status).toBe(404);
      expect(await countOf(stranger)).toEqual({ unread: 0 });
    }
    expect((await call(unread, "GET")).status).toBe(401);
    expect(await countOf()).toEqual({ unread: 1 });
  });
});

describe("after a message that the person hasn't seen, an inquiry", () => {
  beforeEach(async () => {
    const secretHash = inquiryId;
    await reply(home.seller, "Yes.");
    await database().update(inquiries).set({ secretHash }).where(eq(inquiries.id, inquiryId));
  });

  it.each(["PATCH", "DELETE"] as const)("isn't changed by %s", async (method) => {
    const act = (lastAt = "") =>
      call(one, method, {
        ...{ as: home.seller, params: { inquiryId } },
        ...(method === "PATCH"
          ? { body: { state: "archived", lastAt } }
          : { query: new URLSearchParams({ lastAt }).toString() }),
      });
    const [seen] = await readList();
    await addBuyerMessage({ secretHash: inquiryId }, { text: "I'd like to offer." }, new Date());
    expect(await act(seen?.lastAt)).toMatchObject({
      status: 409,
      body: { error: "There's a new message in this conversation. Read it first." },
    });
    const [now] = await readList();
    expect(now).toMatchObject({ state: "new", isUnread: true });
    expect((await act(now?.lastAt)).status).toBe(200);
  });
});

it("deletes the messages with the inquiry", async () => {
  await reply(home.seller, "Yes.");
  await call(one, "DELETE", { as: home.seller, params: { inquiryId } });
  expect(await database().$count(messages, eq(messages.inquiryId, inquiryId))).toBe(0);
  expect((await read(home.seller)).status).toBe(404);
});
