import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hintCompilation } from "./compile-hints.ts";

const LARGE = `(() => "${"porch ".repeat(6000)}")();\n`;
const SMALL = "(() => 1)();\n";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-hints-"));
  mkdirSync(path.join(root, ".next/static/chunks"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => path.join(root, ".next/static/chunks", name);
const read = (name: string) => readFileSync(at(name), "utf8");

it("stands at the top of a large script, once, and nowhere else", () => {
  writeFileSync(at("large.js"), LARGE);
  writeFileSync(at("small.js"), SMALL);
  writeFileSync(at("large.css"), LARGE);
  hintCompilation(root);
  hintCompilation(root);
  expect(read("large.js")).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`);
  expect(read("small.js")).toBe(SMALL);
  expect(read("large.css")).toBe(LARGE);
});
