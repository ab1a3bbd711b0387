import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as route from "#app/homes/[slug]/route.ts";
import { createHome, setPrice, setStatus, visit } from "#tests/listing/public-home.ts";
import { type HttpServer, listen } from "./http-server.ts";

const SECOND_MS = 1_000;
// What the application answers in place of our own server.
const BY_ROUTE = 299;

let server: HttpServer;

beforeAll(async () => {
  server = await listen(0, 1, (_request, response) => response.writeHead(BY_ROUTE).end());
});
afterAll(() => server.close());
beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

async function ask(path: string, headers: object = {}, method = "GET"): Promise<Answer> {
  const asked = request({
    ...{ port: server.port, path, method, agent: false },
    headers: { host: "localhost:3000", "user-agent": "Mozilla/5.0 Firefox/140.0", ...headers },
  }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

async function createKeptPage() {
  const home = await createHome();
  const path = `/homes/${home.slug}`;
  const html = await (await visit(route, path, { params: { slug: home.slug } })).text();
  return { home, path, html };
}

it("answers with a page that was made, compressed as the browser takes it", async () => {
  const { path, html } = await createKeptPage();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, read] of Object.entries(unpack)) {
    const { status, headers, body } = await ask(path, { "accept-encoding": encoding });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(read(body).toString()).toBe(html);
  }
  for (const [accepted, encoding] of [
    ["gzip, deflate, br;q=0", "gzip"],
    ["br;q=0.0, gzip;q=0", undefined],
  ] as const) {
    const { headers } = await ask(path, { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
  }
  expect((await ask(path)).body.toString()).toBe(html);
});

it("answers with the headers of every answer, the policy of the page and an id", async () => {
  const { headers } = await ask((await createKeptPage()).path);
  expect(headers).toMatchObject({
    "cache-control": "private, no-cache",
    "content-type": "text/html; charset=utf-8",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'sha256-/);
  expect(headers["x-request-id"]).toBeTruthy();
});

it("sends nothing to HEAD, and to who has the page", async () => {
  const { path } = await createKeptPage();
  const head = await ask(path, {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const kept = await ask(path, { "if-none-match": head.headers.etag });
  expect([kept.status, kept.body.length]).toEqual([304, 0]);
});

it("leaves to the route what was not made yet, has changed, is gone, or is no page", async () => {
  const { slug } = await createHome();
  expect((await ask(`/homes/${slug}`)).status).toBe(BY_ROUTE);
  const { home, path } = await createKeptPage();
  expect((await ask(`${path}?utm_source=flyer`)).status).toBe(200);
  for (const other of [path.toUpperCase(), `${path}/`, `${path}/card.jpg`, "/homes/nothing"]) {
    expect((await ask(other.replace("/HOMES", "/homes"))).status).toBe(BY_ROUTE);
  }
  expect((await ask(path, {}, "POST")).status).toBe(BY_ROUTE);
  await setPrice(home, 640_000);
  vi.advanceTimersByTime(SECOND_MS);
  expect((await ask(path)).status).toBe(BY_ROUTE);
  await setStatus(home, "withdrawn");
  vi.advanceTimersByTime(SECOND_MS);
  expect((await ask(path)).status).toBe(BY_ROUTE);
});
