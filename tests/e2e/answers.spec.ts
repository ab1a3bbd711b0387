import { type IncomingHttpHeaders, request } from "node:http";
import type { Page } from "@playwright/test";
import { BUILT_SCRIPT_POLICY, OPENER_HEADERS, SECURITY_HEADERS } from "#lib/security-headers.ts";
import { expect, test } from "./fixtures.ts";

type Answer = { status: number; headers: IncomingHttpHeaders };

/** Sends a raw path, which no browser would. */
function ask(
  origin: string | undefined,
  line: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method = "", path = ""] = line.split(" ");
  const { hostname, port } = new URL(origin ?? "");
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    asked.once("error", reject);
    asked.end();
  });
}

const { "Content-Security-Policy": NOTHING_ALLOWED, ...ON_EVERY_ANSWER } = {
  ...SECURITY_HEADERS,
  ...OPENER_HEADERS,
};
const NONCE = /^default-src 'self'; script-src 'self' 'nonce-([^']+)' 'strict-dynamic'; /;

const HOME =
  /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'self' 'unsafe-inline'; .*frame-ancestors 'none'$/;

const PAGES: [string, number][] = [
  ["GET /", 200],
  ["HEAD /profile", 200],
  ["GET /nothing", 200],
  ["GET /?error=", 200],
  ["GET /images/nothing.png", 200],
  ["GET /%2e%2e/", 200],
  ["GET /%00", 200],
  ["GET /..%2f..%2fetc/passwd", 200],
  ["GET /_next/../package.json", 200],
  ["GET /%5cevil.example", 200],
  ["GET /%2f%2fevil.example", 200],
  ["GET /\\evil.example", 200],
  ["GET /\\/evil.example/", 200],
  ["GET /?error=OAuthSignin", 200],
  ["HEAD /profile?error=x", 200],
];

const PAGES_OF_HOMES: [string, number][] = [
  ["GET /homes/nothing", 404],
  ["HEAD /homes/nothing", 404],
  ["GET /homes/NOTHING/", 404],
  ["GET /homes/a/b/c", 404],
  ["GET /homes/%00", 404],
  ["POST /homes/nothing", 405],
];

const NO_PAGES: [string, number][] = [
  ["GET /sitemap.xml", 200],
  ["GET /favicon.ico", 200],
  ["GET /icon.svg", 200],
  ["GET /apple-icon.png", 200],
  ["GET /icon-512.png", 200],
  ["GET /icon-nothing.png", 404],
  ["GET /manifest.webmanifest", 200],
  ["GET /robots.txt", 200],
  ["GET /pages/listing.css", 200],
  ["GET /pages/fraunces.woff2", 200],
  ["GET /pages/inter.woff2", 200],
  ["GET /pages/nothing.css", 404],
  ["GET /_next/static/nothing.js", 404],
  ["GET /_next/static/..%2f..%2fpackage.json", 404],
  ["GET /_next/image?url=http://evil.example/&w=64&q=1", 404],
  ["GET /api/health", 200],
  ["GET /api/openapi.json", 200],
  ["GET /api/plans", 401],
  ["GET /api/nothing", 404],
  ["GET /api/..%2f", 404],
  ["GET /api/users/%00", 405],
  ["PUT /api/login", 405],
  ["OPTIONS /api/plans", 204],
  ["GET /api/auth/ended", 302],
  ["GET /api/auth/facebook", 302],
  ["GET /%", 400],
  ["GET /_next/static/%ff", 400],
  ["POST /", 405],
  ["OPTIONS /icon.svg", 405],
  ["PROPFIND /", 405],
  ["TRACE /api/plans", 405],
];

// Next itself responds to these, without the product's headers.
const REDIRECTS = ["GET //evil.example/", "GET //evil.example/%2e%2e", "GET /.//evil.example"];

const HEADERS: Record<string, string>[] = [
  {},
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  { "x-forwarded-host": "http://[", "x-forwarded-proto": "javascript:", "x-forwarded-port": "x" },
  { range: "bytes=9999999-", "if-match": '"x"' },
  { cookie: `porchlight.session=${"a".repeat(8_000)}` },
  { connection: "upgrade", upgrade: "websocket" },
  { rsc: "1", "next-url": "http://[" },
];

for (const [kind, table, policy] of [
  ["a screen", PAGES, expect.stringMatching(NONCE)],
  ["a listing page", PAGES_OF_HOMES, expect.stringMatching(HOME)],
  ["an answer that isn't a page", NO_PAGES, NOTHING_ALLOWED],
] as const) {
  test(`${kind} has its status, policy and headers`, async ({ baseURL }) => {
    for (const [line, status] of table) {
      const answer = await ask(baseURL, line);
      expect.soft(answer.status, line).toBe(status);
      expect.soft(answer.headers["content-security-policy"], line).toEqual(policy);
      for (const [name, value] of Object.entries(ON_EVERY_ANSWER)) {
        expect.soft(answer.headers[name.toLowerCase()], `${line}: ${name}`).toBe(value);
      }
      expect.soft(answer.headers["x-powered-by"], line).toBeUndefined();
    }
  });
}

test("a screen's policy allows its own scripts by a new nonce", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/create-account"]) {
    const answer = await request.get(path);
    const [, nonce = ""] = NONCE.exec(answer.headers()["content-security-policy"] ?? "") ?? [];
    const scripts = [...(await answer.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test("browsers may cache a listing page's stylesheets for a year", async ({ request }) => {
  const html = await (await request.get("/homes/nothing")).text();
  const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/^\/pages\/\w+\.css\?v=[0-9a-f]{12}$/);
    const { "cache-control": kept, "content-type": type } = (
      await request.get(file ?? "")
    ).headers();
    expect([kept, type]).toEqual([
      "public, max-age=31536000, immutable",
      expect.stringContaining("text/css"),
    ]);
  }
});

/** Opens a page from another one and returns whether the opener can still reach its window. */
async function holdsWindow(page: Page, address: string, opened: string): Promise<boolean> {
  await page.goto(address);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(
      (to) => void ((window as { held?: Window | null }).held = window.open(to)),
      opened,
    ),
  ]);
  await popup.waitForURL(opened);
  await expect(popup.getByRole("heading", { level: 1 })).toBeVisible();
  const isHeld = await page.evaluate(() => !(window as { held?: Window | null }).held?.closed);
  await popup.close();
  return isHeld;
}

test("a page opened by another site is isolated, and one opened by ours isn't", async ({
  page,
  baseURL,
}) => {
  const here = String(baseURL);
  const elsewhere = here.replace("localhost", "127.0.0.1");
  expect(await holdsWindow(page, `${elsewhere}/login`, `${here}/create-account`)).toBe(false);
  expect(await holdsWindow(page, `${here}/login`, `${here}/create-account`)).toBe(true);
});

test("only navigation from other sites gets a Cross-Origin-Opener-Policy", async ({ baseURL }) => {
  for (const path of ["/login", "/settings", "/homes/nothing", "/_next/static/nothing.js"]) {
    for (const [site, policy] of [
      ["none", undefined],
      ["same-origin", undefined],
      ["same-site", "same-origin"],
      ["cross-site", "same-origin"],
      ["none, cross-site", "same-origin"],
    ] as const) {
      const { headers } = await ask(baseURL, `GET ${path}`, { "sec-fetch-site": site });
      expect.soft(headers["cross-origin-opener-policy"], `${path}: ${site}`).toBe(policy);
    }
  }
});

test("a built script, such as a worker, can load only other built scripts", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const script = await page.locator("script[src]").first().getAttribute("src");
  const { headers } = await ask(baseURL, `GET ${script}`);
  expect(headers["content-security-policy"]).toBe(BUILT_SCRIPT_POLICY);
  expect(headers).toMatchObject(
    Object.fromEntries(
      Object.entries(ON_EVERY_ANSWER).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
});

test("malformed requests cause no failures and no redirects elsewhere", async ({ baseURL }) => {
  for (const line of [...REDIRECTS, ...[...PAGES, ...NO_PAGES].map(([line]) => line)]) {
    for (const headers of HEADERS) {
      const said = `${line} ${JSON.stringify(headers).slice(0, 80)}`;
      const { status, headers: answered } = await ask(baseURL, line, headers);
      expect.soft(status, said).toBeLessThan(500);
      expect.soft(answered.location ?? "/", said).toMatch(/^\/(?![/\\])/);
    }
  }
});
