import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import { database } from "#db/client.ts";
import { findKnownDevice, rememberDevice } from "#db/queries/known-devices.ts";
import { knownDevices, sessions, userProfiles, users } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn } from "#tests/factories.ts";
import { answerProvider, configure, linksOf, ORIGIN } from "#tests/identity-provider/browser.ts";
import { appCode, turnOn } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import { startIdentityProvider } from "#tests/identity-provider/provider.ts";

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let newBrowser: Awaited<ReturnType<typeof configure>>;
beforeAll(async () => {
  provider = await startIdentityProvider({ redirectUris: [`${ORIGIN}/api/auth/callback/google`] });
});
afterAll(() => provider.stop());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  newBrowser = await configure(provider);
});

async function signInAs(account: string) {
  const browser = newBrowser();
  return { browser, ...(await browser.signIn(account)) };
}

const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;
const logIn = (email: string) => newBrowser().logIn(email, PASSWORD);

describe("Google", () => {
  it("signs a new person up, and logs them in the next time", async () => {
    const first = await signInAs("gale@example.com");
    expect(first.location).toBe("/");
    const user = await first.browser.whoAmI();
    expect(user.body).toMatchObject({
      email: "gale@example.com",
      name: "Gale Google",
      parentUserId: null,
      authProvider: "google",
    });
    const second = await signInAs("gale@example.com");
    expect((await second.browser.whoAmI()).body.id).toBe(user.body.id);

    const [row] = await database().select().from(users).where(eq(users.email, "gale@example.com"));
    expect(row).toMatchObject({ password: null, emailVerified: expect.any(Date) });
    expect(await linksOf(row?.id)).toEqual(["google gale@example.com"]);
  });

  it("creates one user from five first logins at the same time", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => signInAs("rush@example.com")));
    const ids = await Promise.all(all.map(async ({ browser }) => (await browser.whoAmI()).body.id));
    expect(new Set(ids).size).toBe(1);
    const profiles = await database()
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, String(ids[0])));
    expect(profiles).toHaveLength(1);
  });

  it("logs in the Google user, even if someone else was logged in", async () => {
    const user = await createUser();
    const browser = newBrowser();
    await browser.logIn(user.email, PASSWORD);
    expect((await browser.signIn("guest@example.com")).location).toBe("/");
    expect((await browser.whoAmI()).body).toMatchObject({ email: "guest@example.com" });
    expect(await linksOf(user.id)).toEqual([]);
    const left = await database().select().from(sessions).where(eq(sessions.userId, user.id));
    expect(left).toEqual([]);
  });

  it("requires the two-step verification code before logging in", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const user = await createUser({ email: "second@example.com", emailVerified: true });
    const { secret } = await turnOn(user);
    const { browser, location } = await signInAs("second@example.com");
    expect(location).toBe("/");
    expect((await browser.whoAmI()).status).toBe(401);
    expect(await browser.sendCode("000000")).toBe(401);
    expect(await browser.sendCode(appCode(secret))).toBe(200);
    expect((await browser.whoAmI()).body).toMatchObject({ id: user.id });
  });

  it("removes two-step verification set by someone who never verified the email", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const opener = await createUser({ email: "claimed-factor@example.com" });
    await turnOn(opener);
    const { browser } = await signInAs("claimed-factor@example.com");
    expect((await browser.whoAmI()).body).toMatchObject({ id: opener.id });
  });

  it("writes sign-ups, logins, and failures to the security log without emails", async () => {
    const log = watchSecurityLog();
    const { browser } = await signInAs("logged@example.com");
    const userId = (await browser.whoAmI()).body.id;
    await createUser({ email: "unverified-logged@example.com" });
    await signInAs("unverified-logged@example.com");
    await browser.comeBack(`${ORIGIN}/api/auth/callback/google?error=access_denied&state=x`);
    expect(log.lines()).toMatchObject([
      { event: "sign_up", outcome: "succeeded", method: "google", userId },
      { event: "sign_in", outcome: "succeeded", method: "google", userId },
      { event: "sign_in", outcome: "failed", method: "google", reason: "unverified" },
      { event: "sign_in", outcome: "failed", method: "google", reason: "expired" },
    ]);
    expect(log.text()).not.toContain("@");
  });

  it.each([
    ["bob&sue@example.com", "bob&sue@example.com"],
    ["José@example.com", "josé@example.com"],
    ["ann@x.xn--p1ai", "ann@x.xn--p1ai"],
  ])("accepts the valid email %s", async (email, kept) => {
    const { browser } = await signInAs(email);
    expect((await browser.whoAmI()).body).toMatchObject({ email: kept });
  });

  it("redirects with an error for a verified email we can't send to", async () => {
    const { location } = await signInAs('"ann lee"@example.com');
    expect(location).toBe("/?error=google-unusable");
  });

  it("ends the browser's previous session", async () => {
    const user = await createUser();
    const browser = newBrowser();
    await browser.logIn(user.email, PASSWORD);
    const before = browser.cookies;
    await browser.signIn("next@example.com");
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(browser.cookies)).toBe(200);
  });

  it("keeps the current session when the login fails", async () => {
    const user = await createUser();
    const browser = newBrowser();
    await browser.logIn(user.email, PASSWORD);
    expect((await browser.signIn("unverified-next@example.com")).location).toContain("?error=");
    expect((await browser.whoAmI()).body).toMatchObject({ id: user.id });
  });

  it("remembers the browser as a known device", async () => {
    const { browser } = await signInAs("known@example.com");
    const { body } = await browser.whoAmI();
    const devices = await database()
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, String(body.id)));
    expect(devices).toHaveLength(1);
  });

  it("redirects with an error when the person declines", async () => {
    const browser = newBrowser();
    const back = await answerProvider(provider, await browser.leave(), { answer: "refuse" });
    expect(await browser.comeBack(back)).toBe("/?error=google-refused");
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it.each([
    ["a forged state", (back: URL) => back.searchParams.set("state", "forged")],
    ["no state", (back: URL) => back.searchParams.delete("state")],
    ["an unknown code", (back: URL) => back.searchParams.set("code", "x")],
  ])("asks to try again with %s", async (_, spoil) => {
    const browser = newBrowser();
    const consent = { email: "spoilt@example.com", answer: "continue" };
    const back = new URL(await answerProvider(provider, await browser.leave(), consent));
    spoil(back);
    expect(await browser.comeBack(back.href)).toBe("/?error=google-expired");
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it("rejects an ID token issued for another login", async () => {
    const browser = newBrowser();
    const [first, second] = [new URL(await browser.leave()), new URL(await browser.leave())];
    const nonce = first.searchParams.get("nonce");
    expect(nonce).toMatch(/.{20}/);
    expect(second.searchParams.get("nonce")).not.toBe(nonce);
    second.searchParams.set("nonce", nonce ?? "");
    const consent = { email: "replayed@example.com", answer: "continue" };
    const back = await answerProvider(provider, second.href, consent);
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await browser.comeBack(back)).toBe("/?error=google-unavailable");
    expect(log).toHaveBeenCalledTimes(1);
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it("rejects a used code, from the same browser or another", async () => {
    const { back, browser } = await signInAs("once@example.com");
    expect(await browser.comeBack(back)).toBe("/?error=google-expired");
    expect(await newBrowser().comeBack(back)).toBe("/?error=google-expired");
  });
});

describe("an email that already has an account", () => {
  it("links to the user who verified it, whose password keeps working", async () => {
    const user = await createUser({ email: "linked@example.com", emailVerified: true });
    const { browser } = await signInAs("linked@example.com");
    expect((await browser.whoAmI()).body).toMatchObject({ id: user.id, authProvider: "email" });
    expect(await logIn(user.email)).toBe(200);
  });

  it("never logs in while the provider hasn't verified it", async () => {
    const victim = await createUser({ email: "unverified@example.com" });
    const { browser, location } = await signInAs("unverified@example.com");
    expect(location).toBe("/?error=google-unverified");
    expect((await browser.whoAmI()).status).toBe(401);
    expect(await linksOf(victim.id)).toEqual([]);
  });

  it("goes to its owner, and logs out unverified people on the account", async () => {
    const opener = await createUser({ email: "owner@example.com" });
    const added = await createUser({ parent: opener });
    const proven = await createUser({ parent: opener, emailVerified: true });
    const other = await createUser();
    const people = [opener, added, proven, other];
    const cookies = await Promise.all(people.map((person) => signIn(person)));

    const tokens = await Promise.all(people.map(({ id }) => rememberDevice(id, null)));
    const isKnown = async ({ email }: { email: string }, n: number) =>
      (await findKnownDevice(email, tokens[n] ?? "")) !== null;

    const { browser } = await signInAs("owner@example.com");
    expect((await browser.whoAmI()).body).toMatchObject({ id: opener.id, authProvider: "google" });
    expect(await Promise.all(people.map(isKnown))).toEqual([false, false, true, true]);
    expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401, 200, 200]);
    expect(await Promise.all(people.map(({ email }) => logIn(email)))).toEqual([
      401, 401, 200, 200,
    ]);
  });

  it("ends no sessions when its owner logs in again", async () => {
    await createUser({ email: "again@example.com" });
    const { browser } = await signInAs("again@example.com");
    await signInAs("again@example.com");
    expect((await browser.whoAmI()).status).toBe(200);
  });

  it("doesn't log in to the account of someone who added it until the person accepts", async () => {
    const admin = await createUser();
    const added = await createUser({ email: "stranger@example.com", parent: admin });
    const cookie = await signIn(added);
    // The Admin chose this password, so logging in with it doesn't prove who owns the address.
    expect(await logIn(added.email)).toBe(200);

    const { browser, location } = await signInAs("stranger@example.com");
    expect(location).toBe("/?error=google-unaccepted");
    expect((await browser.whoAmI()).status).toBe(401);
    expect(await linksOf(added.id)).toEqual([]);
    expect([await statusOf(cookie), await logIn(added.email)]).toEqual([200, 200]);

    await database().update(users).set({ emailVerified: new Date() }).where(eq(users.id, added.id));
    const accepted = await signInAs("stranger@example.com");
    expect((await accepted.browser.whoAmI()).body).toMatchObject({ parentUserId: admin.id });
    expect([await statusOf(cookie), await logIn(added.email)]).toEqual([200, 200]);
  });

  it("doesn't link a second Google account to a user", async () => {
    await createUser({ email: "taken@example.com", googleId: "google-someone-else" });
    const { browser, location } = await signInAs("taken@example.com");
    expect(location).toBe("/?error=google-other");
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it("stays with the first of two Google accounts that use it", async () => {
    const first = await signInAs("same@example.com");
    const second = await signInAs("second/same@example.com");
    expect(second.location).toBe("/?error=google-other");
    expect((await first.browser.whoAmI()).status).toBe(200);
  });
});

describe("an email that changed at Google", () => {
  it("doesn't change who logs in", async () => {
    const account = "mover/before@example.com";
    const { browser } = await signInAs(account);
    const { id } = (await browser.whoAmI()).body;
    const other = await createUser({ email: "after@example.com" });
    for (const email of ["after@example.com", "unverified-after@example.com"]) {
      provider.changeEmail(account, email);
      const again = await signInAs(account);
      expect((await again.browser.whoAmI()).body).toMatchObject({
        id,
        email: "before@example.com",
      });
    }
    expect(await logIn(other.email)).toBe(200);
    // The new owner of a former address doesn't get the account with it.
    const heir = await signInAs("heir/before@example.com");
    expect(heir.location).toBe("/?error=google-other");
  });
});
