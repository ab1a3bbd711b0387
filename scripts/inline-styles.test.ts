import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import {
  ADDRESS_OF_STYLES,
  STYLES_OF_THE_BUILD,
  STYLES_OF_THE_PAGE,
} from "#lib/styles-of-the-build.ts";
import { inlineStyles } from "./inline-styles.ts";
import { applyEdits } from "./page-edits.ts";
import { readUsedStyles } from "./used-styles.ts";

let root: string;
const server = (file: string) => path.join(root, ".next/server", file);

const MANIFEST = "app/(signed-in)/settings/page_client-reference-manifest.js";
const SCRIPT = "chunks/ssr/root.js";
const LAYOUT = "chunks/ssr/layout.js";
const STYLES = 'a{content:"$&"}.b{background:url(/_next/static/media/b.svg)}';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "porchlight-build-"));
  for (const folder of [path.dirname(MANIFEST), "chunks/ssr", "../static/chunks"]) {
    mkdirSync(server(folder), { recursive: true });
  }
  writeStyles('a{content:"$&"}.b{background:url(../media/b.svg)}');
  const linked = '{"path":"static/chunks/a.css","inlined":false}';
  writeFileSync(server(MANIFEST), `{"layout":[${linked}],"page":[${linked},${linked}]}`);
  writeFileSync(server(SCRIPT), `"${STYLES_OF_THE_BUILD}"`);
  writeFileSync(server(LAYOUT), `"${ADDRESS_OF_STYLES}"`);
  for (const screen of PRERENDERED_SCREENS) {
    writeFileSync(
      server(`app${screen}.html`),
      `<head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><style>${STYLES_OF_THE_BUILD}</style></head><p>${screen}</p>`,
    );
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const writeStyles = (styles: string) => writeFileSync(server("../static/chunks/a.css"), styles);

const LATE =
  '<link rel="late-stylesheet" href="/_next/static/chunks/a.css" media="print" data-late-styles=""/>';

it("puts what they can use into the prerendered pages, and all of it behind a link that comes later", () => {
  inlineStyles(root);
  for (const screen of PRERENDERED_SCREENS) {
    expect(readFileSync(server(`app${screen}.html`), "utf8")).toBe(
      `<head><style>a{content:"$&"}</style>${LATE}</head><p>${screen}</p>`,
    );
  }
});

it("puts addresses into them that hold there", () => {
  const file = server("app/login.html");
  writeFileSync(file, readFileSync(file, "utf8").replace("<p>", '<p class="b">'));
  inlineStyles(root);
  expect(readFileSync(file, "utf8")).toContain(STYLES);
});

it("puts it into what renders a page for its request, in place of the links", () => {
  inlineStyles(root);
  expect(JSON.parse(readFileSync(server(SCRIPT), "utf8"))).toBe(STYLES);
  expect(JSON.parse(readFileSync(server(MANIFEST), "utf8"))).toEqual({ layout: [], page: [] });
});

it("puts its address into the layout, which tells it a page that the browser has to make", () => {
  inlineStyles(root);
  expect(readFileSync(server(LAYOUT), "utf8")).toBe('"/_next/static/chunks/a.css"');
});

it("refuses a build with several stylesheets", () => {
  const another = '{"path":"static/chunks/b.css","inlined":false}';
  writeFileSync(
    server(MANIFEST),
    readFileSync(server(MANIFEST), "utf8").replace("]", `,${another}]`),
  );
  expect(() => inlineStyles(root)).toThrow("2 stylesheets, not one");
});

it("refuses a build that has no place for the styles", () => {
  writeFileSync(server("app/create-account.html"), "<p>no styles</p>");
  expect(() => inlineStyles(root)).toThrow("in app/create-account.html");
});

it("refuses styles that would end the text that they stand in", () => {
  writeStyles('a{content:"`"}');
  expect(() => inlineStyles(root)).toThrow("can't stand in a script");
});

it("leaves a start what it needs to do the same with a page that is made for its request", () => {
  writeStyles(".a{top:0}.b{top:1px}");
  inlineStyles(root);
  const editsOf = readUsedStyles(root);
  const withUsedStyles = (html: string) => applyEdits(html, editsOf(html));
  const page = (name: string, styles: string, link = "") =>
    `<head><style data-href="styles-of-the-build">${styles}</style>${link}</head><p class="${name}"></p>`;
  // Again, too: what a page uses is remembered.
  for (const name of ["a", "b", "a", "b"]) {
    const used = name === "a" ? ".a{top:0}" : ".b{top:1px}";
    expect(withUsedStyles(page(name, STYLES_OF_THE_PAGE))).toBe(page(name, used, LATE));
  }
  const without = '<html id="__next_error__"><head></head><body></body></html>';
  expect(withUsedStyles(without)).toBe(without);
});
