import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as people from "#app/api/users/route.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import {
  createSubscription,
  createUser,
  PASSWORD,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import * as route from "./route.ts";

const remove = (as: TestUser, id: string) => call(route, "DELETE", { as, params: { id } });

it("deletes a user the caller created, and ends their sessions", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  const cookie = await signIn(partner);

  const answer = await remove(admin, partner.id);
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect((await call(currentUser, "GET", { cookie })).status).toBe(401);
  expect((await remove(admin, partner.id)).status).toBe(404);
});

it("moves users created by the deleted user to the caller", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  const child = await createUser({ parent: partner });
  await remove(admin, partner.id);
  const [row] = await database().select().from(users).where(eq(users.id, child.id));
  expect(row).toMatchObject({ parentUserId: admin.id, accountId: admin.id });
});

it("refuses to delete the caller, the Admin, or someone another member created", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  const child = await createUser({ parent: partner });
  for (const [caller, target] of [
    [admin, admin],
    [partner, admin],
    [admin, child],
  ] as const) {
    expect((await remove(caller, target.id)).status).toBe(403);
  }
  const left = await database().select().from(users).where(eq(users.accountId, admin.id));
  expect(left).toHaveLength(3);
});

it("returns 404 for people on another account and invalid IDs", async () => {
  const stranger = await createUser({ parent: await createUser() });
  const caller = await createUser();
  for (const id of [stranger.id, crypto.randomUUID(), "1", "' or 1=1 --"]) {
    expect((await remove(caller, id)).status).toBe(404);
  }
});

it("doesn't add a person for a deleted user", async () => {
  const admin = await createUser();
  await createSubscription(admin);
  const partner = await createUser({ parent: admin });
  const cookie = await signIn(partner);
  await remove(admin, partner.id);

  const email = "late@example.com";
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD, fullName: "Lee Late" };
  expect((await call(people, "POST", { cookie, body })).status).toBe(401);
  expect(await database().select().from(users).where(eq(users.email, email))).toEqual([]);
});

it("deletes once for ten requests at the same time", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(admin, partner.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
});
