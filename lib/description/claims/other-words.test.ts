import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { type UnseenHome, unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "./check.ts";

const phrasesIn = (home: UnseenHome, text: string) =>
  checkClaims(text, collectFacts(unseenHome(home)), 2026).map(({ phrase }) => phrase);

it.each([
  ["shopranch", "Come see 1240 S. 300 W. in Richfield."],
  ["shopranch", "1240 South 300 West has four bedrooms."],
  ["victorian", "A third of an acre on N. Third Ave."],
  ["rowhome", "611 South Clifton St., brick, 1915."],
  ["acreage", "A twenty-and-a-half-acre parcel."],
  ["acreage", "20 1/2 acres, more or less."],
  ["shopranch", "The shop has 220V."],
  ["shopranch", "The furnace is five years old, and so is the water heater."],
  ["cabin", "A four-year-old metal roof."],
  ["cabin", "About 150 ft of lakefront on Nelson."],
  ["sideby", "The roof is seven years old, and its warranty can be handed on to you."],
  ["sideby", "The downstairs unit is leased through May of 2027."],
  ["sideby", "Each unit has its own gas meter."],
  ["bungalow", "Our bungalow turned a hundred in 2024."],
  ["townhome", "3 BR, 2.1 BA, 1-car attached, HP heat, CAC."],
  ["townhome", "One-car attached garage, 240 sq ft. No basement."],
  ["colonial", "A washer and dryer stay with the house."],
] as const)("finds no claims about the %s in other words: %s", (home, text) => {
  expect(phrasesIn(home, text)).toEqual([]);
});

it.each([
  ["shopranch", "The property is on S 400 W.", ["S", "400 W"]],
  ["acreage", "A thirty-and-a-half-acre parcel.", ["thirty-and-a-half-acre"]],
  ["shopranch", "The shop has 400V power.", ["V"]],
  ["shopranch", "The furnace is two years old.", ["two years old"]],
  ["cabin", "The deck is four years old.", ["four years old"]],
  ["cabin", "200 feet of lakefront.", ["200 feet"]],
  ["bungalow", "The house turned a hundred in 2019.", ["a hundred", "2019"]],
  ["colonial", "The curtains stay with the house.", ["curtains stay"]],
] as const)("flags what the facts of the %s don't support: %s", (home, text, phrases) => {
  expect(phrasesIn(home, text)).toEqual(phrases);
});
