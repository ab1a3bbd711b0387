import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD } from "#tests/factories.ts";
import { configure, linksOf, ORIGIN } from "#tests/identity-provider/browser.ts";
import { startIdentityProvider } from "#tests/identity-provider/provider.ts";
import * as route from "./route.ts";

const APPLE = "https://appleid.apple.com";
const CLIENTS = {
  AUTH_FACEBOOK_ID: "facebook-client",
  AUTH_FACEBOOK_SECRET: "facebook-secret",
  AUTH_APPLE_ID: "apple-client",
  AUTH_APPLE_SECRET: "apple-secret",
};

let google: Awaited<ReturnType<typeof startIdentityProvider>>;
let newBrowser: Awaited<ReturnType<typeof configure>>;
beforeAll(async () => {
  google = await startIdentityProvider({ redirectUris: [`${ORIGIN}/api/auth/callback/google`] });
});
afterAll(() => google.stop());
beforeEach(async () => {
  newBrowser = await configure(google, CLIENTS);
});

/** Answers requests to these addresses as Facebook and Apple would. Other requests go through. */
function answerFor(answers: Record<string, () => unknown>) {
  const send = fetch;
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = answers[origin + pathname];
    return answer ? Response.json(await answer()) : send(input, init);
  });
}

describe("Facebook", () => {
  async function signInAs(profile: { id: string; email?: string }) {
    answerFor({
      "https://graph.facebook.com/oauth/access_token": () => ({
        access_token: "a-token",
        token_type: "bearer",
      }),
      "https://graph.facebook.com/me": () => ({
        name: "Fay Face",
        picture: { data: { url: "https://example.com/fay.png" } },
        ...profile,
      }),
    });
    const browser = newBrowser();
    const { searchParams } = new URL(await browser.leave("facebook"));
    const back = new URLSearchParams({ code: "a-code", state: searchParams.get("state") ?? "" });
    const location = await browser.comeBack(`${ORIGIN}/api/auth/callback/facebook?${back}`);
    return { browser, location };
  }

  it("signs a new person up, and logs them in later even without an email", async () => {
    const first = await signInAs({ id: "1", email: "Fay@Example.com" });
    expect(first.location).toBe("/");
    const { body } = await first.browser.whoAmI();
    expect(body).toMatchObject({
      email: "fay@example.com",
      name: "Fay Face",
      authProvider: "facebook",
    });
    const second = await signInAs({ id: "1" });
    expect((await second.browser.whoAmI()).body.id).toBe(body.id);
  });

  it("doesn't log in to an existing account by email, verified or not", async () => {
    const proved = await createUser({ email: "proved@example.com", emailVerified: true });
    const unproved = await createUser({ email: "unproved@example.com" });
    for (const [id, { email }] of Object.entries({ 2: proved, 3: unproved })) {
      const { browser, location } = await signInAs({ id, email });
      expect(location).toBe("/?error=facebook-unverified");
      expect((await browser.whoAmI()).status).toBe(401);
    }
    expect(await newBrowser().logIn(unproved.email, PASSWORD)).toBe(200);
  });

  it("gives an account to the owner of its email, who logs in with Google", async () => {
    const stranger = await signInAs({ id: "4", email: "owned@example.com" });
    const { id } = (await stranger.browser.whoAmI()).body;
    const owner = newBrowser();
    await owner.signIn("owned@example.com");
    expect((await owner.whoAmI()).body).toMatchObject({ id, authProvider: "google" });
    expect((await stranger.browser.whoAmI()).status).toBe(401);
    expect(await linksOf(id)).toEqual(["google owned@example.com"]);
    const again = await signInAs({ id: "4", email: "owned@example.com" });
    expect(again.location).toBe("/?error=facebook-unverified");
  });
});

describe("Apple", () => {
  let own: GenerateKeyPairResult;
  let foreign: GenerateKeyPairResult;
  let published: JWK;
  beforeAll(async () => {
    own = await generateKeyPair("RS256");
    foreign = await generateKeyPair("RS256");
    published = await exportJWK(own.publicKey);
  });

  /** @returns the browser and the form that Apple would post for `claims` */
  async function leave(claims: Record<string, unknown>, { isForged = false } = {}) {
    let nonce: string | null = null;
    answerFor({
      [`${APPLE}/.well-known/openid-configuration`]: () => ({
        issuer: APPLE,
        authorization_endpoint: `${APPLE}/auth/authorize`,
        token_endpoint: `${APPLE}/auth/token`,
        jwks_uri: `${APPLE}/auth/keys`,
      }),
      [`${APPLE}/auth/keys`]: () => ({ keys: [published] }),
      [`${APPLE}/auth/token`]: async () => {
        const idToken = await new SignJWT({ nonce, ...claims })
          .setProtectedHeader({ alg: "RS256" })
          .setIssuer(APPLE)
          .setAudience(CLIENTS.AUTH_APPLE_ID)
          .setIssuedAt()
          .setExpirationTime("10m")
          .sign(isForged ? foreign.privateKey : own.privateKey);
        return { access_token: "a-token", token_type: "bearer", id_token: idToken };
      },
    });
    const browser = newBrowser();
    const { searchParams } = new URL(await browser.leave("apple"));
    nonce = searchParams.get("nonce");
    expect(searchParams.get("response_mode")).toBe("form_post");
    return { browser, form: { code: "a-code", state: searchParams.get("state") ?? "" } };
  }

  it("redirects Apple's form post without exposing it, then logs the browser in", async () => {
    const { browser, form } = await leave({
      sub: "001.a",
      email: "abe@example.com",
      email_verified: "true",
    });
    const user = JSON.stringify({ name: { firstName: "Abe", lastName: "Apple" } });
    const address = `${ORIGIN}/api/auth/callback/apple`;
    const posted = await browser.postBack(address, { ...form, user }, APPLE);
    expect(posted.status).toBe(302);
    expect(posted.headers.getSetCookie()).toEqual([]);
    const next = new URL(posted.headers.get("location") ?? "", ORIGIN);
    expect(decodeURIComponent(next.href)).not.toMatch(/firstName|a-code/);
    expect(await browser.comeBack(next.href)).toBe("/");
    const { body } = await browser.whoAmI();
    expect(body).toMatchObject({
      email: "abe@example.com",
      name: "Abe Apple",
      authProvider: "apple",
    });
    expect(await linksOf(body.id)).toEqual(["apple 001.a"]);
  });

  it("leaves a missing name empty, and links to the user with the verified email", async () => {
    const query = (form: Record<string, string>) =>
      `${ORIGIN}/api/auth/callback/apple?${new URLSearchParams(form)}`;
    const nameless = await leave({
      sub: "001.b",
      email: "bea@example.com",
      email_verified: true,
    });
    await nameless.browser.comeBack(query(nameless.form));
    expect((await nameless.browser.whoAmI()).body).toMatchObject({ name: null });

    const user = await createUser({ email: "cy@example.com", googleId: "cy" });
    const linked = await leave({ sub: "001.c", email: "cy@example.com", email_verified: true });
    await linked.browser.comeBack(query(linked.form));
    expect((await linked.browser.whoAmI()).body).toMatchObject({ id: user.id });
    expect(await linksOf(user.id)).toEqual(["google cy", "apple 001.c"]);
  });

  it("redirects with an error when the person declines", async () => {
    const { browser, form } = await leave({});
    const refused = new URLSearchParams({ error: "user_cancelled_authorize", state: form.state });
    expect(await browser.comeBack(`${ORIGIN}/api/auth/callback/apple?${refused}`)).toBe(
      "/?error=apple-refused",
    );
  });

  it("rejects an ID token that Apple didn't sign", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const claims = { sub: "001.e", email: "eve@example.com", email_verified: true };
    const { browser, form } = await leave(claims, { isForged: true });
    const back = `${ORIGIN}/api/auth/callback/apple?${new URLSearchParams(form)}`;
    expect(await browser.comeBack(back)).toBe("/?error=apple-unavailable");
    expect((await browser.whoAmI()).status).toBe(401);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("signature"));
  });

  it("rejects a posted form it didn't encrypt", async () => {
    const { browser } = await leave({ sub: "001.d", email: "dee@example.com" });
    const forged = `${ORIGIN}/api/auth/callback/apple?posted=forged`;
    expect(await browser.comeBack(forged)).toBe("/?error=apple-expired");
  });

  it("returns 413 for a huge form", async () => {
    const params = { provider: "apple" };
    const body = "x".repeat(200_000);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await call(route, "POST", { params, body, headers })).status).toBe(413);
  });
});
