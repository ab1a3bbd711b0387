import { describe, expect, it } from "vitest";
import { readDrafts } from "#tests/description/drafts/read-drafts.ts";
import { isAsExpected, isGood, scoreDraft } from "#tests/description/drafts/score.ts";

describe("recorded model drafts", () => {
  const scored = readDrafts().map((draft) => scoreDraft(draft));
  const good = scored.filter((each) => isGood(each));
  const faulty = scored.filter((each) => !isGood(each));

  it("include fifteen good and fifteen faulty ones", () => {
    expect([good.length, faulty.length]).toEqual([15, 15]);
  });

  it("are rejected if faulty, each for its own fault", () => {
    expect(faulty.filter((each) => !isAsExpected(each))).toEqual([]);
  });

  it("pass the first time if good, at least 13 of 15", () => {
    const refused = good.filter((each) => !isAsExpected(each));
    expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(2);
  });
});
