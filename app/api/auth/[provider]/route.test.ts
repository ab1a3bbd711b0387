import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

it("uses __Host- cookies over https", async () => {
  await configure(provider, { AUTH_URL: "https://homes.example.com" });
  const { GET } = await import("./route.ts");
  const request = new Request(`${ORIGIN}/api/auth/google`, { headers: { host: "localhost" } });
  const answer = await GET(request, { params: Promise.resolve({ provider: "google" }) });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(
    expect.arrayContaining([
      "__Host-porchlight.nonce",
      "__Host-porchlight.pkce",
      "__Host-porchlight.state",
    ]),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-porchlight\./);
    expect(cookie).toMatch(/; Path=\/;.* Secure; HttpOnly; SameSite=lax$/i);
  }
});

it("redirects links from other sites to the login screen", async () => {
  const newBrowser = await configure(provider);
  expect(await newBrowser().leave("google", { "sec-fetch-site": "cross-site" })).toBe("/");
});

it("ignores forged forwarded headers, and returns 400 for an invalid Host", async () => {
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
  "redirects with an error when %s isn't configured",
  async (name) => {
    const newBrowser = await configure(provider, { AUTH_GOOGLE_ID: "", AUTH_GOOGLE_SECRET: "" });
    expect(await newBrowser().leave(name)).toBe(`/?error=${name}`);
    const back = await newBrowser().comeBack(`${ORIGIN}/api/auth/callback/${name}?code=x`);
    expect(back).toBe(`/?error=${name}`);
  },
);

it("gives up on a provider that never responds", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const newBrowser = await configure(provider, { AUTH_GOOGLE_ISSUER: `http://127.0.0.1:${port}` });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const left = newBrowser().leave();
    await once(silent, "request");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await left).toBe("/?error=google-unavailable");
    expect(log).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
    silent.closeAllConnections();
    silent.close();
  }
});

it("redirects with an error when the provider is down", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const newBrowser = await configure(provider, { AUTH_GOOGLE_ISSUER: "http://127.0.0.1:9" });
  expect(await newBrowser().leave()).toBe("/?error=google-unavailable");
});

it.each(["callback", "github", "__proto__", "constructor"])(
  "returns 404 for the provider %s",
  async (name) => {
    const answer = await call(route, "GET", { params: { provider: name } });
    expect(answer.status).toBe(404);
  },
);
