import { expect, it } from "vitest";
import { carryForward } from "#lib/valuation/last-sale/carry-forward.ts";
import { describeAdjusted } from "./describe-adjusted.ts";

const NOW = new Date("2024-11-15T12:00:00Z");
const adjusted = (shift: number, soldOn = "2019-05-15") => {
  const error = { salesCount: 212, shift, halfRange: 0.2, medianError: 0.098 };
  const area = { through: "2024-11-01", errors: [null, null, error, null, error] };
  const carried = carryForward({ soldOn, price: 400_000 }, "WA", NOW, area);
  return carried ? describeAdjusted(carried) : "";
};

it.each([
  [
    "raised",
    adjusted(0.02),
    "Your area's sales records include 212 homes that sold again after 3 to 7 years. They sold for more than the index suggests, so we raised the price by 2%.",
  ],
  [
    "lowered",
    adjusted(-0.031, "1999-05-15"),
    "Your area's sales records include 212 homes that sold again after more than 15 years. They sold for less than the index suggests, so we lowered the price by 3.1%.",
  ],
  [
    "compared",
    adjusted(0.0001),
    "Your area's sales records include 212 homes that sold again after 3 to 7 years. Their prices followed the index.",
  ],
])("says how the price was %s by the area's resales, and their error", (_, text, reason) => {
  expect(text).toContain(
    `the latest available. ${reason} For those homes, half of the estimates were within 9.8%. An index`,
  );
  expect(text).not.toContain("King County");
});

it("names the homes that such estimates were tested on where the area has too few", () => {
  const text = adjusted(0.02, "2014-05-15");
  expect(text).toContain("61 homes in King County, Washington");
  expect(text).not.toContain("sales records include");
});
