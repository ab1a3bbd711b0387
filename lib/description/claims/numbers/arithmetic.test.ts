import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "../check.ts";

const claimsOf = (home: "lakehouse" | "loft" | "adobe" | "colonial" | "townhome", text: string) =>
  checkClaims(text, collectFacts(unseenHome(home)), 2026).filter(({ kind }) => kind === "number");

it.each([
  ["lakehouse", "That makes 715 SF a bedroom.", true],
  ["lakehouse", "That makes 286 square feet per room.", true],
  ["lakehouse", "That makes 815 SF a bedroom.", false],
  ["loft", "The fee comes to 49 cents per square foot.", true],
  ["loft", "The fee comes to $0.49 a square foot a month.", true],
  ["loft", "The fee comes to 89 cents per square foot.", false],
  ["adobe", "Lot-to-house ratio is better than 8 to 1.", true],
  ["adobe", "Lot-to-house ratio is better than 9 to 1.", false],
  ["lakehouse", "The remodel came almost thirty years later.", true],
  ["colonial", "It isn't quite an acre: 37,000 square feet, or 0.85.", true],
  ["colonial", "It isn't quite an acre: 37,000 square feet, or 0.65.", false],
  ["townhome", "Two full baths plus a half, or 2.5.", true],
  ["townhome", "A 2.5-car garage and two full baths.", false],
  ["loft", "Twelve payments of 512 to the association make 6,144 a year.", true],
  ["townhome", "The association has 185 homes.", false],
  ["lakehouse", "The remodel came almost forty years later.", false],
  ["lakehouse", "Ten rooms share 2,860 square feet, so 286 a room on average.", true],
  ["lakehouse", "Ten rooms share 2,860 square feet, so 386 a room on average.", false],
  ["lakehouse", "Put the basement's 1,200 next to the 2,860, and you get 4,060 together.", true],
  ["lakehouse", "It's not a four-car garage: there are three spaces.", true],
  ["lakehouse", "It's not a three-car garage.", false],
  ["loft", "Half a year of dues is $3,072.", true],
  ["loft", "Half a year of dues is $2,072.", false],
  ["loft", "There isn't a second bedroom, and no third bath.", true],
  ["loft", "There isn't a second bath.", false],
  ["loft", "No, it isn't a two-bedroom.", true],
  ["loft", "No, it isn't a one-bedroom.", false],
  ["loft", "The fee isn't under $500.", true],
  ["loft", "The fee isn't under $600.", false],
] as const)("for the %s, whether the facts support %j: %s", (home, text, isBorneOut) => {
  expect(claimsOf(home, text).length === 0).toBe(isBorneOut);
});

it("accepts few made-up numbers", () => {
  const wrong = Array.from({ length: 200 }, (_, index) => 37 + index * 13).filter(
    (number) => claimsOf("lakehouse", `It has ${number} square feet per bedroom.`).length === 0,
  );
  expect(wrong).toEqual([713]);
});
