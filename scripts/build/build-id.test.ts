import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuilt } from "./build.ts";
import { hashSources, cachedSourcesHash } from "./build-id.ts";

let root: string;
const at = (name: string) => path.join(root, name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-sources-"));
  mkdirSync(at("app"));
  mkdirSync(at(".next"));
  mkdirSync(at("scripts/build"), { recursive: true });
  writeFileSync(at("app/page.tsx"), "one");
  writeFileSync(at("next.config.ts"), "two");
});

afterEach(() => rmSync(root, { recursive: true }));

test("the same content has the same hash in any folder and with any file times", () => {
  const name = hashSources(root);
  utimesSync(at("app/page.tsx"), 0, 0);
  expect(hashSources(root)).toBe(name);
  cpSync(root, `${root}-copy`, { recursive: true });
  expect(hashSources(`${root}-copy`)).toBe(name);
  rmSync(`${root}-copy`, { recursive: true });
});

test.each([
  ...["app/page.tsx", "app/new.tsx", "next.config.ts", "proxy.ts", "package-lock.json"],
  ...["scripts/build/build-id.ts", "scripts/build/page-hashes.ts"],
])("a change to %s changes the hash", (file) => {
  const name = hashSources(root);
  writeFileSync(at(file), "changed");
  expect(hashSources(root)).not.toBe(name);
});

test.each([
  "app/page.test.tsx",
  "scripts/build/build.ts",
  "vitest.config.ts",
  "README.md",
  "next-env.d.ts",
])("a change to %s doesn't change the hash", (file) => {
  const name = hashSources(root);
  writeFileSync(at(file), "changed");
  expect(hashSources(root)).toBe(name);
});

test("only changed files are read again", () => {
  const hash = cachedSourcesHash(root);
  expect(hash).toBe(hashSources(root));
  const known = readFileSync(at(".next/sources-hash"), "utf8");
  writeFileSync(at(".next/sources-hash"), known.replace(hash, "known"));
  expect(cachedSourcesHash(root)).toBe("known");

  const { atime, mtime } = statSync(at("app/page.tsx"));
  writeFileSync(at("app/page.tsx"), "eno");
  utimesSync(at("app/page.tsx"), atime, mtime);
  expect(cachedSourcesHash(root)).toBe(hashSources(root));
  expect(cachedSourcesHash(root)).not.toBe(hash);
});

test("a build counts only if it was made from the current sources", () => {
  expect(isBuilt(root)).toBe(false);
  writeFileSync(at(".next/BUILD_ID"), hashSources(root));
  expect(isBuilt(root)).toBe(true);
  writeFileSync(at("app/page.tsx"), "changed");
  expect(isBuilt(root)).toBe(false);
});
