import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readClaimLessons } from "#tests/description/claim-sentences.ts";
import { readPeopleLessons } from "#tests/description/people-sentences.ts";
import { readLines } from "#tests/description/read-lines.ts";
import { readEveryBatch } from "#tests/description/unseen/read-batch.ts";

describe("labeled sentences", () => {
  test("the lessons on claims are valid and have all labels", () => {
    const labels = new Set(readClaimLessons().map(({ label }) => label));
    expect(labels).toEqual(new Set(["true", "invented", "listing"]));
  });

  test("the lessons on fair housing are valid and each have both labels", () => {
    for (const { name, sentences } of readPeopleLessons()) {
      const labels = new Set(sentences.map(({ label }) => label));
      expect(labels, name).toEqual(new Set(["unfair", "innocent"]));
    }
  });

  test("each batch is valid and has every kind of sentence", () => {
    const batches = readEveryBatch();
    expect(batches.length).toBeGreaterThan(0);
    for (const { name, batch } of batches) {
      const empty = Object.entries(batch).filter(([, sentences]) => sentences.length === 0);
      expect(empty, name).toEqual([]);
    }
  });

  test("an invalid line is reported with its file and number", () => {
    expect(() => readLines("claims/labeled", z.strictObject({ text: z.number() }))).toThrow(
      "Line 1 of claims/labeled.jsonl is invalid.",
    );
  });
});
