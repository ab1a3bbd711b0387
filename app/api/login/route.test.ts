import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as logout from "#app/api/logout/route.ts";
import { database } from "#db/client.ts";
import { attempts, knownDevices, sessions, users } from "#db/schema/index.ts";
import { UNKNOWN_ADDRESS } from "#lib/network-address.ts";
import { countAttempt } from "#services/limits.ts";
import { call } from "#tests/api.ts";
import { createUser, passMinutes, PASSWORD } from "#tests/factories.ts";
import * as login from "./route.ts";

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const logIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  call(login, "POST", { body: { email, password }, headers });
const failFrom = (email: string, address: string) =>
  logIn(email, "Wrong0ne!", { "x-forwarded-for": address });

describe("POST /api/login", () => {
  it("logs in with a session cookie, and returns the user without the hash", async () => {
    const user = await createUser();
    const answer = await logIn(user.email);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id,
      email: user.email,
      name: null,
      parentUserId: null,
      authProvider: "email",
    });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^porchlight\.session=.+; Path=\/;.*HttpOnly; SameSite=lax/i);
    const again = await call(currentUser, "GET", { cookie: cookieOf(answer.headers) });
    expect(again.body).toEqual(answer.body);
  });

  it("marks the cookie Secure, and binds it to the host, on https", async () => {
    const user = await createUser();
    const { headers } = await logIn(user.email, PASSWORD, { "x-forwarded-proto": "https" });
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-porchlight\.session=.+; Secure;/);
  });

  it("accepts the email in any case, with spaces around it", async () => {
    const user = await createUser();
    expect((await logIn(`  ${user.email.toUpperCase()} `)).status).toBe(200);
  });

  it("returns the same response for an unknown email and a wrong password", async () => {
    const user = await createUser();
    const wrong = await logIn(user.email, "Wrong0ne!");
    const unknown = await logIn("nobody@example.com");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ error: "Invalid email or password." });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it("never logs in to an account without a password", async () => {
    const user = await createUser({ password: null, googleId: "g-1" });
    const answer = await logIn(user.email);
    expect(answer.status).toBe(401);
  });

  it("returns an error for each invalid field", async () => {
    const answer = await logIn("ann", "");
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "Please fix the highlighted fields.",
      fields: { email: "Invalid email address", password: "Password is required" },
    });
  });

  it("closes after 10 failures from one address only, even for the right password", async () => {
    const { email } = await createUser();
    const from = (address: string) => logIn(email, PASSWORD, { "x-forwarded-for": address });
    const failures = await Promise.all(
      Array.from({ length: 12 }, () => failFrom(email, "192.0.2.1")),
    );
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
    const closed = await from("192.0.2.1");
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect((await from("192.0.2.2")).status).toBe(200);
  });

  it("opens again after the window has passed", async () => {
    const { email } = await createUser();
    for (let n = 0; n < 10; n++) await failFrom(email, "192.0.2.3");
    await passMinutes(15);
    const answer = await logIn(email, PASSWORD, { "x-forwarded-for": "192.0.2.3" });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["50 for one email from anywhere", (n: number) => ({ address: `198.51.100.${n}` }), 50],
    ["100 from one address", (n: number) => ({ email: `someone${n}@example.com` }), 100],
  ])("closes after %s", async (_, vary, limit) => {
    const { email } = await createUser();
    const address = `203.0.113.${limit}`;
    for (let n = 1; n < limit; n++) {
      const failure = { email, address, ...vary(n) };
      await countAttempt(
        { signInByEmail: failure.email, signInByAddress: failure.address },
        "Too many",
      );
    }
    expect((await failFrom(email, address)).status).toBe(401);
    const closed = await logIn(email, PASSWORD, { "x-forwarded-for": address });
    expect(closed.status).toBe(429);
  });

  it("counts spellings of one address, and all addresses of an IPv6 /64, as one", async () => {
    const { email } = await createUser();
    for (let n = 0; n < 10; n++) {
      const failure = await failFrom(email, `2001:db8:0:${n % 2 ? "07" : "7"}::${n}`);
      expect(failure.status).toBe(401);
    }
    expect((await failFrom(email, "[2001:DB8::7:0:0:0:ffff]:443")).status).toBe(429);
    expect((await failFrom(email, "2001:db8:0:8::1")).status).toBe(401);
  });

  it.each(["unknown", "", "not an address", "1.2.3"])(
    "counts all clients with the address %j as one",
    async (address) => {
      await database().delete(attempts);
      const { email } = await createUser();
      for (let n = 0; n < 100; n++) {
        await countAttempt({ signInByAddress: UNKNOWN_ADDRESS }, "Too many");
      }
      const from = (address: string) => logIn(email, PASSWORD, { "x-forwarded-for": address });
      expect((await from(address)).status).toBe(429);
      expect((await from("203.0.113.9")).status).toBe(200);
    },
  );

  it("doesn't log in with a password that changes before the session is created", async () => {
    const user = await createUser();
    const answer = await database().transaction(async (change) => {
      await change.execute(sql`select from users where id = ${user.id} for update`);
      const signingIn = logIn(user.email);
      // The old password was accepted. The rest of the login waits for this row's lock.
      await vi.waitFor(async () => {
        const waiting = await database().execute(
          sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      }, 20_000);
      await change.update(users).set({ password: "another" }).where(eq(users.id, user.id));
      await change.delete(sessions).where(eq(sessions.userId, user.id));
      return () => signingIn;
    });
    // Await the answer only after the commit, because it waits for the change.
    expect((await answer()).status).toBe(401);
    expect(await database().select().from(sessions).where(eq(sessions.userId, user.id))).toEqual(
      [],
    );
  });

  it("returns 503 while too many passwords are being checked, and counts no failure", async () => {
    const user = await createUser();
    const before = await database().select().from(attempts);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("porchlightPasswords", { pendingCount: 128 });
    const busy = await logIn(user.email);
    expect(busy.status).toBe(503);
    expect(Number(busy.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(busy.body).toMatchObject({ error: expect.stringContaining("Too many people") });
    expect(await database().select().from(attempts)).toEqual(before);
  });

  it("ends the browser's previous session", async () => {
    const user = await createUser();
    const first = cookieOf((await logIn(user.email)).headers);
    await logIn(user.email, PASSWORD, { cookie: first });
    expect((await call(currentUser, "GET", { cookie: first })).status).toBe(401);
  });
});

describe("a browser that has logged in before", () => {
  const logInAs = (email: string, password = PASSWORD, cookie = "") =>
    logIn(email, password, { cookie, "x-forwarded-for": "192.0.2.9" });

  /** @returns the cookie that identifies the browser after logging in and out */
  async function knownBrowser(email: string) {
    const { headers } = await logInAs(email);
    const signedIn = cookieOf(headers);
    const left = await call(logout, "POST", { cookie: signedIn });
    expect(left.headers.getSetCookie().join()).not.toContain("device");
    return /porchlight\.device=[\w-]{43}/.exec(signedIn)?.[0] ?? "";
  }

  /** Uses up the login limits that other people can use up. */
  async function lockOut(email: string) {
    for (let n = 0; n < 50; n++) await countAttempt({ signInByEmail: email }, "Too many");
    for (let n = 0; n < 100; n++) await countAttempt({ signInByAddress: "192.0.2.9" }, "Too many");
  }

  it("gets a cookie that scripts can't read and that outlives the session", async () => {
    const { email } = await createUser();
    const { headers } = await logIn(email);
    const [, device] = headers.getSetCookie();
    expect(device).toMatch(
      /^porchlight\.device=[\w-]{43}; Path=\/;.* Max-Age=34560000; HttpOnly; SameSite=lax/,
    );
    const secure = await logIn(email, PASSWORD, { "x-forwarded-proto": "https" });
    expect(secure.headers.getSetCookie()[1]).toMatch(/^__Host-porchlight\.device=.+; Secure;/);
  });

  it("lets its owner log in after others locked everyone else out", async () => {
    const { email } = await createUser();
    const cookie = await knownBrowser(email);
    await lockOut(email);
    expect((await logInAs(email)).status).toBe(429);
    expect((await logInAs(email, PASSWORD, cookie)).status).toBe(200);
    await passMinutes(15);
  });

  it("has its own limit of 10, and doesn't count toward the others", async () => {
    const { email } = await createUser();
    const cookie = await knownBrowser(email);
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => logInAs(email, "Wrong0ne!", cookie)),
    );
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await logInAs(email, PASSWORD, cookie)).status).toBe(429);
    expect((await logInAs(email)).status).toBe(200);
  });

  it("isn't known to another account, or by a made-up cookie", async () => {
    const [owner, attacker] = [await createUser(), await createUser()];
    const cookie = await knownBrowser(attacker.email);
    const madeUp = `porchlight.device=${"x".repeat(43)}`;
    await lockOut(owner.email);
    expect((await logInAs(owner.email, PASSWORD, cookie)).status).toBe(429);
    expect((await logInAs(owner.email, PASSWORD, madeUp)).status).toBe(429);
    await passMinutes(15);
    const { headers } = await logInAs(owner.email, PASSWORD, madeUp);
    expect(cookieOf(headers)).not.toContain(madeUp);
  });

  it("stays known to each account that logged in with it", async () => {
    const [one, other] = [await createUser(), await createUser()];
    const cookie = await knownBrowser(one.email);
    expect(cookieOf((await logInAs(other.email, PASSWORD, cookie)).headers)).toContain(cookie);
    for (const { email } of [one, other]) {
      await lockOut(email);
      expect((await logInAs(email, PASSWORD, cookie)).status).toBe(200);
      await passMinutes(15);
    }
  });

  it("is stored hashed for the latest 20 browsers, and deleted with the user", async () => {
    const user = await createUser();
    const cookies: string[] = [];
    for (let n = 0; n < 21; n++) cookies.push(await knownBrowser(user.email));
    const stored = await database()
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, user.id));
    expect(stored).toHaveLength(20);
    const [first = "", second = ""] = cookies;
    for (const { tokenHash } of stored) expect(cookies.join()).not.toContain(tokenHash);
    await lockOut(user.email);
    expect((await logInAs(user.email, PASSWORD, first)).status).toBe(429);
    expect((await logInAs(user.email, PASSWORD, second)).status).toBe(200);
    await passMinutes(15);
    await database().delete(users).where(eq(users.id, user.id));
    expect(
      await database().select().from(knownDevices).where(eq(knownDevices.userId, user.id)),
    ).toEqual([]);
  });
});

describe("POST /api/logout", () => {
  it("ends the session and clears the cookie", async () => {
    const user = await createUser();
    const cookie = cookieOf((await logIn(user.email)).headers);
    const answer = await call(logout, "POST", { cookie });
    expect(answer.body).toEqual({ success: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^porchlight\.session=;.*Max-Age=0/);
    expect((await call(currentUser, "GET", { cookie })).status).toBe(401);
    expect(await database().select().from(sessions).where(eq(sessions.userId, user.id))).toEqual(
      [],
    );
  });

  it("succeeds for a visitor", async () => {
    const answer = await call(logout, "POST");
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  });
});
