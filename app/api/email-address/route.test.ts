import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as login from "#app/api/login/route.ts";
import * as resetPassword from "#app/api/reset-password/route.ts";
import * as people from "#app/api/users/route.ts";
import * as restore from "#app/api/restore-email/route.ts";
import * as verify from "#app/api/verify-email/route.ts";
import { database } from "#db/client.ts";
import { accounts, secondFactors, users } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn, type TestUser } from "#tests/factories.ts";
import { deleteMails, mailedSecret, mailsTo, passHours } from "#tests/mailed-links.ts";
import { appCode, turnOn } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import * as route from "./route.ts";

const NEW = "N3w-passw0rd";
beforeEach(deleteMails);
let serial = 0;
const newEmail = () => `next-${++serial}@example.com`;

const ask = (as: TestUser, email: string, proof: object = { password: PASSWORD }) =>
  call(route, "POST", { as, body: { email, ...proof } });
const open = (secret: string) => call(verify, "POST", { body: { secret } });
const putBack = (secret: string) => call(restore, "POST", { body: { secret } });
const logIn = (email: string, password = PASSWORD) =>
  call(login, "POST", { body: { email, password } });
const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;
const emailOf = async ({ id }: TestUser) =>
  (await database().select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;

/** @returns the new email and the secret of the link that undoes the change */
async function change(user: TestUser, email = newEmail()) {
  await ask(user, email);
  expect((await open(await mailedSecret(email))).body).toEqual({ email });
  return { email, restoreSecret: await mailedSecret(user.email) };
}

describe("POST /api/email-address", () => {
  it("changes the email only after the new one is confirmed", async () => {
    const user = await createUser({ emailVerified: true });
    const email = newEmail();
    const log = watchSecurityLog();
    expect((await ask(user, ` ${email.toUpperCase()}`)).body).toEqual({ success: true });
    expect((await call(route, "GET", { as: user })).body).toMatchObject({
      email: user.email,
      awaited: email,
    });
    expect((await logIn(email)).status).toBe(401);
    expect(await mailsTo(user.email)).toEqual([]);

    await open(await mailedSecret(email));
    expect(await emailOf(user)).toBe(email);
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      "Your Porchlight email address was changed",
    ]);
    for (const address of [email, user.email]) expect(log.text()).not.toContain(address);
  });

  it("requires the password", async () => {
    const user = await createUser();
    for (const proof of [{}, { password: "Wr0ng-passw0rd" }]) {
      const answer = await ask(user, newEmail(), proof);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { password: "Current password is incorrect" } });
    }
  });

  it("requires a code when two-step verification is on", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    for (const code of [undefined, "000000"]) {
      const answer = await ask(user, newEmail(), { password: PASSWORD, code });
      expect(answer.body).toMatchObject({ fields: { code: expect.any(String) } });
    }
    const code = appCode(secret);
    expect((await ask(user, newEmail(), { password: PASSWORD, code })).status).toBe(200);
  });

  it("requires a recent login from a person without a password", async () => {
    const user = await createUser({ password: null, googleId: "mover" });
    const cookie = await signIn(user);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    const late = await call(route, "POST", { cookie, body: { email: newEmail() } });
    vi.useRealTimers();
    expect(late.status).toBe(403);
    expect((await ask(user, newEmail(), {})).status).toBe(200);
  });

  it("refuses the person's current email", async () => {
    const user = await createUser();
    expect((await ask(user, user.email)).body).toMatchObject({
      fields: { email: "That's already your email address." },
    });
  });

  it("returns the same response for another person's email, and notifies its owner", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const taken = await ask(user, other.email);
    expect([taken.status, taken.body]).toEqual([200, { success: true }]);
    expect((await mailsTo(other.email)).map(({ subject }) => subject)).toEqual([
      "Someone tried to use your email address",
    ]);
    expect(await emailOf(other)).toBe(other.email);
  });

  it("returns 409 if someone else took the email in the meantime", async () => {
    const user = await createUser();
    const email = newEmail();
    await ask(user, email);
    const secret = await mailedSecret(email);
    await createUser({ email });
    expect((await open(secret)).status).toBe(409);
    expect(await emailOf(user)).toBe(user.email);
  });

  it("accepts only the last email requested, for a day", async () => {
    const user = await createUser();
    const [first, second] = [newEmail(), newEmail()];
    await ask(user, first);
    const older = await mailedSecret(first);
    await ask(user, second);
    expect((await open(older)).status).toBe(404);
    const secret = await mailedSecret(second);
    await passHours(user.id, 24);
    expect((await open(secret)).status).toBe(404);
  });

  it("limits requests per person", async () => {
    const user = await createUser();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(user, newEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("notifies an unverified former email without a restore link", async () => {
    const user = await createUser({ emailVerified: false });
    const email = newEmail();
    await ask(user, email);
    await open(await mailedSecret(email));
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe("The email address on a Porchlight account was changed");
    const pages = mail?.links.map((link) => new URL(link).pathname);
    expect(pages).toEqual(["/privacy", "/terms"]);
  });
});

describe("POST /api/restore-email", () => {
  it("restores the former email, logs everyone out, and emails a password link", async () => {
    const user = await createUser({ emailVerified: true });
    const { email, restoreSecret } = await change(user);
    const cookie = await signIn(user);
    const answer = await putBack(restoreSecret);
    expect([answer.status, answer.body]).toEqual([200, { email: user.email }]);
    expect(await emailOf(user)).toBe(user.email);
    expect(await statusOf(cookie)).toBe(401);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);

    const secret = await mailedSecret(user.email);
    const body = { secret, password: NEW, confirmPassword: NEW };
    expect((await call(resetPassword, "POST", { body })).status).toBe(200);
    expect((await logIn(user.email, NEW)).status).toBe(200);
    expect((await putBack(restoreSecret)).status).toBe(404);
  });

  it("removes identities and two-step verification added since the change", async () => {
    const kept = await createUser({ emailVerified: true, googleId: "kept" });
    const { email, restoreSecret } = await change(kept);
    await database()
      .insert(accounts)
      .values({ provider: "facebook", providerAccountId: "since", userId: kept.id });
    await turnOn({ ...kept, email });
    await putBack(restoreSecret);
    const left = await database()
      .select({ id: accounts.providerAccountId })
      .from(accounts)
      .where(eq(accounts.userId, kept.id));
    expect(left).toEqual([{ id: "kept" }]);
    expect(await database().$count(secondFactors, eq(secondFactors.userId, kept.id))).toBe(0);
  });

  it("restores the email from before the first change, and ends later restore links", async () => {
    const user = await createUser({ emailVerified: true });
    const first = await change(user);
    const second = await change({ ...user, email: first.email });
    expect((await putBack(first.restoreSecret)).status).toBe(200);
    expect(await emailOf(user)).toBe(user.email);
    expect((await putBack(second.restoreSecret)).status).toBe(404);
    expect(await emailOf(user)).toBe(user.email);
  });

  it("reserves the former email while the restore link is valid", async () => {
    const user = await createUser({ emailVerified: true });
    const { restoreSecret } = await change(user);
    const taker = await createUser({ emailVerified: true });
    const body = { email: user.email, password: NEW, confirmPassword: NEW };
    const signUp = await call(people, "POST", { body });
    expect(signUp.status).toBe(409);
    expect(signUp.body).toMatchObject({
      fields: { email: "An account with this email already exists." },
    });
    await ask(taker, user.email);
    expect((await open(await mailedSecret(user.email))).status).toBe(409);
    expect(await emailOf(taker)).toBe(taker.email);

    expect((await putBack(restoreSecret)).status).toBe(200);
    expect(await emailOf(user)).toBe(user.email);
  });

  it("releases the former email after seven days", async () => {
    const user = await createUser({ emailVerified: true });
    await change(user);
    await passHours(user.id, 7 * 24);
    const body = { email: user.email, password: NEW, confirmPassword: NEW };
    expect((await call(people, "POST", { body })).status).toBe(201);
  });

  it("works for seven days, and returns 409 if someone else has the email now", async () => {
    const user = await createUser({ emailVerified: true });
    const { restoreSecret } = await change(user);
    const other = await createUser({ email: user.email });
    expect((await putBack(restoreSecret)).status).toBe(409);
    await database().delete(users).where(eq(users.id, other.id));
    await passHours(user.id, 7 * 24);
    expect((await putBack(restoreSecret)).status).toBe(404);
  });
});
