import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as changePassword from "#app/api/change-password/route.ts";
import * as forgotPassword from "#app/api/forgot-password/route.ts";
import * as login from "#app/api/login/route.ts";
import { database } from "#db/client.ts";
import { accounts, mailedLinks, secondFactors, users } from "#db/schema/index.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn, type TestUser } from "#tests/factories.ts";
import { deleteMails, mailedSecret, mailsTo, passHours } from "#tests/mailed-links.ts";
import { turnOn } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import * as route from "./route.ts";

const NEW = "N3w-passw0rd";
beforeEach(deleteMails);

const forget = (email: string, headers = {}) =>
  call(forgotPassword, "POST", { body: { email }, headers });
const reset = (secret: string, password = NEW, confirmPassword = password) =>
  call(route, "POST", { body: { secret, password, confirmPassword } });
const logIn = (email: string, password: string) =>
  call(login, "POST", { body: { email, password } });
const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;
const findUser = async ({ id }: TestUser) =>
  (await database().select().from(users).where(eq(users.id, id)))[0];

async function askForLink(email: string): Promise<string> {
  expect((await forget(email)).status).toBe(200);
  return mailedSecret(email);
}

describe("POST /api/forgot-password", () => {
  it("returns the same response for any email, and sends a link only to a known one", async () => {
    const { email } = await createUser();
    const known = await forget(` ${email.toUpperCase()} `);
    const unknown = await forget("nobody-has@example.com");
    expect([known.status, known.body]).toEqual([200, { success: true }]);
    expect([unknown.status, unknown.body]).toEqual([200, { success: true }]);
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({ subject: "Set a new password for Porchlight" }),
    ]);
    expect(await mailsTo("nobody-has@example.com")).toEqual([]);
  });

  it("queues the same job whether or not the email is known", async () => {
    const { id, email } = await createUser();
    const jobs = () => database().execute<{ data: unknown }>("select data from jobs.job");
    const before = (await jobs()).length;
    await forget(email);
    await forget("nobody-at-all@example.com");
    // The job looks for the person after the answer, so the answer can't reveal who has an account.
    expect((await jobs()).slice(before).map(({ data }) => data)).toEqual([
      { email },
      { email: "nobody-at-all@example.com" },
    ]);
    expect(await database().$count(mailedLinks, eq(mailedLinks.userId, id))).toBe(0);
  });

  it("sends at most five links an hour to one email, without an error", async () => {
    const { email } = await createUser();
    for (let n = 0; n < 7; n++) {
      expect((await forget(email)).status).toBe(200);
      await runJobs();
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it("refuses more than twenty in an hour from one address", async () => {
    const headers = { "x-forwarded-for": "198.51.100.9" };
    const ask = (n: number) => forget(`someone-${n}@example.com`, headers);
    const answers = await Promise.all(Array.from({ length: 21 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("includes how a person without a password logs in", async () => {
    const { email } = await createUser({ password: null, googleId: "forgetful" });
    const secret = await askForLink(email);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("you log in with Google");
    expect((await reset(secret)).status).toBe(200);
    expect((await logIn(email, NEW)).status).toBe(200);
  });
});

describe("POST /api/reset-password", () => {
  it("sets the password once, ends every session, and notifies the person", async () => {
    const user = await createUser({ emailVerified: true });
    const cookies = [await signIn(user), await signIn(user)];
    const secret = await askForLink(user.email);
    const log = watchSecurityLog();
    expect((await reset(secret)).body).toEqual({ success: true });
    expect(log.lines()).toEqual([
      expect.objectContaining({ event: "password_reset", outcome: "succeeded", userId: user.id }),
    ]);
    expect(log.text()).not.toContain(secret);

    for (const cookie of cookies) expect(await statusOf(cookie)).toBe(401);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect((await logIn(user.email, NEW)).status).toBe(200);
    expect((await reset(secret, "An0ther-passw0rd")).status).toBe(404);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      "Set a new password for Porchlight",
      "Your password was changed",
    ]);
  });

  it("accepts one of two requests with the same link at the same time", async () => {
    const { email } = await createUser();
    const secret = await askForLink(email);
    const answers = await Promise.all([reset(secret), reset(secret, "An0ther-passw0rd")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it("returns the same 404 for an unknown, expired, or replaced link", async () => {
    const user = await createUser();
    const late = await askForLink(user.email);
    await passHours(user.id, 1);
    const old = await askForLink(user.email);
    await askForLink(user.email);
    const answers = await Promise.all(["x", "a".repeat(43), late, old].map((one) => reset(one)));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(answers[0]?.body);
    }
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });

  it("stores no secret in plain text", async () => {
    const { email } = await createUser();
    const secret = await askForLink(email);
    const jobs = await database().execute("select data, output from jobs.job");
    const stored = JSON.stringify([await database().select().from(mailedLinks), jobs]);
    expect(stored).not.toContain(secret);
  });

  it.each([
    ["breaks a rule", "short", "short", "password"],
    ["is easily guessed", "Password1!", "Password1!", "password"],
    ["differs from its confirmation", NEW, `${NEW}x`, "confirmPassword"],
  ])("refuses a password that %s, and keeps the link valid", async (_, password, again, field) => {
    const { email } = await createUser();
    const secret = await askForLink(email);
    const answer = await reset(secret, password, again);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect((await reset(secret)).status).toBe(200);
  });

  it("keeps two-step verification when the email was verified before", async () => {
    const user = await createUser({ emailVerified: true });
    await turnOn(user);
    await reset(await askForLink(user.email));
    expect((await logIn(user.email, NEW)).body).toEqual({ secondFactor: true });
  });

  it("removes access from before verification, including unverified members'", async () => {
    const admin = await createUser({ emailVerified: false });
    const proven = await createUser({ parent: admin, emailVerified: true });
    const unproven = await createUser({ parent: admin });
    await turnOn(admin);
    await database()
      .insert(accounts)
      .values({ provider: "facebook", providerAccountId: "stranger", userId: admin.id });
    const [theirs, others] = [await signIn(proven), await signIn(unproven)];

    await reset(await askForLink(admin.email));
    expect((await logIn(admin.email, NEW)).body).toMatchObject({ id: admin.id });
    expect(await database().$count(secondFactors, eq(secondFactors.userId, admin.id))).toBe(0);
    expect(await database().$count(accounts, eq(accounts.userId, admin.id))).toBe(0);
    expect((await findUser(admin))?.emailVerified).toBeInstanceOf(Date);
    expect(await statusOf(theirs)).toBe(200);
    expect(await statusOf(others)).toBe(401);
    expect((await logIn(unproven.email, PASSWORD)).status).toBe(401);
  });

  it("cancels the link when the password changes", async () => {
    const user = await createUser();
    const secret = await askForLink(user.email);
    const body = { oldPassword: PASSWORD, newPassword: NEW };
    expect((await call(changePassword, "POST", { as: user, body })).status).toBe(200);
    expect((await reset(secret, "An0ther-passw0rd")).status).toBe(404);
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe("Your password was changed");
  });

  it("no longer works once the person is deleted", async () => {
    const user = await createUser();
    const secret = await askForLink(user.email);
    await database().delete(users).where(eq(users.id, user.id));
    expect((await reset(secret)).status).toBe(404);
  });
});
