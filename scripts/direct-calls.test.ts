import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endDirectCalls, withDirectCalls } from "./direct-calls.ts";
import { SCREEN_CHOSEN } from "./screens.ts";

// Each entry tells how it was called, and keeps in its request's own place how often; the answer by Next
// says "next".
const ENTRY = `exports.handler = async (request, response, { waitUntil, requestMeta }) => {
  waitUntil(new Promise((resolve) => setImmediate(() => { globalThis.lastWork = request.url; resolve(); })));
  requestMeta.calls = (requestMeta.calls ?? 0) + 1;
  const { relativeProjectDir, calls } = requestMeta;
  const isTold = "x-matched-path" in request.headers;
  response.end(["entry", request.url, typeof relativeProjectDir, calls, isTold].join(" "));
};`;
const FILES = {
  "/api/user/route": ["app/api/user/route.js", ENTRY],
  "/api/preview/route": ["app/api/preview/route.js", ENTRY],
  "/api/by-language/route": ["app/api/by-language/route.js", ENTRY],
  "/api/homes/[id]/route": ["app/api/homes/[id]/route.js", ENTRY],
  "/api/broken/route": ["app/api/broken/route.js", "throw new Error('It has no such file');"],
  "/(signed-in)/settings/page": ["app/(signed-in)/settings/page.js", ENTRY],
  "/(signed-in)/(wide)/get-ready/steps/page": [
    "app/(signed-in)/(wide)/get-ready/steps/page.js",
    ENTRY,
  ],
  "/_not-found/page": ["app/_not-found/page.js", ENTRY],
  "/worker.js/route": ["app/worker.js/route.js", ENTRY],
  "/offline/route": ["app/offline/route.js", ENTRY],
} as const;

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-calls-"));
  const write = (name: string, content: string) => {
    const file = path.join(root, ".next", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [file, code] of Object.values(FILES)) write(`server/${file}`, code);
  const files = Object.entries(FILES).map(([name, [file]]) => [name, file]);
  write("server/app-paths-manifest.json", JSON.stringify(Object.fromEntries(files)));
  const headers = [
    { source: "/(.*)", regex: "^(?:/(.*))(?:/)?$", headers: [{ key: "X-Every", value: "1" }] },
    {
      source: "/((?!api/).*)",
      regex: "^(?:/((?!api/).*))(?:/)?$",
      headers: [{ key: "Cache-Control", value: "no-store" }],
    },
    {
      source: "/api/preview",
      regex: "^/api/preview(?:/)?$",
      headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }],
    },
    {
      source: "/api/by-language",
      regex: "^/api/by-language(?:/)?$",
      headers: [{ key: "X-Language", value: "en" }],
      has: [{ type: "header", key: "accept-language" }],
    },
  ];
  write("routes-manifest.json", JSON.stringify({ headers }));
  server = createServer(withDirectCalls(root, (_request, response) => void response.end("next")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

function send(address: string, asked: Asked = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${address}`, asked);
}

const ask = async (address: string, asked: Asked = {}) => (await send(address, asked)).text();

// As the server in front says that this is the screen for whoever asks.
const CHOSEN = { [SCREEN_CHOSEN]: "1" };

it("answers a read of a fixed address of the API by its entry, with what is asked for", async () => {
  expect(await ask("/api/user")).toBe("entry /api/user string 1 false");
  expect(await ask("/api/user?of=3&to=")).toBe("entry /api/user?of=3&to= string 1 false");
});

it("answers a page by its entry, where the screen has been chosen", async () => {
  expect(await ask("/settings?tab=2", { headers: CHOSEN })).toMatch(/^entry \/settings\?tab=2 /);
  expect(await ask("/get-ready/steps", { headers: CHOSEN })).toMatch(/^entry \/get-ready\/steps /);
});

it("gives an answer the headers that the configuration has for its address", async () => {
  const preview = await send("/api/preview");
  expect(await preview.text()).toMatch(/^entry/);
  expect(preview.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(preview.headers.has("cache-control")).toBe(false);
  const page = await send("/settings", { headers: CHOSEN });
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.has("x-frame-options")).toBe(false);
});

it("tells an entry nothing of other requests, and nothing that Next alone may say", async () => {
  const headers = { "x-matched-path": "/login" };
  const answers = await Promise.all([1, 2, 3].map(() => ask("/api/user", { headers })));
  expect(answers).toEqual(answers.map(() => "entry /api/user string 1 false"));
});

it.each([
  ["POST", "/api/user"],
  ["DELETE", "/api/user"],
  ["GET", "/api/user/"],
  ["GET", "/api//user"],
  ["GET", "/api/User"],
  ["GET", "/api/%75ser"],
  ["GET", "/api/by-language"],
  ["GET", "/api/homes/3"],
  ["GET", "/api/homes/[id]"],
  ["GET", "/api/nowhere"],
  ["POST", "/settings"],
  ["GET", "/(signed-in)/settings"],
  ["GET", "/_not-found"],
  ["GET", "/worker.js"],
  ["GET", "/offline"],
])("leaves %s %s to Next", async (method, address) => {
  expect(await ask(address, { method, headers: CHOSEN })).toBe("next");
});

it("leaves a page to Next where the screen has not been chosen, or its data alone are asked for", async () => {
  expect(await ask("/settings")).toBe("next");
  expect(await ask("/settings", { headers: { ...CHOSEN, rsc: "1" } })).toBe("next");
});

it("leaves an entry that can't be loaded to Next", async () => {
  expect(await ask("/api/broken")).toBe("next");
});

it("waits at the end for what a request has left to do", async () => {
  await ask("/api/user?last");
  await endDirectCalls();
  expect(globalThis).toHaveProperty("lastWork", "/api/user?last");
});
