import { describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as changePassword from "#app/api/change-password/route.ts";
import * as checkout from "#app/api/get-or-create-subscription/route.ts";
import * as login from "#app/api/login/route.ts";
import * as logout from "#app/api/logout/route.ts";
import * as property from "#app/api/property/route.ts";
import * as sandbox from "#app/api/stripe/sandbox/route.ts";
import * as user from "#app/api/users/[id]/route.ts";
import * as users from "#app/api/users/route.ts";
import * as health from "#app/api/health/route.ts";
import { call } from "./api.ts";
import { createSubscription, createUser, PASSWORD, signIn } from "./factories.ts";
import { watchSecurityLog } from "./security-lines.ts";

const NEW = "N3w-passw0rd";
const ADDRESS = "198.51.100.77";
const NAME = "Ana Torres";
const headers = { "x-forwarded-for": ADDRESS };

/** Expects one line of this event, without anything that identifies a person. */
function expectOneLine(
  log: ReturnType<typeof watchSecurityLog>,
  line: Record<string, unknown>,
): void {
  expect(log.lines()).toEqual([
    expect.objectContaining({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      log: "security",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      client: expect.stringMatching(/^[\w-]{43}$/),
      ...line,
    }),
  ]);
  for (const personal of ["@", NAME, PASSWORD, NEW, ADDRESS]) {
    expect(log.text()).not.toContain(personal);
  }
}

describe("the security log", () => {
  it("logs a login", async () => {
    const { id, email } = await createUser();
    const log = watchSecurityLog();
    const answer = await call(login, "POST", { headers, body: { email, password: PASSWORD } });
    expectOneLine(log, {
      level: "info",
      event: "sign_in",
      outcome: "succeeded",
      call: "POST /api/login",
      method: "password",
      userId: id,
      requestId: answer.headers.get("X-Request-Id"),
    });
  });

  it("logs the user ID for a wrong password, and none for an unknown email", async () => {
    const { id, email } = await createUser();
    const line = { level: "warn", event: "sign_in", outcome: "failed", method: "password" };
    const wrong = watchSecurityLog();
    await call(login, "POST", { headers, body: { email, password: NEW } });
    expectOneLine(wrong, { ...line, reason: "wrong_password", userId: id });
    vi.restoreAllMocks();
    const unknown = watchSecurityLog();
    await call(login, "POST", { headers, body: { email: `x${email}`, password: NEW } });
    expectOneLine(unknown, { ...line, reason: "unknown_email" });
  });

  it("logs a rate-limited login", async () => {
    const from = { "x-forwarded-for": "198.51.100.78" };
    const { email } = await createUser();
    const attempt = () => call(login, "POST", { headers: from, body: { email, password: NEW } });
    await Promise.all(Array.from({ length: 10 }, attempt));
    const log = watchSecurityLog();
    expect((await attempt()).status).toBe(429);
    expectOneLine(log, {
      event: "request_refused",
      outcome: "refused",
      reason: "rate_limited",
      call: "POST /api/login",
    });
  });

  it("logs a logout once", async () => {
    const person = await createUser();
    const cookie = await signIn(person);
    const log = watchSecurityLog();
    await call(logout, "POST", { headers, cookie });
    await call(logout, "POST", { headers, cookie });
    expectOneLine(log, { event: "sign_out", outcome: "succeeded", userId: person.id });
  });

  it.each([
    ["succeeded", PASSWORD],
    ["failed", "Wr0ng-passw0rd"],
  ])("logs a password change that %s", async (outcome, oldPassword) => {
    const as = await createUser();
    const log = watchSecurityLog();
    await call(changePassword, "POST", { headers, as, body: { oldPassword, newPassword: NEW } });
    expectOneLine(log, { event: "password_changed", outcome, userId: as.id });
    expect(log.text()).not.toContain(oldPassword);
  });

  it("logs a sign-up", async () => {
    const log = watchSecurityLog();
    const { body } = await call(users, "POST", {
      headers,
      body: {
        email: "signing-up@example.com",
        password: NEW,
        confirmPassword: NEW,
        fullName: NAME,
      },
    });
    const { id } = body as { id: string };
    expectOneLine(log, { event: "sign_up", outcome: "succeeded", method: "password", userId: id });
  });

  it("logs the actor and the subject when a user is added or deleted", async () => {
    const as = await createUser();
    await createSubscription(as);
    const adding = watchSecurityLog();
    const { body } = await call(users, "POST", {
      headers,
      as,
      body: { email: "partner@example.com", password: NEW, confirmPassword: NEW, fullName: NAME },
    });
    const { id } = body as { id: string };
    expectOneLine(adding, { event: "user_added", userId: as.id, subject: id });
    vi.restoreAllMocks();
    const deleting = watchSecurityLog();
    await call(user, "DELETE", { headers, as, params: { id } });
    expectOneLine(deleting, { event: "user_deleted", userId: as.id, subject: id });
  });

  it("logs a purchased and a changed plan", async () => {
    const as = await createUser();
    const buy = async (planId: number) => {
      const { body } = await call(checkout, "POST", { headers, as, body: { planId } });
      const { clientSecret } = body as { clientSecret: string };
      const cardNumber = "4242 4242 4242 4242";
      await call(sandbox, "POST", { headers, as, body: { clientSecret, cardNumber } });
    };
    for (const [planId, reason] of [
      [1, "bought"],
      [3, "changed"],
    ] as const) {
      const log = watchSecurityLog();
      await buy(planId);
      expectOneLine(log, { event: "plan_changed", userId: as.id, subject: as.id, reason });
      vi.restoreAllMocks();
    }
  });

  it("logs forbidden calls", async () => {
    const admin = await createUser();
    const as = await createUser({ parent: admin });
    const log = watchSecurityLog();
    await call(checkout, "POST", { headers, as, body: { planId: 1 } });
    expectOneLine(log, { event: "request_refused", reason: "forbidden", userId: as.id });
  });

  it.each([
    ["forbidden", { origin: "https://evil.example" }],
    ["unsupported_media_type", { "content-type": "text/plain" }],
    ["too_large", { "content-length": "10000000" }],
  ])("logs a request that our pages never send: %s", async (reason, sent) => {
    const as = await createUser();
    const log = watchSecurityLog();
    await call(property, "POST", { as, body: {}, headers: { ...headers, ...sent } });
    expectOneLine(log, {
      level: "warn",
      event: "request_refused",
      outcome: "refused",
      call: "POST /api/property",
      reason,
    });
  });

  it("logs nothing for other events", async () => {
    const as = await createUser();
    const log = watchSecurityLog();
    await call(property, "GET", { as });
    await call(property, "POST", { as, body: { propertyType: "castle" } });
    await call(currentUser, "GET");
    expect(log.lines()).toEqual([]);
  });
});

describe("the request ID", () => {
  const GIVEN = "edge-4711:abc.def_7";

  /**
   * Sends a request to a process with this number of trusted proxies.
   * @returns the response's request id
   */
  async function idFrom(given: string, trusted: "0" | "1") {
    vi.stubEnv("TRUST_PROXY", trusted);
    vi.resetModules();
    const route = await import("#app/api/health/route.ts");
    const answer = await call(route, "GET", { headers: { "x-request-id": given } });
    return answer.headers.get("X-Request-Id");
  }

  it("is generated if no proxy is trusted", async () => {
    expect(await idFrom(GIVEN, "0")).toMatch(/^[\da-f-]{36}$/);
    expect((await call(currentUser, "GET")).headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    expect((await call(health, "PUT")).headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  });

  it("comes from a trusted proxy if it's safe to log", async () => {
    expect(await idFrom(GIVEN, "1")).toBe(GIVEN);
    for (const id of ["short", '","level":"info', "x".repeat(101), "a b c d e f"]) {
      expect(await idFrom(id, "1")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it("is in the log entry of a failure", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubEnv("DATABASE_URL", "postgres://someone:secret@127.0.0.1:1/nowhere");
    vi.resetModules();
    vi.stubGlobal("porchlightDatabase", undefined);
    const away = await import("#app/api/health/route.ts");
    const answer = await call(away, "GET");
    expect(answer.status).toBe(503);
    const line = JSON.parse(String(log.mock.calls[0])) as { requestId: string };
    expect(line.requestId).toBe(answer.headers.get("X-Request-Id"));
  });
});
