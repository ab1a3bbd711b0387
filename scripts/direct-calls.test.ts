import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endDirectCalls, withDirectCalls } from "./direct-calls.ts";

// Each entry tells how it was called; the answer by Next says "next".
const ENTRY = `exports.handler = async (request, response, { waitUntil, requestMeta }) => {
  waitUntil(new Promise((resolve) => setImmediate(() => { globalThis.lastWork = request.url; resolve(); })));
  response.end("entry " + request.url + " " + typeof requestMeta.relativeProjectDir);
};`;
const FILES = {
  "/api/user/route": ["app/api/user/route.js", ENTRY],
  "/api/preview/route": ["app/api/preview/route.js", ENTRY],
  "/api/homes/[id]/route": ["app/api/homes/[id]/route.js", ENTRY],
  "/api/broken/route": ["app/api/broken/route.js", "throw new Error('It has no such file');"],
  "/settings/page": ["app/settings/page.js", ENTRY],
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
    { source: "/(.*)", regex: "^(?:/(.*))(?:/)?$" },
    { source: "/api/preview", regex: "^/api/preview(?:/)?$" },
  ];
  write("routes-manifest.json", JSON.stringify({ headers }));
  server = createServer(withDirectCalls(root, (_request, response) => void response.end("next")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

async function ask(address: string, method = "GET"): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method });
  return answer.text();
}

it("answers a read of a fixed address of the API by its entry, with what is asked for", async () => {
  expect(await ask("/api/user")).toBe("entry /api/user string");
  expect(await ask("/api/user?of=3&to=")).toBe("entry /api/user?of=3&to= string");
});

it.each([
  ["POST", "/api/user"],
  ["DELETE", "/api/user"],
  ["GET", "/api/user/"],
  ["GET", "/api//user"],
  ["GET", "/api/User"],
  ["GET", "/api/%75ser"],
  ["GET", "/api/preview"],
  ["GET", "/api/homes/3"],
  ["GET", "/api/homes/[id]"],
  ["GET", "/api/nowhere"],
  ["GET", "/settings"],
])("leaves %s %s to Next", async (method, address) => {
  expect(await ask(address, method)).toBe("next");
});

it("leaves an entry that can't be loaded to Next", async () => {
  expect(await ask("/api/broken")).toBe("next");
});

it("waits at the end for what a call has left to do", async () => {
  await ask("/api/user?last");
  await endDirectCalls();
  expect(globalThis).toHaveProperty("lastWork", "/api/user?last");
});
