import { describe, expect, it } from "vitest";
import type { ResultKind } from "#lib/fields/search.ts";
import { normalizePath, PRODUCT_PAGES, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { find, groupsOf, readItem } from "./find.ts";
import { PLACES } from "./places.ts";
import { PRODUCT_ITEMS, propertyItems } from "./property-items.ts";
import { askedWords } from "./words.ts";

const item = (title: string, text = "", kind: ResultKind = "fact") =>
  readItem({ kind, title, text, href: `/${title}` });

const PRODUCT = [...PRODUCT_ITEMS, ...propertyItems(null).map(readItem)];
const titlesOf = (query: string, items = PRODUCT) =>
  find(items, askedWords(query)).map(({ show }) => show().title.text);

describe("result order", () => {
  it("puts titles before text, whole words before prefixes, and finds misspelled queries", () => {
    const items = [
      item("Cellar", "A pool is above."),
      item("Poolside"),
      item("Pools of light"),
      item("Pool"),
      item("Pole"),
    ];
    expect(titlesOf("pool", items)).toEqual(["Pool", "Poolside", "Pools of light", "Cellar"]);
    expect(titlesOf("poool", items)[0]).toBe("Pool");
  });

  it("requires every word, anywhere in the text", () => {
    const items = [item("Kitchen", "Granite"), item("Kitchen", "Oak"), item("Bath", "Granite")];
    expect(find(items, askedWords("granite kitchen"))).toHaveLength(1);
  });
});

describe("marks", () => {
  it("are on every matching word", () => {
    const [found] = find([item("HOA Fees", "The fee of the HOA")], askedWords("hoa fee"));
    expect(found?.show()).toMatchObject({
      title: {
        marks: [
          [0, 3],
          [4, 8],
        ],
      },
      excerpt: {
        marks: [
          [4, 7],
          [15, 18],
        ],
      },
    });
  });

  it("are on the words in an excerpt of a long text", () => {
    const text = `${"Nothing to see here. ".repeat(40)}The turret\nis tall. ${"And more. ".repeat(40)}`;
    const [found] = find([item("Description", text)], askedWords("turret"));
    const { text: excerpt, marks } = found!.show().excerpt;
    expect(excerpt).toMatch(/^… .*The turret is tall\..* …$/);
    expect(excerpt.length).toBeLessThan(200);
    expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["turret"]);
  });

  it("stay within a short excerpt of one very long word", () => {
    const [found] = find([item("Long", "y".repeat(5000))], askedWords("yyyy"));
    expect(found?.show().excerpt.text.length).toBeLessThan(200);
  });
});

it("groups by kind, best match first, and counts results that are left out", () => {
  const items = [
    item("Step to it", "", "step"),
    item("A screen", "of a garden", "screen"),
    item("Garden", "", "photo"),
    item("Garden", "", "photo"),
  ];
  const groups = groupsOf(find(items, askedWords("garden")), 1);
  expect(groups.map(({ kind, count, results }) => [kind, count, results.length])).toEqual([
    ["photo", 2, 1],
    ["screen", 1, 1],
  ]);
});

describe("product search", () => {
  it.each([
    ["password", "Change password"],
    ["2fa", "Two-step verification"],
    ["log out everywhere", "Where you are logged in"],
    ["invoice", "Billing"],
    ["upgrade", "Plans"],
    ["invite", "Users"],
    ["unsubscribe", "Marketing emails"],
    ["sms", "Text message alerts"],
    ["comps", "Comps"],
    ["closing costs", "Net proceeds"],
    ["bids", "Offers"],
    ["publish", "Online Listing"],
    ["leads", "Messages"],
    ["mls", "Export your listing"],
    ["plumber", "Resources"],
    ["staging", "Set the Stage"],
    ["mulch", "Boost Curb Appeal"],
    ["beds", "Bedrooms"],
    ["hoa", "HOA Fees (per month)"],
    ["square feet", "Lot Size (square feet)"],
    ["furnace", "Heating"],
    ["septic", "Water/Sewage"],
  ])("%s finds %s first", (query, title) => {
    expect(titlesOf(query)[0]).toBe(title);
  });

  it("finds every screen by its name, and no others", () => {
    const hrefs = PLACES.map(({ href }) => href);
    // Stripe's form needs a document of its own, which search doesn't load.
    const without = ["/checkout", "/billing/card", "/search"];
    expect(
      SIGNED_IN_SCREENS.filter((one) => !hrefs.includes(one) && !without.includes(one)),
    ).toEqual([]);
    for (const { title, href } of PLACES) {
      expect([...SIGNED_IN_SCREENS, ...PRODUCT_PAGES]).toContain(
        normalizePath(href.split("#")[0]!),
      );
      expect(titlesOf(title)).toContain(title);
    }
  });
});
