import { beforeEach, expect, it, vi } from "vitest";
import * as confirmation from "#app/api/email-address/confirmation/route.ts";
import * as emailAddress from "#app/api/email-address/route.ts";
import * as forgotPassword from "#app/api/forgot-password/route.ts";
import * as invitations from "#app/api/invitations/[userId]/route.ts";
import * as login from "#app/api/login/route.ts";
import * as changePassword from "#app/api/change-password/route.ts";
import * as users from "#app/api/users/route.ts";
import { database } from "#db/client.ts";
import { mailedLinks, users as usersTable } from "#db/schema/index.ts";
import { call } from "./api.ts";
import { createSubscription, createUser, PASSWORD } from "./factories.ts";
import { createReadyHome, readListing } from "./listing/ready-home.ts";

// An external database without a mail server.

process.env.EMBEDDED_DATABASE = "0";

const EMAIL = "signs-up@example.com";
const NEW = { password: PASSWORD, confirmPassword: PASSWORD };

beforeEach(() => {
  // Hides the log entry of each 503.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

it("refuses calls that need email, with a clear error", async () => {
  const admin = await createUser();
  const member = await createUser({ parent: admin });
  const answers = [
    await call(forgotPassword, "POST", { body: { email: admin.email } }),
    await call(confirmation, "POST", { as: admin }),
    await call(emailAddress, "POST", {
      as: admin,
      body: { email: "next@example.com", password: PASSWORD },
    }),
    await call(invitations, "POST", { as: admin, params: { userId: member.id } }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(503);
    expect(body).toEqual({ error: expect.stringContaining("Email isn't set up") });
  }
});

it("lets people sign up, be added and change their password, and queues no email", async () => {
  const signedUp = await call(users, "POST", { body: { email: EMAIL, ...NEW } });
  expect(signedUp.status).toBe(201);
  const logIn = await call(login, "POST", { body: { email: EMAIL, password: PASSWORD } });
  expect(logIn.status).toBe(200);
  const admin = await createUser();
  await createSubscription(admin);
  const body = { email: "added@example.com", fullName: "Bo", ...NEW };
  expect((await call(users, "POST", { as: admin, body })).status).toBe(201);
  const change = { oldPassword: PASSWORD, newPassword: "N3w-passw0rd" };
  expect((await call(changePassword, "POST", { as: admin, body: change })).status).toBe(200);
  expect(await database().execute("select id from jobs.job")).toEqual([]);
  expect(await database().$count(mailedLinks)).toBe(0);
});

it("says in the checklist why an address can't be confirmed", async () => {
  const confirmed = await readListing(await createReadyHome());
  expect(confirmed.checklist.find(({ key }) => key === "email")?.isDone).toBe(true);
  const seller = await createReadyHome();
  await database().update(usersTable).set({ emailVerified: null });
  const { checklist } = await readListing(seller);
  expect(checklist.find(({ key }) => key === "email")).toMatchObject({
    isDone: false,
    text: expect.stringContaining("Email isn't set up on this site yet"),
  });
  expect((await call(emailAddress, "GET", { as: seller })).body).toMatchObject({
    isConfirmed: false,
    canBeMailed: false,
  });
});
