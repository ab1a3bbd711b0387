import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import { inlineStyles } from "./inline-styles.ts";

let root: string;
const fileOf = (screen: string) => path.join(root, `.next/server/app${screen}.html`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-build-"));
  mkdirSync(path.join(root, ".next/server/app"), { recursive: true });
  mkdirSync(path.join(root, ".next/static/chunks"), { recursive: true });
  writeFileSync(
    path.join(root, ".next/static/chunks/a.css"),
    "a{content:'$&'}b{background:url(../media/b.svg)}",
  );
  for (const screen of PRERENDERED_SCREENS) {
    const page = `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><p>${screen}</p>`;
    writeFileSync(fileOf(screen), page);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

it("puts the stylesheet into the page, with addresses that hold there", () => {
  inlineStyles(root);
  for (const screen of PRERENDERED_SCREENS) {
    expect(readFileSync(fileOf(screen), "utf8")).toBe(
      `<style>a{content:'$&'}b{background:url(/_next/static/media/b.svg)}</style><p>${screen}</p>`,
    );
  }
});

it("refuses a page that names no stylesheet", () => {
  writeFileSync(fileOf("/create-account"), "<p>no styles</p>");
  expect(() => inlineStyles(root)).toThrow("No stylesheet was found in /create-account");
});
