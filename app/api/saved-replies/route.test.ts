import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { savedReplies } from "#db/schema/index.ts";
import { MAX_SAVED_REPLIES } from "#lib/fields/messages.ts";
import { savedRepliesView } from "#lib/schemas/saved-replies.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import * as one from "./[replyId]/route.ts";
import * as route from "./route.ts";

let seller: TestUser;
beforeEach(async () => {
  seller = await createUser();
});

const add = (text: unknown, as = seller) => call(route, "POST", { as, body: { text } });
const change = (replyId: string, text: string, as = seller) =>
  call(one, "PUT", { as, params: { replyId }, body: { text } });
const remove = (replyId: string, as = seller) => call(one, "DELETE", { as, params: { replyId } });
const read = async (as = seller) =>
  savedRepliesView.parse((await call(route, "GET", { as })).body).savedReplies;
const textsOf = async () => (await read()).map(({ text }) => text);

it("saves, changes, and deletes texts for everyone on the account", async () => {
  const member = await createUser({ parent: seller });
  await add("  Yes, it is available. ");
  await add("See you there.", member);
  expect(await textsOf()).toEqual(["Yes, it is available.", "See you there."]);
  const [{ id } = { id: "" }] = await read(member);
  expect((await change(id, "It is available.", member)).body).toMatchObject({
    savedReplies: [{ id, text: "It is available." }, { text: "See you there." }],
  });
  expect((await remove(id)).body).toMatchObject({ savedReplies: [{ text: "See you there." }] });
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, "Again")).status).toBe(404);
});

it("saves the same text once from three requests at the same time", async () => {
  await Promise.all([1, 2, 3].map(() => add("Yes.")));
  expect(await textsOf()).toEqual(["Yes."]);
});

it("enforces the limit for requests at the same time", async () => {
  const row = (n: number) => ({ accountId: seller.accountId, text: `Number ${n}` });
  const rows = Array.from({ length: MAX_SAVED_REPLIES - 1 }, (_, n) => row(n));
  await database().insert(savedReplies).values(rows);
  const statuses = await Promise.all(["A", "B"].map(async (text) => (await add(text)).status));
  expect(statuses.toSorted()).toEqual([200, 409]);
});

describe("refuses", () => {
  it.each(["", " ", "x".repeat(2001), null, 7, "Hello\0"])("the text %#", async (text) => {
    expect((await add(text)).status).toBe(400);
    expect(await textsOf()).toEqual([]);
  });

  it("another account, and a visitor", async () => {
    await add("Yes.");
    const [{ id } = { id: "" }] = await read();
    const stranger = await createUser();
    expect(await read(stranger)).toEqual([]);
    expect((await change(id, "No.", stranger)).status).toBe(404);
    expect((await remove(id, stranger)).status).toBe(404);
    expect((await call(route, "GET")).status).toBe(401);
    expect(await textsOf()).toEqual(["Yes."]);
  });
});
