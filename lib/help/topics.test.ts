import { describe, expect, it } from "vitest";
import { findArticle, HELP_ARTICLES, helpPath } from "#lib/help/topics.ts";
import { decide, LEGAL_SCREENS, PRODUCT_PAGES, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { find } from "#lib/search/find.ts";
import { HELP_ITEMS } from "#lib/search/help-items.ts";
import { askedWords } from "#lib/search/words.ts";
import { ABOUT } from "./about.ts";

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href!);

const KNOWN: readonly string[] = [
  ...SIGNED_IN_SCREENS,
  ...LEGAL_SCREENS,
  ...PRODUCT_PAGES,
  ...HELP_ARTICLES.map(helpPath),
  "/create-account",
  "/forgot-password",
];

it("has at least twenty articles, each with its own path and question", () => {
  expect(HELP_ARTICLES.length).toBeGreaterThanOrEqual(20);
  expect(new Set(HELP_ARTICLES.map(helpPath)).size).toBe(HELP_ARTICLES.length);
  expect(new Set(HELP_ARTICLES.map(({ title }) => title)).size).toBe(HELP_ARTICLES.length);
  expect(findArticle("nothing")).toBeNull();
});

describe.each(HELP_ARTICLES)("$slug", (article) => {
  const { body, slug, title } = article;

  it("can be opened without logging in", () => {
    expect(decide(helpPath(article), false)).toBe(helpPath(article));
    expect(findArticle(slug)).toBe(article);
  });

  it("asks a question, and answers it in 80 to 200 words", () => {
    expect(title).toMatch(/^[A-Z].*\?$/);
    const count = body.replaceAll(/\]\([^)]*\)/g, "").split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(80);
    expect(count).toBeLessThanOrEqual(200);
  });

  it("has links, all to known pages", () => {
    expect(linksIn(body)).not.toEqual([]);
    for (const href of linksIn(body)) expect(KNOWN).toContain(href.split("#")[0]);
  });

  it("states no price", () => {
    expect(body).not.toMatch(/\$\d/);
  });
});

it("links only to known pages from the About page, which states no price", () => {
  for (const href of linksIn(ABOUT)) expect(KNOWN).toContain(href);
  expect(ABOUT).not.toMatch(/\$\d/);
});

describe("search", () => {
  it.each([
    ["delete account", "delete-account"],
    ["lockbox", "lockbox-and-access"],
    ["what does my plan cost", "plan-prices"],
    ["change my price", "change-price"],
    ["move a showing", "move-or-cancel-showing"],
    ["cancel subscription", "change-or-cancel-plan"],
    ["how do I invite my wife", "give-access"],
    ["2fa", "two-step-verification"],
    ["invoice", "receipts"],
    ["typo in price", "change-price"],
    ["unpublish", "hide-or-mark-sold"],
    ["lead paint", "documents-and-disclosures"],
    ["fraud", "scams"],
    ["google calendar", "calendars"],
    ["yard sign", "flyers-and-signs"],
    ["exclude a comp", "comparable-sales"],
    ["comission", "net-proceeds"],
  ])("finds the answer to %s", (query, slug) => {
    expect(find(HELP_ITEMS, askedWords(query))[0]?.show().href).toBe(`/help/${slug}`);
  });

  it("shows the answer without Markdown", () => {
    for (const item of HELP_ITEMS) expect(item.text.text).not.toMatch(/\*\*|\]\(/);
  });
});
