import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import { SCRIPT_HASHES } from "#lib/security-headers.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { hasScriptHashes, putScriptHashes } from "./script-hashes.ts";

let root: string;
const write = (name: string, text: string) => writeFileSync(path.join(root, ".next", name), text);
const policy = () => readFileSync(path.join(root, ".next/routes-manifest.json"), "utf8");
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const PAGE = `<script src="/a.js" async=""></script><script>one()</script>
  <script id="x">two(
  )</script><script src="/b.js"></script>`;

function prerender(routes: readonly string[]) {
  write(
    "prerender-manifest.json",
    JSON.stringify({ routes: Object.fromEntries(routes.map((route) => [route, {}])) }),
  );
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-build-"));
  mkdirSync(path.join(root, ".next/server/app"), { recursive: true });
  for (const screen of PRERENDERED_SCREENS) write(`server/app${screen}.html`, PAGE);
  write("routes-manifest.json", `"script-src 'self' ${SCRIPT_HASHES}"`);
  prerender([...PRERENDERED_SCREENS, "/_not-found", "/_global-error"]);
});

afterEach(() => rmSync(root, { recursive: true }));

it("hashes the scripts that stand in the HTML, not those that it names", () => {
  expect(hashInlineScripts(PAGE)).toEqual([hashOf("one()"), hashOf("two(\n  )")]);
});

it("puts each hash once where the policy has its place for them", () => {
  expect(hasScriptHashes(root)).toBe(false);
  putScriptHashes(root);
  expect(hasScriptHashes(root)).toBe(true);
  expect(policy()).toBe(`"script-src 'self' ${hashOf("one()")} ${hashOf("two(\n  )")}"`);
});

it("refuses a build whose headers have no such place", () => {
  write("routes-manifest.json", `"script-src 'self'"`);
  expect(() => putScriptHashes(root)).toThrow("have no place for the hashes");
});

it("refuses a page in which it finds no script", () => {
  write("server/app/login.html", `<script src="/a.js"></script>`);
  expect(() => putScriptHashes(root)).toThrow("No inline script was found in /login");
});

it("refuses a build that has prerendered another page", () => {
  prerender([...PRERENDERED_SCREENS, "/profile"]);
  expect(() => putScriptHashes(root)).toThrow("/profile");
});

it("refuses an adapter, which would not see the hashes", () => {
  vi.stubEnv("NEXT_ADAPTER_PATH", "/adapter.js");
  expect(() => putScriptHashes(root)).toThrow("NEXT_ADAPTER_PATH");
});
