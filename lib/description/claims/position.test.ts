import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { type UnseenHome, unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "./check.ts";

const phrasesIn = (home: UnseenHome, text: string) =>
  checkClaims(text, collectFacts(unseenHome(home)), 2026).map(({ phrase }) => phrase);

it.each([
  ["bungalow", "Off the dining room is the breakfast nook.", "Off the dining room"],
  ["colonial", "Upstairs, the owner's suite.", "Upstairs, the owner's suite"],
  ["townhome", "Ceiling fans in all three bedrooms.", "in all three bedrooms"],
  ["spanish", "The garage is on the uphill side of the lot.", "on the uphill side of the"],
  ["adobe", "Radiant floor heat.", "Radiant floor heat"],
  ["acreage", "Pipe fencing along the road.", "Pipe fencing"],
  ["cabin", "A sand bottom.", "sand bottom"],
  ["lakehouse", "The stove burns wood.", "stove burns wood"],
  ["colonial", "Remodeled down to the studs in 2020.", "down to the studs"],
] as const)("flags a part's location or kind as a claim about the %s: %s", (home, text, phrase) => {
  expect(phrasesIn(home, text).join(" ")).toContain(phrase);
});

it.each([
  ["townhome", "Choose between the pool and the court."],
  ["colonial", "Step out to the deck with your coffee."],
  ["lakehouse", "Step off the dock and into the water."],
  ["acreage", "Put your chair down beside the pond."],
  ["loft", "Take the elevator up, drop your keys and exhale."],
] as const)("doesn't flag what people do there as a claim about the %s: %s", (home, text) => {
  expect(phrasesIn(home, text)).toEqual([]);
});
