import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { encode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SCREEN_CHOSEN, withScreens } from "./screens.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";
const COOKIE = "porchlight.session";
const POLICY = "content-security-policy";

let server: Server | undefined;
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("AUTH_SECRET", SECRET);
});
afterEach(() => server?.close());

const sessionOf = async (claims: object) =>
  `${COOKIE}=${await encode({ token: claims, secret: SECRET, salt: COOKIE, maxAge: 60 })}`;

// Next puts the policy of its configuration on every answer.
const echo: RequestListener = ({ url, headers }, response) => {
  response.setHeader(POLICY, "default-src 'none'");
  response.end(JSON.stringify({ url, headers }));
};

async function ask(address: string, init: RequestInit = {}) {
  server = createServer(withScreens(echo)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, init);
  const { url, headers } = (await answer.json()) as {
    url: string;
    headers: Record<string, string | undefined>;
  };
  return { url, sent: headers, answered: answer.headers };
}

it("a signed-in person's screen has a nonce of its own, told to Next and to the browser", async () => {
  const headers = { cookie: await sessionOf({ sessionId: "a-session" }) };
  const { url, sent, answered } = await ask("/settings?tab=1", { headers });
  expect(url).toBe("/settings?tab=1");
  expect(sent).toMatchObject({ [SCREEN_CHOSEN]: "1", [POLICY]: expect.stringMatching(/'nonce-/) });
  expect(answered.get(POLICY)).toBe(sent[POLICY]);
  expect(answered.get("x-request-id")).toBe(sent["x-request-id"]);
  const again = await ask("/settings", { headers });
  expect(again.sent[POLICY]).not.toBe(sent[POLICY]);
});

it.each([
  ["/", "/login"],
  ["/settings?x=1", "/login?x=1"],
  ["/?error=", "/login?error="],
  ["/nothing", "/login"],
  ["/Create-Account/", "/create-account"],
  ["/forgot-password", "/forgot-password"],
])("a visitor sees at %s what the build has made of %s, with its policy", async (path, screen) => {
  for (const init of [{}, { headers: { cookie: `${COOKIE}=nonsense` } }]) {
    const { url, sent, answered } = await ask(path, init);
    expect(url).toBe(screen);
    expect(sent).toHaveProperty(SCREEN_CHOSEN, "1");
    expect(answered.get(POLICY)).toBe("default-src 'none'");
  }
});

it("what Next has to know the address of is left to the proxy", async () => {
  const signedIn = await sessionOf({ sessionId: "a-session" });
  const pending = await sessionOf({ pendingSignInId: "a-sign-in" });
  const left: [address: string, init?: RequestInit][] = [
    ["/", { headers: { cookie: signedIn } }],
    ["/PROFILE", { headers: { cookie: signedIn } }],
    ["/nothing", { headers: { cookie: signedIn } }],
    ["/settings", { headers: { cookie: pending } }],
    ["/settings", { headers: { rsc: "1" } }],
    ["/login?error=OAuthSignin"],
    ["/settings", { method: "POST", headers: { cookie: signedIn } }],
    ["/api/auth/user", { headers: { cookie: signedIn } }],
    ["/homes/611-s-maple-st"],
    ["/get-ready//steps"],
  ];
  for (const [address, init] of left) {
    const { url, sent } = await ask(address, init);
    expect(url, address).toBe(address);
    expect(sent, address).not.toHaveProperty(SCREEN_CHOSEN);
  }
});

it("where it can't tell, the proxy does", async () => {
  vi.stubEnv("AUTH_SECRET", "");
  const { sent } = await ask("/settings", { headers: { cookie: `${COOKIE}=anything` } });
  expect(sent).not.toHaveProperty(SCREEN_CHOSEN);
});
