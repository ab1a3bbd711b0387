import { describe, expect, it } from "vitest";
import { describeChange, describeNewEstimate } from "./describe-change.ts";

describe("an estimate that moved", () => {
  it.each([
    [520_400, 512_000, "The estimate is now $512,000, down $8,400."],
    [512_000, 520_400, "The estimate is now $520,400, up $8,400."],
  ])("from %i to %i: %s", (before, after, sentence) => {
    expect(describeNewEstimate(before, after)).toBe(sentence);
  });

  it.each([
    [520_400, 512_000, "The estimate changed from $520,400 to $512,000, down $8,400."],
    [512_000, 520_400, "The estimate changed from $512,000 to $520,400, up $8,400."],
  ])("from %i to %i: %s", (before, after, sentence) => {
    expect(describeChange(before, after)).toBe(sentence);
  });
});

it.each([
  [512_000, 512_000, "The estimate is still $512,000."],
  [512_000, null, "There's no estimate right now."],
  [null, 512_000, "The estimate is now $512,000."],
  [null, null, "There's no estimate right now."],
])("from %j to %j either says: %s", (before, after, sentence) => {
  expect(describeNewEstimate(before, after)).toBe(sentence);
  expect(describeChange(before, after)).toBe(sentence);
});
