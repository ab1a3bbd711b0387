import { expect, it } from "vitest";
import { detectDecimalComma } from "./decimals.ts";

it.each([
  [["221.900,00", "1.180"], true],
  [["2,25", "47,5112", "221900"], true],
  [["221,900", "2.25", "250,00"], false],
  [["$221,900.00"], false],
  [["221900", ""], false],
])("detects a decimal comma in %j: %s", (texts, expected) =>
  expect(detectDecimalComma(texts)).toBe(expected),
);
