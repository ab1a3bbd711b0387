import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as changePassword from "#app/api/change-password/route.ts";
import * as logout from "#app/api/logout/route.ts";
import * as users from "#app/api/users/[id]/route.ts";
import { database } from "#db/client.ts";
import { pendingSignIns, sessions } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn } from "#tests/factories.ts";
import { appCode, cookieOf, sendCode, startSignIn, turnOn } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const whoIs = (cookie: string) => call(currentUser, "GET", { cookie });

describe("POST /api/login with two-step verification on", () => {
  it("opens no session yet, and asks for a code", async () => {
    const user = await createUser();
    await turnOn(user);
    await database().delete(sessions).where(eq(sessions.userId, user.id));
    const pending = await startSignIn(user);
    expect([pending.status, pending.body]).toEqual([200, { secondFactor: true }]);
    expect((await whoIs(pending.cookie)).status).toBe(401);
    const opened = await database().select().from(sessions).where(eq(sessions.userId, user.id));
    expect(opened).toEqual([]);
  });

  it("asks for a code only after the right password", async () => {
    const user = await createUser();
    await turnOn(user);
    const { status, cookie } = await startSignIn(user, "Wr0ng-passw0rd");
    expect([status, cookie]).toEqual([401, ""]);
  });
});

describe("POST /api/login/second-factor", () => {
  it("logs in with an app code and a new cookie", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    const pending = await startSignIn(user);
    const answer = await sendCode(pending.cookie, appCode(secret));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: user.id, email: user.email });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^porchlight\.session=.+; Path=\/;.*HttpOnly; SameSite=lax/i);
    expect((await whoIs(cookieOf(answer.headers))).body).toEqual(answer.body);
    expect((await whoIs(pending.cookie)).status).toBe(401);
  });

  it("accepts a recovery code once, in any format", async () => {
    const user = await createUser();
    const { recoveryCodes } = await turnOn(user);
    const [first = ""] = recoveryCodes;
    const written = ` ${first.toLowerCase().replace(/(.{4})/g, "$1-")} `;
    expect((await sendCode((await startSignIn(user)).cookie, written)).status).toBe(200);
    const again = await sendCode((await startSignIn(user)).cookie, first);
    expect(again.status).toBe(401);
  });

  it("accepts each app code once, and none from before it", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    const send = async (code: string) =>
      (await sendCode((await startSignIn(user)).cookie, code)).status;
    expect(await send(appCode(secret, 1))).toBe(200);
    expect(await send(appCode(secret, 1))).toBe(401);
    expect(await send(appCode(secret))).toBe(401);
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await send(appCode(secret))).toBe(200);
  });

  it("accepts one of several requests at the same time, by code or by login", async () => {
    const user = await createUser();
    const { secret, recoveryCodes } = await turnOn(user);
    const pending = await Promise.all([1, 2, 3].map(() => startSignIn(user)));
    const code = appCode(secret);
    const sameCode = await Promise.all(pending.map(({ cookie }) => sendCode(cookie, code)));
    expect(sameCode.filter(({ status }) => status === 200)).toHaveLength(1);

    const { cookie } = await startSignIn(user);
    const codes = [appCode(secret, 1), ...recoveryCodes.slice(0, 2)];
    const sameSignIn = await Promise.all(codes.map((each) => sendCode(cookie, each)));
    expect(sameSignIn.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("rejects a wrong code on its field, and malformed codes", async () => {
    const user = await createUser();
    await turnOn(user);
    const { cookie } = await startSignIn(user);
    const wrong = await sendCode(cookie, "000000");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      error: "That code isn't right. Check it, or wait for the next one.",
      fields: { code: "That code isn't right. Check it, or wait for the next one." },
    });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    for (const code of ["", "12345", "1234567", "ABCDEFGH", "0".repeat(24)]) {
      expect((await sendCode(cookie, code)).status).toBe(400);
    }
  });

  it("rejects an app code that's more than one step old or ahead", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    const { cookie } = await startSignIn(user);
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    expect((await sendCode(cookie, appCode(secret, -2))).status).toBe(401);
    expect((await sendCode(cookie, appCode(secret, 2))).status).toBe(401);
    expect((await sendCode(cookie, appCode(secret, -1))).status).toBe(200);
  });

  it("rejects a visitor, a logged-in person, and a login older than 10 minutes", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    const { cookie } = await startSignIn(user);
    for (const other of ["", "porchlight.session=x", await signIn(user)]) {
      const answer = await sendCode(other, appCode(secret));
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: "That took too long. Please log in again." });
    }
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    expect((await sendCode(cookie, appCode(secret))).status).toBe(401);
  });

  it("rejects another person's code", async () => {
    const user = await createUser();
    await turnOn(user);
    const theirs = await turnOn(await createUser());
    const { cookie } = await startSignIn(user);
    expect((await sendCode(cookie, appCode(theirs.secret))).status).toBe(401);
    expect((await sendCode(cookie, theirs.recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await sendCode(cookie, theirs.recoveryCodes[0] ?? "")).status).toBe(401);
  });

  it.each(["a password change", "a logout", "the person's deletion"])(
    "ends a pending login after %s",
    async (what) => {
      const admin = await createUser();
      const user = await createUser({ parent: admin });
      const { secret, cookie } = await turnOn(user);
      const pending = await startSignIn(user);
      if (what === "a logout") await call(logout, "POST", { cookie: pending.cookie });
      else if (what === "the person's deletion") {
        await call(users, "DELETE", { as: admin, params: { id: user.id } });
      } else {
        const body = { oldPassword: PASSWORD, newPassword: "N3w-passw0rd" };
        expect((await call(changePassword, "POST", { cookie, body })).status).toBe(200);
      }
      expect((await sendCode(pending.cookie, appCode(secret))).status).toBe(401);
      const left = eq(pendingSignIns.userId, user.id);
      expect(await database().select().from(pendingSignIns).where(left)).toEqual([]);
    },
  );
});

describe("the limits", () => {
  it("close a login after 5 wrong codes, but not the next one", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    const { cookie } = await startSignIn(user);
    const answers = await Promise.all(Array.from({ length: 7 }, () => sendCode(cookie, "000000")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const closed = await sendCode(cookie, appCode(secret));
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get("Retry-After"))).toBeGreaterThan(0);
    const next = await startSignIn(user);
    expect((await sendCode(next.cookie, appCode(secret))).status).toBe(200);
  });

  it("block app codes, but not recovery codes, after a person's 10 wrong ones", async () => {
    const user = await createUser();
    const { secret, recoveryCodes } = await turnOn(user);
    for (const _ of [1, 2]) {
      const { cookie } = await startSignIn(user);
      for (const __ of [1, 2, 3, 4, 5]) await sendCode(cookie, "000000");
    }
    const { cookie } = await startSignIn(user);
    expect((await sendCode(cookie, appCode(secret))).status).toBe(429);
    expect((await sendCode(cookie, recoveryCodes[0] ?? "")).status).toBe(200);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    const later = await startSignIn(user);
    expect((await sendCode(later.cookie, appCode(secret))).status).toBe(200);
  });

  it("aren't used up without the right password", async () => {
    const user = await createUser();
    const { secret } = await turnOn(user);
    for (let n = 0; n < 20; n++) {
      await sendCode("", "000000");
      await sendCode("porchlight.session=forged", "000000");
    }
    const { cookie } = await startSignIn(user);
    expect((await sendCode(cookie, appCode(secret))).status).toBe(200);
  });
});

it("writes each login's outcome to the security log, without codes", async () => {
  const user = await createUser();
  const { secret, recoveryCodes } = await turnOn(user);
  const log = watchSecurityLog();
  await sendCode((await startSignIn(user)).cookie, appCode(secret));
  const { cookie } = await startSignIn(user);
  await sendCode(cookie, "000000");
  await sendCode(cookie, recoveryCodes[0] ?? "");
  expect(log.lines().map(({ event, outcome, method }) => [event, outcome, method])).toEqual([
    ["second_factor_required", "succeeded", "password"],
    ["sign_in", "succeeded", "authenticator"],
    ["second_factor_required", "succeeded", "password"],
    ["sign_in", "failed", "second_factor"],
    ["sign_in", "succeeded", "recovery_code"],
  ]);
  for (const line of log.lines()) expect(line.userId).toBe(user.id);
  for (const text of [secret, user.email, "000000", recoveryCodes[0] ?? ""]) {
    expect(log.text()).not.toContain(text);
  }
});
