import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { checkClaims } from "./check.ts";

const ROOF = "Metal roof put on in 2022";
const SHOP = "30 x 40 shop";

function phrasesOf(ownWords: string, text: string) {
  const home = sampleHome("craftsman");
  const features = { ...(home.features ?? NO_FEATURES), ownWords: [ownWords] };
  return checkClaims(text, collectFacts({ ...home, features }), 2026).map(({ phrase }) => phrase);
}

it.each([
  [ROOF, "New metal roof in '22."],
  [ROOF, "The roof was replaced in 2022."],
  [ROOF, "The roof is metal, replaced in 2022."],
  ["New furnace 2019", "The furnace was installed in 2019."],
  [SHOP, "The 30 x 40 shop works out to 1,200 sq ft."],
  [SHOP, "It has a 1,200 sq ft shop."],
  ["Septic tank replaced 1998", "The septic tank was replaced in '98."],
  ["Dock rebuilt in 2023", "The dock was redone in 2023."],
  ["Tractor shed stays", "The tractor shed conveys."],
  ["185' of sandy lakeshore", "You get 185 feet of sandy lakeshore."],
  ["185' of sandy lakeshore", "The lot has 185 ft of sandy lakeshore."],
  ["128-foot dock", "A dock of 128 feet."],
  ["Upper rented at $1,150/mo", "The upper is rented at $1,150 a month."],
  ["Upper rented at $1,150 per month", "The upper is rented at $1,150/mo."],
  ["Triplex with separate meters", "This triplex sits on a quarter-acre lot."],
  ["End-unit townhouse", "This end-unit townhouse home has a deck."],
])("accepts %j in other words: %s", (ownWords, text) => {
  expect(phrasesOf(ownWords, text)).toEqual([]);
});

it.each([
  [ROOF, "New metal roof in 2019.", ["2019"]],
  [ROOF, "There is a new kitchen with a metal roof.", ["new kitchen"]],
  [ROOF, "The kitchen was redone in 2022 under a metal roof.", ["kitchen was redone", "2022"]],
  ["185' of lakeshore", "There are 158 feet of lakeshore.", ["158 feet"]],
  ["Upper rented at $1,150/mo", "The upper is rented at $1,250 a month.", ["$1,250 a month"]],
  ["Upper rented at $1,150/mo", "The upper is rented at $1,150 a week.", ["$1,150 a week"]],
  [SHOP, "It has a 1,200 sq ft barn.", ["1,200 sq ft", "barn"]],
  [SHOP, "The shop is 1,300 sq ft.", ["1,300 sq ft."]],
])("flags what %j doesn't support: %s", (ownWords, text, phrases) => {
  expect(phrasesOf(ownWords, text)).toEqual(phrases);
});
