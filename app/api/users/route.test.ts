import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts, plans, userProfiles, users } from "#db/schema/index.ts";
import { countAttempt } from "#services/limits.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, passMinutes, PASSWORD } from "#tests/factories.ts";
import * as route from "./route.ts";

const account = (email: string, changes = {}) => ({
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
});

describe("POST /api/users, logged out", () => {
  it("creates an Admin with their own account, without logging in", async () => {
    const answer = await call(route, "POST", {
      body: account(" New@Example.com ", { fullName: "Ann Lee", parentUserId: "x", id: "x" }),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String), email: "new@example.com" });
    expect(answer.headers.getSetCookie()).toEqual([]);

    const [user] = await database().select().from(users).where(eq(users.email, "new@example.com"));
    expect(user).toMatchObject({ parentUserId: null, authProvider: "email" });
    expect(user?.accountId).toBe(user?.id);
    expect(user?.password).toMatch(/^\$2b\$/);
    const [profile] = await database()
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, user?.id ?? ""));
    expect(profile?.name).toBe("Ann Lee");
  });

  it("creates one user from twenty sign-ups with one email at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(route, "POST", { body: account("twin@example.com") })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const twins = await database().select().from(users).where(eq(users.email, "twin@example.com"));
    expect(twins).toHaveLength(1);
  });

  it("refuses a taken email in any case", async () => {
    const { email } = await createUser();
    const answer = await call(route, "POST", { body: account(email.toUpperCase()) });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: "An account with this email already exists." });
  });

  it("treats different spellings of a mailbox as one account", async () => {
    const first = await call(route, "POST", { body: account("José&Co@Bücher.example") });
    expect([first.status, first.body]).toMatchObject([
      201,
      { email: "josé&co@xn--bcher-kva.example" },
    ]);
    for (const same of [
      "JOSE\u0301&CO@xn--bcher-kva.example",
      "\u202Djosé&co@bücher.example\u202C",
      "josé＆co＠ｂücher.example",
    ]) {
      expect((await call(route, "POST", { body: account(same) })).status).toBe(409);
    }
  });

  it.each([
    [{}, ["email", "password", "confirmPassword"]],
    [account("a@b.co", { fullName: "x".repeat(201) }), ["fullName"]],
    [account("a@b.co", { fullName: "Ann\0" }), ["fullName"]],
    [account("a@b.co", { fullName: { $ne: 1 } }), ["fullName"]],
    [account("a\ud800@b.co"), ["email"]],
    [[], []],
    ["null", []],
  ])("refuses %j and names the fields", async (body, fields) => {
    const answer = await call(route, "POST", { body });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields?: object }).fields ?? {})).toEqual(fields);
  });
});

const COMMON = "That password is too common. Please choose another.";
const OWN =
  "That password is too similar to your email address or to the name Porchlight. Please choose another.";
const GUESSES = [
  ["Password1!", COMMON],
  ["Qwerty123!", COMMON],
  ["P@ssw0rd2024", COMMON],
  ["Vandersteen#7", OWN],
  ["Porchlight-77", OWN],
] as const;

describe("an easily guessed password", () => {
  it.each(GUESSES)("is refused at sign-up: %s", async (password, error) => {
    const body = account("h.vandersteen@example.com", { password, confirmPassword: password });
    const answer = await call(route, "POST", { body });
    expect([answer.status, answer.body]).toEqual([400, { error, fields: { password: error } }]);
  });

  it.each(GUESSES)("is refused for an added person: %s", async (password, error) => {
    const admin = await createUser();
    await createSubscription(admin);
    const changes = { password, confirmPassword: password, fullName: "Pat" };
    const body = account("h.vandersteen@example.com", changes);
    const answer = await call(route, "POST", { as: admin, body });
    expect([answer.status, answer.body]).toEqual([400, { error, fields: { password: error } }]);
  });

  it("is checked against the five rules first", async () => {
    const body = account("a@example.com", { password: "password1", confirmPassword: "password1" });
    expect((await call(route, "POST", { body })).body).toMatchObject({
      fields: { password: "Password must contain at least one uppercase character" },
    });
  });
});

describe("too many accounts", () => {
  const signUp = (email: string, address: string) =>
    call(route, "POST", { body: account(email), headers: { "x-forwarded-for": address } });

  it("are refused from one network for an hour, counting taken emails", async () => {
    const { email } = await createUser();
    for (let n = 0; n < 98; n++) {
      await countAttempt({ signUpByAddress: "2001:db8:5:5::/64" }, "Too many");
    }
    expect((await signUp(email, "2001:db8:5:5::1")).status).toBe(409);
    expect((await signUp("last@example.com", "2001:db8:5:5::2")).status).toBe(201);
    const answer = await signUp("next@example.com", "2001:db8:5:5::3");
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      error: "Too many accounts have been created from your network. Please try again later.",
    });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3500);
    expect((await signUp("next@example.com", "2001:db8:5:6::1")).status).toBe(201);
    await passMinutes(60);
    expect((await signUp("after@example.com", "2001:db8:5:5::3")).status).toBe(201);
  });

  it("are refused from all networks for at most ten minutes", async () => {
    await passMinutes(60);
    const counted = Array.from({ length: 1000 }, () => ({ kind: "signUpByAnyone" }));
    await countAttempt({ signUpByAnyone: "anyone" }, "Too many");
    const [{ key } = { key: "" }] = await database()
      .select()
      .from(attempts)
      .where(eq(attempts.kind, "signUpByAnyone"));
    await database()
      .insert(attempts)
      .values(counted.map((row) => ({ ...row, key })));
    const answer = await signUp("flood@example.com", "192.0.2.77");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    await passMinutes(10);
    expect((await signUp("flood@example.com", "192.0.2.77")).status).toBe(201);
  });

  it("are refused when added to one account, but not to another", async () => {
    const [admin, other] = [await createUser(), await createUser()];
    await createSubscription(admin);
    await createSubscription(other);
    for (let n = 0; n < 60; n++) await countAttempt({ addUser: admin.accountId }, "Too many");
    const add = (caller: typeof admin, email: string) =>
      call(route, "POST", { as: caller, body: account(email, { fullName: "Pat" }) });
    const answer = await add(admin, "sixty-first@example.com");
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      error: "You've added a lot of users. Please try again later.",
    });
    expect((await add(other, "first@example.com")).status).toBe(201);
  });
});

describe("POST /api/users, logged in", () => {
  it("adds a person to the caller's account, with their name", async () => {
    const admin = await createUser();
    await createSubscription(admin);
    const answer = await call(route, "POST", {
      as: admin,
      body: account("partner@example.com", { fullName: "Pat Partner" }),
    });
    expect(answer.status).toBe(201);
    const list = await call(route, "GET", { as: admin });
    expect(list.body).toEqual([
      { id: admin.id, email: admin.email, profileName: null, parentUserId: null },
      {
        id: (answer.body as { id: string }).id,
        email: "partner@example.com",
        profileName: "Pat Partner",
        parentUserId: admin.id,
      },
    ]);
  });

  it("lets a member add people to the account as their own", async () => {
    const admin = await createUser();
    await createSubscription(admin);
    const partner = await createUser({ parent: admin });
    await call(route, "POST", {
      as: partner,
      body: account("cousin@example.com", { fullName: "Cousin" }),
    });
    const list = (await call(route, "GET", { as: admin })).body as { parentUserId: string }[];
    expect(list.map(({ parentUserId }) => parentUserId)).toEqual([null, admin.id, partner.id]);
  });

  it("requires the full name", async () => {
    const admin = await createUser();
    await createSubscription(admin);
    const answer = await call(route, "POST", { as: admin, body: account("x@example.com") });
    expect(answer.body).toMatchObject({ fields: { fullName: "Full name is required" } });
  });

  it.each([
    ["without a plan", async () => undefined],
    [
      "with an expired plan",
      (admin: Parameters<typeof createSubscription>[0]) => createSubscription(admin, { days: -1 }),
    ],
    [
      "on the plan Good",
      async (admin: Parameters<typeof createSubscription>[0]) => {
        const [good] = await database()
          .insert(plans)
          .values({ name: "Good", cost: 9 })
          .returning({ id: plans.id });
        await createSubscription(admin, { planId: good?.id ?? 0 });
      },
    ],
  ])("is refused %s", async (_, prepare) => {
    const admin = await createUser();
    await prepare(admin);
    const answer = await call(route, "POST", {
      as: admin,
      body: account(`refused-${admin.id}@example.com`, { fullName: "Pat" }),
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: "Your plan does not include adding users." });
  });
});

describe("GET /api/users", () => {
  it("lists the account's people for everyone on it, and no one else", async () => {
    const admin = await createUser();
    const partner = await createUser({ parent: admin });
    await createUser();
    const list = await call(route, "GET", { as: partner });
    expect((list.body as { id: string }[]).map(({ id }) => id)).toEqual([admin.id, partner.id]);
  });
});

it("returns 404 for DELETE without an ID", async () => {
  expect((await call(route, "DELETE", { as: await createUser() })).status).toBe(404);
});
