import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { MAX_COUNTED } from "#lib/fields/notifications.ts";
import { type NotificationsView, notificationsView } from "#lib/schemas/notifications.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import * as markRead from "./read/route.ts";
import * as route from "./route.ts";

const JOINED = { kind: "person_joined", data: { name: "Bo" } } as const;

const addNotification = (
  { accountId }: TestUser,
  event: AccountEvent = JOINED,
  toUserId?: string,
) => addEvent(database(), { accountId, actorId: null, ...(toUserId && { toUserId }) }, event);

async function read(as: TestUser, query = ""): Promise<NotificationsView> {
  return notificationsView.parse((await call(route, "GET", { as, query })).body);
}
const mark = (as: TestUser, body: unknown) => call(markRead, "POST", { as, body });

it("lists a person's notifications, newest first", async () => {
  const admin = await createUser();
  expect(await read(admin)).toEqual({ notifications: [], hasMore: false, unread: 0 });
  await addNotification(admin);
  await addNotification(admin, { kind: "payment_failed", data: { planName: "Basic" } });
  expect(await read(admin)).toMatchObject({
    notifications: [
      { kind: "payment_failed", text: "A payment for your Basic plan failed.", href: "/billing" },
      { kind: "person_joined", text: "Bo joined your account.", href: "/users", isRead: false },
    ],
    hasMore: false,
    unread: 2,
  });
});

it("names the person who did it, and notifies everyone else on the account", async () => {
  const admin = await createUser();
  const member = await createUser({ parent: admin });
  const event = { kind: "price_changed", data: { from: 600_000, to: 650_000 } } as const;
  await addEvent(database(), { accountId: admin.id, actorId: member.id }, event);
  expect((await read(admin)).notifications).toMatchObject([
    { text: `${member.email} changed the asking price from $600,000 to $650,000.` },
  ]);
  expect((await read(member)).notifications).toEqual([]);
  expect((await read(await createUser())).notifications).toEqual([]);
});

it("notifies one person of what concerns only them", async () => {
  const admin = await createUser();
  const member = await createUser({ parent: admin });
  await addNotification(admin, JOINED, member.id);
  expect((await read(admin)).unread).toBe(0);
  expect((await read(member)).unread).toBe(1);
});

it("returns pages, and only unread notifications on request", async () => {
  const user = await createUser();
  for (let n = 0; n < 22; n += 1) await addNotification(user);
  const first = await read(user);
  expect([first.notifications.length, first.hasMore, first.unread]).toEqual([20, true, 22]);
  const last = first.notifications.at(-1)?.id ?? 0;
  const rest = await read(user, `before=${last}`);
  expect(rest.notifications.map(({ id }) => id < last)).toEqual([true, true]);
  expect(rest.hasMore).toBe(false);

  await mark(user, { upTo: last });
  expect((await read(user, "only=unread")).notifications).toEqual(first.notifications.slice(0, 19));
  expect((await read(user, `only=unread&before=${last}`)).notifications).toEqual([]);
});

it("stops counting at the maximum", async () => {
  const user = await createUser();
  for (let n = 0; n <= MAX_COUNTED; n += 1) await addNotification(user);
  expect((await read(user)).unread).toBe(MAX_COUNTED);
});

it.each(["before=x", "before=0", "before=1.5", "only=read"])("refuses ?%s", async (query) => {
  expect((await call(route, "GET", { as: await createUser(), query })).status).toBe(400);
});

it("marks one as read, or all up to one, and returns how many are left", async () => {
  const user = await createUser();
  for (let n = 0; n < 4; n += 1) await addNotification(user);
  const [newest, second, third] = (await read(user)).notifications.map(({ id }) => id);
  expect((await mark(user, { notificationId: third })).body).toEqual({ unread: 3 });
  expect((await mark(user, { notificationId: third })).body).toEqual({ unread: 3 });
  expect((await mark(user, { upTo: second })).body).toEqual({ unread: 1 });
  expect((await read(user)).notifications.map(({ isRead }) => isRead)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect((await mark(user, { upTo: newest })).body).toEqual({ unread: 0 });
});

it("marks only the caller's notifications", async () => {
  const admin = await createUser();
  const member = await createUser({ parent: admin });
  await addNotification(admin);
  const id = (await read(admin)).notifications[0]?.id ?? 0;
  for (const other of [member, await createUser()]) {
    expect((await mark(other, { notificationId: id })).status).toBe(404);
    await mark(other, { upTo: Number.MAX_SAFE_INTEGER });
  }
  expect((await read(admin)).unread).toBe(1);
  expect((await read(member)).unread).toBe(0);
});

it.each([{}, { upTo: "1" }, { notificationId: -1 }, { notificationId: 1.5 }, []])(
  "refuses to mark %j",
  async (body) => {
    expect((await mark(await createUser(), body)).status).toBe(400);
  },
);
