import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "../check.ts";

const claimsOf = (home: "lakehouse" | "loft" | "adobe", text: string) =>
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
  ["lakehouse", "The remodel came almost forty years later.", false],
] as const)("of the %s, whether the facts bear out %j: %s", (home, text, isBorneOut) => {
  expect(claimsOf(home, text).length === 0).toBe(isBorneOut);
});

it("bears out few of the numbers that somebody makes up", () => {
  const wrong = Array.from({ length: 200 }, (_, index) => 37 + index * 13).filter(
    (number) => claimsOf("lakehouse", `It has ${number} square feet per bedroom.`).length === 0,
  );
  expect(wrong).toEqual([713]);
});
