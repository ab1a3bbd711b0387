import { expect, it } from "vitest";
import { nearnessOf, similarity, slipsBetween } from "./nearness.ts";

it("counts common trigrams as pg_trgm does", () => {
  expect(similarity("word", "two words")).toBeLessThan(1);
  expect(similarity("hardwod", "hardwood")).toBe(0.7);
  expect(similarity("same", "same")).toBe(1);
  expect(similarity("abc", "xyz")).toBe(0);
});

it.each([
  ["kitchen", "kitchen", 0],
  ["kichen", "kitchen", 1],
  ["kithcen", "kitchen", 1],
  ["kitchne", "kitchen", 1],
  ["", "abc", 3],
  ["pool", "poor", 1],
  ["garage", "barrage", 2],
])("counts %s and %s as %i edits apart", (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});

it.each([
  ["pasword", "password"],
  ["kithcen", "kitchen"],
  ["recieved", "received"],
  ["bathrom", "bathroom"],
  ["aplianc", "appliances"],
  ["fotograph", "photograph"],
  ["hardwod", "hardwood"],
  ["turett", "turret"],
  ["contracter", "contractor"],
])("matches %s with %s", (asked, word) => {
  expect(nearnessOf(asked, word)).toBeGreaterThan(0);
});

it.each([
  ["pol", "pool"],
  ["garden", "kitchen"],
  ["1920", "1921"],
  ["heat", "heatedfloor"],
])("doesn't match %s with %s", (asked, word) => {
  expect(nearnessOf(asked, word)).toBeNull();
});
