import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { call } from "#tests/api.ts";
import { configure, ORIGIN } from "#tests/identity-provider/browser.ts";
import { startIdentityProvider } from "#tests/identity-provider/provider.ts";
import * as route from "./route.ts";

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
beforeAll(async () => {
  provider = await startIdentityProvider({ redirectUris: [`${ORIGIN}/api/auth/callback/google`] });
});
afterAll(() => provider.stop());

it("sends the browser to the provider with state and PKCE", async () => {
  const newBrowser = await configure(provider);
  const { searchParams, origin } = new URL(await newBrowser().leave());
  expect(origin).toBe(provider.issuer);
  expect(searchParams.get("code_challenge_method")).toBe("S256");
  expect(searchParams.get("code_challenge")).toMatch(/.{20}/);
  expect(searchParams.get("state")).toMatch(/.{20}/);
  expect(searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/google`);
});

it("is sent nowhere else by what a client writes, and refuses a Host that is none", async () => {
  await configure(provider, { TRUST_PROXY: "1" });
  const start = await import("./route.ts");
  const ask = (headers: Record<string, string>) =>
    call(start, "GET", { params: { provider: "google" }, headers });

  for (const written of ["evil.example", "a, b", "http://[", "\u00e9"]) {
    const answer = await ask({ "x-forwarded-host": written, "x-forwarded-proto": written });
    const { searchParams } = new URL(answer.headers.get("location") ?? "");
    expect(searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/google`);
  }
  for (const host of ["", "user@evil.example", "[", "a b", "localhost:3000/x"]) {
    const answer = await ask({ host });
    expect([host, answer.status, answer.headers.get("location")]).toEqual([host, 400, null]);
  }
});

it.each(["google", "facebook", "apple"])(
  "says that %s is not available when it is not configured",
  async (name) => {
    const newBrowser = await configure(provider, { AUTH_GOOGLE_ID: "", AUTH_GOOGLE_SECRET: "" });
    expect(await newBrowser().leave(name)).toBe(`/?error=${name}`);
    const back = await newBrowser().comeBack(`${ORIGIN}/api/auth/callback/${name}?code=x`);
    expect(back).toBe(`/?error=${name}`);
  },
);

it("says so when the provider is down", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const newBrowser = await configure(provider, { AUTH_GOOGLE_ISSUER: "http://127.0.0.1:9" });
  expect(await newBrowser().leave()).toBe("/?error=google-unavailable");
});

it.each(["callback", "github", "__proto__", "constructor"])(
  "knows no provider %s",
  async (name) => {
    const answer = await call(route, "GET", { params: { provider: name } });
    expect(answer.status).toBe(404);
  },
);
