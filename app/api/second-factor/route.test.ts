import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import { database } from "#db/client.ts";
import { recoveryCodes, secondFactors } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn } from "#tests/factories.ts";
import { appCode, sendCode, startSignIn, turnOn } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import * as confirm from "./confirm/route.ts";
import * as renewal from "./recovery-codes/route.ts";
import * as removal from "./remove/route.ts";
import * as route from "./route.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const password = PASSWORD;
const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;
const stateOf = async (cookie: string) => (await call(route, "GET", { cookie })).body;

describe("setting up", () => {
  it("requires the password, returns the secret, and takes effect with the first code", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    expect(await stateOf(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });

    const start = await call(route, "POST", { cookie, body: { password } });
    expect(start.status).toBe(200);
    const { secret, address } = start.body as { secret: string; address: string };
    expect(new URL(address).searchParams.get("secret")).toBe(secret);
    expect(await stateOf(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await startSignIn(user)).body).toMatchObject({ id: user.id });

    const body = { code: appCode(secret) };
    const confirmed = await call(confirm, "POST", { cookie, body });
    expect(confirmed.status).toBe(200);
    const codes = (confirmed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{24}$/);
    expect(await stateOf(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await startSignIn(user)).body).toEqual({ secondFactor: true });
  });

  it("stores neither the secret nor a recovery code in plain text", async () => {
    const user = await createUser();
    const { secret, recoveryCodes: codes } = await turnOn(user);
    const stored = JSON.stringify([
      await database().select().from(secondFactors).where(eq(secondFactors.userId, user.id)),
      await database().select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ]);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });

  it("ends the person's other sessions", async () => {
    const user = await createUser();
    const other = await createUser();
    const [elsewhere, stranger] = [await signIn(user), await signIn(other)];
    const { cookie } = await turnOn(user);
    expect(await statusOf(cookie)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(stranger)).toBe(200);
  });

  it.each([
    ["a wrong password", { password: "Wr0ng-passw0rd" }],
    ["no password", {}],
  ])("is refused with %s", async (_, body) => {
    const cookie = await signIn(await createUser());
    const answer = await call(route, "POST", { cookie, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { password: "Current password is incorrect" } });
    expect((await call(confirm, "POST", { cookie, body: { code: "000000" } })).status).toBe(409);
  });

  it("requires a recent login from a person without a password", async () => {
    const user = await createUser({ password: null, googleId: "recent" });
    const cookie = await signIn(user);
    expect((await call(route, "POST", { cookie, body: {} })).status).toBe(200);
    vi.setSystemTime(Date.now() + 10 * MINUTE + 1);
    const late = await call(route, "POST", { cookie, body: {} });
    expect(late.status).toBe(403);
    expect(late.body).toEqual({ error: expect.stringContaining("log in again") });
  });

  it("accepts only a code for the newest secret", async () => {
    const cookie = await signIn(await createUser());
    const start = async () =>
      ((await call(route, "POST", { cookie, body: { password } })).body as { secret: string })
        .secret;
    const first = await start();
    const second = await start();
    const send = (code: string) => call(confirm, "POST", { cookie, body: { code } });
    const wrong = await send(appCode(first));
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ fields: { code: expect.any(String) } });
    expect((await send(appCode(second))).status).toBe(200);
  });

  it("turns on once for two requests, and not again when it's on", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    const start = await call(route, "POST", { cookie, body: { password } });
    const body = { code: appCode((start.body as { secret: string }).secret) };
    const answers = await Promise.all([1, 2].map(() => call(confirm, "POST", { cookie, body })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([400, 409]).toContain(statuses[1]);
    expect(await stateOf(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await call(route, "POST", { cookie, body: { password } })).status).toBe(409);
  });
});

describe("turning off", () => {
  it.each(["an app code", "a recovery code"])("requires the password and %s", async (which) => {
    const user = await createUser();
    const { cookie, secret, recoveryCodes: codes } = await turnOn(user);
    const code = which === "a recovery code" ? (codes[0] ?? "") : appCode(secret);
    const answer = await call(removal, "POST", { cookie, body: { password, code } });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await stateOf(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await startSignIn(user)).body).toMatchObject({ id: user.id });
  });

  it("is refused with a wrong password or code, or when it's off", async () => {
    const { cookie, secret, recoveryCodes: codes } = await turnOn(await createUser());
    const send = (body: object) => call(removal, "POST", { cookie, body });
    const code = appCode(secret);
    expect((await send({ password: "Wr0ng-passw0rd", code })).body).toMatchObject({
      fields: { password: "Current password is incorrect" },
    });
    expect((await send({ code })).status).toBe(400);
    expect((await send({ password, code: "000000" })).body).toMatchObject({
      fields: { code: expect.any(String) },
    });
    expect((await send({ password })).status).toBe(400);
    expect(await stateOf(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });

    const off = await signIn(await createUser());
    const body = { password, code: codes[0] };
    expect((await call(removal, "POST", { cookie: off, body })).status).toBe(409);
  });

  it("rejects another person's code", async () => {
    const theirs = await turnOn(await createUser());
    const { cookie } = await turnOn(await createUser());
    for (const code of [appCode(theirs.secret), theirs.recoveryCodes[0]]) {
      const answer = await call(removal, "POST", { cookie, body: { password, code } });
      expect(answer.status).toBe(400);
    }
    expect(await stateOf(theirs.cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });
});

describe("new recovery codes", () => {
  it("replace the old ones", async () => {
    const user = await createUser();
    const { cookie, secret, recoveryCodes: old } = await turnOn(user);
    const body = { password, code: appCode(secret) };
    const answer = await call(renewal, "POST", { cookie, body });
    expect(answer.status).toBe(200);
    const codes = (answer.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(codes).toHaveLength(10);
    const pending = await startSignIn(user);
    expect((await sendCode(pending.cookie, old[0] ?? "")).status).toBe(401);
    expect((await sendCode(pending.cookie, codes[0] ?? "")).status).toBe(200);
    expect(await stateOf(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  });

  it("require both the password and a code", async () => {
    const { cookie, secret } = await turnOn(await createUser());
    for (const body of [{ code: appCode(secret) }, { password, code: "123456" }, { password }]) {
      expect((await call(renewal, "POST", { cookie, body })).status).toBe(400);
    }
  });
});

it("limits wrong passwords and codes per person", async () => {
  const first = await turnOn(await createUser());
  const code = "000000";
  const wrongPassword = { password: "Wr0ng-passw0rd", code };
  for (const body of [wrongPassword, { password, code }]) {
    const send = () => call(removal, "POST", { cookie: first.cookie, body });
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
  }
  const second = await turnOn(await createUser());
  const body = { password, code: appCode(second.secret) };
  expect((await call(removal, "POST", { cookie: second.cookie, body })).status).toBe(200);
});

it("writes each change to the security log, without secrets", async () => {
  const user = await createUser();
  const log = watchSecurityLog();
  const { cookie, secret, recoveryCodes: codes } = await turnOn(user);
  const send = (module: typeof renewal, code: string) =>
    call(module, "POST", { cookie, body: { password, code } });
  await send(renewal, appCode(secret));
  await send(removal, "000000");
  await send(removal, appCode(secret, 1));
  expect(log.lines().map(({ event, outcome, userId }) => [event, outcome, userId])).toEqual([
    ["second_factor_set_up", "succeeded", user.id],
    ["recovery_codes_renewed", "succeeded", user.id],
    ["second_factor_removed", "failed", user.id],
    ["second_factor_removed", "succeeded", user.id],
  ]);
  for (const text of [secret, ...codes, user.email, password]) {
    expect(log.text()).not.toContain(text);
  }
});
