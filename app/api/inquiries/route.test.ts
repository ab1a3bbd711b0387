import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { addInquiry as keepInquiry, waitingInquiriesOfAccount } from "#db/queries/inquiries.ts";
import { accountEvents, inquiries, messages, properties } from "#db/schema/index.ts";
import { inquiriesView } from "#lib/schemas/inquiries.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";
import * as one from "./[inquiryId]/route.ts";
import * as route from "./route.ts";

const ASKED = { kind: "question", name: "Bo", email: "bo@example.com", message: "When?" } as const;

async function addInquiry(listingId: string, receivedAt = new Date()): Promise<string> {
  const [row] = await database()
    .insert(inquiries)
    .values({ ...ASKED, listingId, receivedAt })
    .returning({ id: inquiries.id });
  return row?.id ?? "";
}

const read = async (as: TestUser) =>
  inquiriesView.parse((await call(route, "GET", { as })).body).inquiries;
const move = (as: TestUser, inquiryId: string, state: unknown) =>
  call(one, "PATCH", { as, params: { inquiryId }, body: { state } });
const remove = (as: TestUser, inquiryId: string) =>
  call(one, "DELETE", { as, params: { inquiryId } });

it("lists the newest first, with the date each is deleted", async () => {
  const { seller, listingId } = await createHome();
  expect(await read(seller)).toEqual([]);
  const first = await addInquiry(listingId, new Date("2026-03-01T10:00:00Z"));
  const second = await addInquiry(listingId, new Date("2026-03-02T10:00:00Z"));
  expect(await read(seller)).toMatchObject([
    { id: second, ...ASKED, phone: null, state: "new" },
    {
      id: first,
      receivedAt: "2026-03-01T10:00:00.000Z",
      deletedAt: "2027-03-01T10:00:00.000Z",
    },
  ]);
});

it("moves and deletes an inquiry", async () => {
  const { seller, listingId } = await createHome();
  const id = await addInquiry(listingId);
  for (const state of ["answered", "archived", "spam", "new"]) {
    const { status, body } = await move(seller, id, state);
    expect([status, body]).toMatchObject([200, { inquiries: [{ id, state }] }]);
  }
  const { status, body } = await remove(seller, id);
  expect([status, body]).toEqual([200, { inquiries: [] }]);
  expect((await remove(seller, id)).status).toBe(404);
  expect((await move(seller, id, "answered")).status).toBe(404);
});

it("returns when a buyer last wrote, even after a reply, ignoring spam", async () => {
  const { seller, listingId } = await createHome();
  const lastAskedAt = async () =>
    (await readOwned(waitingInquiriesOfAccount, ofAccount(seller.accountId))).lastAskedAt;
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  const inquiryId = await addInquiry(listingId, day(1));
  await addInquiry(listingId, day(2));
  expect(await lastAskedAt()).toEqual(day(2));
  await database()
    .insert(messages)
    .values([
      { inquiryId, sender: "buyer", text: "And the roof?", sentAt: day(3) },
      { inquiryId, sender: "seller", text: "It's new.", sentAt: day(4) },
    ]);
  const state = { state: "answered", lastMessageAt: day(4) } as const;
  await database().update(inquiries).set(state).where(eq(inquiries.id, inquiryId));
  expect(await lastAskedAt()).toEqual(day(3));
  await move(seller, inquiryId, "spam");
  expect(await lastAskedAt()).toEqual(day(2));
});

describe("an inquiry held as spam", () => {
  const eventsOf = ({ accountId }: TestUser) =>
    database()
      .select({ kind: accountEvents.kind, data: accountEvents.data })
      .from(accountEvents)
      .where(eq(accountEvents.accountId, accountId));

  it("notifies and counts once, when it's moved out of spam", async () => {
    const { seller, listingId } = await createHome();
    expect(await keepInquiry(listingId, { ...ASKED, phone: null }, { isSpam: true })).toBe(true);
    const [held] = await read(seller);
    const id = held?.id ?? "";
    const countOf = async () =>
      (await readOwned(waitingInquiriesOfAccount, ofAccount(seller.accountId))).count;
    expect([held?.state, await eventsOf(seller), await countOf()]).toEqual(["spam", [], 0]);
    await move(seller, id, "spam");
    expect(await eventsOf(seller)).toEqual([]);
    await Promise.all([move(seller, id, "new"), move(seller, id, "new")]);
    const expected = [{ kind: "inquiry_received", data: { inquiryId: id, name: "Bo" } }];
    expect([await eventsOf(seller), await countOf()]).toEqual([expected, 1]);
    // Moving an inquiry by hand doesn't create another event.
    await move(seller, id, "spam");
    await move(seller, id, "new");
    expect(await eventsOf(seller)).toEqual(expected);
  });

  it("can be deleted, and isn't accessible to other accounts", async () => {
    const { seller, listingId } = await createHome();
    await keepInquiry(listingId, { ...ASKED, phone: null }, { isSpam: true });
    const [{ id } = { id: "" }] = await read(seller);
    const stranger = (await createHome()).seller;
    expect((await move(stranger, id, "new")).status).toBe(404);
    expect(await eventsOf(seller)).toEqual([]);
    expect((await remove(seller, id)).body).toEqual({ inquiries: [] });
  });
});

it.each(["gone", "", null, ["new"]])("refuses the state %j", async (state) => {
  const { seller, listingId } = await createHome();
  const { status, body } = await move(seller, await addInquiry(listingId), state);
  expect([status, body]).toMatchObject([400, { fields: { state: "Choose a status" } }]);
  expect(await read(seller)).toMatchObject([{ state: "new" }]);
});

it("shares inquiries with everyone on the account and no one else", async () => {
  const { seller, listingId } = await createHome();
  const id = await addInquiry(listingId);
  const member = await createUser({ parent: seller });
  expect(await read(member)).toMatchObject([{ id }]);
  expect((await move(member, id, "answered")).status).toBe(200);

  for (const stranger of [await createUser(), (await createHome()).seller]) {
    expect(await read(stranger)).toEqual([]);
    expect((await move(stranger, id, "spam")).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
  }
  expect(await read(seller)).toMatchObject([{ id, state: "answered" }]);
  expect((await call(route, "GET")).status).toBe(401);
  expect((await call(one, "DELETE", { params: { inquiryId: id } })).status).toBe(401);
});

it("deletes inquiries with the home", async () => {
  const { seller, listingId } = await createHome();
  await addInquiry(listingId);
  await database().delete(properties);
  expect(await read(seller)).toEqual([]);
  expect(await database().$count(inquiries)).toBe(0);
});
