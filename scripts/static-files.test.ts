import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BUILT_SCRIPT_POLICY } from "#lib/security-headers.ts";
import { compressStatic } from "./compress-static.ts";
import { withStaticFiles } from "./static-files.ts";

const SCRIPT = "export const rooms = [1, 2, 3];\n".repeat(100);

let root: string;
let server: Server;
const asked: string[] = [];

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-static-"));
  mkdirSync(path.join(root, ".next/static/chunks"), { recursive: true });
  mkdirSync(path.join(root, ".next/static/media"));
  writeFileSync(path.join(root, ".next/static/chunks/a.js"), SCRIPT);
  writeFileSync(path.join(root, ".next/static/media/a.woff2"), "face");
  writeFileSync(path.join(root, ".next/secret.txt"), "secret");
  compressStatic(root);
  asked.length = 0;
  server = createServer(
    withStaticFiles(root, ({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(404).end();
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const get = (address: string, accepted = "identity") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, {
    headers: { "accept-encoding": accepted },
  });

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("sends to who accepts %s a built script by %s", async (accepted, encoding) => {
  const answer = await get("/_next/static/chunks/a.js?v=1", accepted);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(SCRIPT);
  const { headers } = answer;
  expect(headers.get("content-encoding")).toBe(encoding);
  expect(headers.get("vary")).toBe("Accept-Encoding");
  expect(headers.get("content-type")).toBe("text/javascript");
  expect(headers.get("cache-control")).toBe("public,max-age=31536000,immutable");
  expect(headers.get("content-security-policy")).toBe(BUILT_SCRIPT_POLICY);
});

it("sends as it is what has no smaller form", async () => {
  const answer = await get("/_next/static/media/a.woff2", "br");
  expect(await answer.text()).toBe("face");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("content-type")).toBe("font/woff2");
});

it.each([
  "/_next/static/chunks/none.js",
  "/_next/static/chunks",
  "/_next/static/",
  "/_next/static/..%2fsecret.txt",
  "/login",
])("leaves %s to the application, as it was asked for", async (address) => {
  expect((await get(address)).status).toBe(404);
  expect(asked).toEqual([address]);
});
