import { describe, expect, it } from "vitest";
import { readBatch } from "#tests/description/unseen/read-batch.ts";
import { readListing, scoreBatch } from "#tests/description/unseen/score.ts";

const scoreOf = (name: string) => scoreBatch(readBatch(`batch-${name}`));

// These batches have been scored, so they're no longer unseen, and results must not get worse.
describe("the first eight batches of unseen text", () => {
  const scores = [...["one", "two", "three", "four"], ...["five", "six", "seven", "eight"]].map(
    scoreOf,
  );

  it("flags at most 11 of 320 true sentences", () => {
    const flagged = scores.flatMap((score) => score.flagged);
    expect(flagged.length, JSON.stringify(flagged)).toBeLessThanOrEqual(11);
  });

  it("misses none of 320 invented sentences", () => {
    expect(scores.flatMap((score) => score.missed)).toEqual([]);
  });

  it("misses at most 5 of 237 listing claims and wrongly flags at most 4 phrases", () => {
    expect(scores.reduce((sum, { claims }) => sum + claims, 0)).toBe(237);
    const missed = scores.flatMap((score) => score.missedInListings);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(5);
    const wrong = scores.flatMap((score) => score.wrongInListings);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(4);
  });

  it("misses none of 160 unfair sentences and flags at most 3 of 160 innocent ones", () => {
    expect(scores.flatMap((score) => score.unfairMissed)).toEqual([]);
    const flagged = scores.flatMap((score) => score.innocentFlagged);
    expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(3);
  });
});

describe("claims in five batches by a writer who hadn't read the rules", () => {
  const scores = ["nine", "ten", "eleven", "twelve", "thirteen"].map(scoreOf);

  it("flags at most 3 of 200 true sentences", () => {
    const flagged = scores.flatMap((score) => score.flagged);
    expect(flagged.length, JSON.stringify(flagged)).toBeLessThanOrEqual(3);
  });

  it("misses at most 1 of 200 invented sentences", () => {
    const missed = scores.flatMap((score) => score.missed);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
  });

  it("misses at most 5 of 193 listing claims and wrongly flags at most 3 phrases", () => {
    expect(scores.reduce((sum, { claims }) => sum + claims, 0)).toBe(193);
    const missed = scores.flatMap((score) => score.missedInListings);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(5);
    const wrong = scores.flatMap((score) => score.wrongInListings);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(3);
  });
});

it("flags nothing true and misses at most 2 claims in an owner's and an agent's words", () => {
  const scores = ["seventeen", "eighteen"].map(scoreOf);
  expect(scores.flatMap((score) => score.flagged)).toEqual([]);
  const missed = scores.flatMap((score) => [...score.missed, ...score.missedInListings]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
});

it("flags at most 10 true sentences and misses at most 16 claims in agents' words", () => {
  const scores = ["nineteen", "twenty", "twenty-one", "twenty-two"].map(scoreOf);
  const flagged = scores.flatMap((score) => score.flagged.map(({ text }) => text));
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(10);
  const missed = scores.flatMap((score) => [...score.missed, ...score.missedInListings]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(16);
});

it("flags at most 5 true sentences and misses at most 10 claims in five more voices", () => {
  const scores = ["twenty-three", "twenty-four", "twenty-five", "twenty-six", "twenty-seven"].map(
    scoreOf,
  );
  const flagged = scores.flatMap((score) => score.flagged.map(({ text }) => text));
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(5);
  const missed = scores.flatMap((score) => [...score.missed, ...score.missedInListings]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10);
  const unfair = scores.flatMap((score) => score.unfairMissed);
  expect(unfair.length, unfair.join("\n")).toBeLessThanOrEqual(1);
});

it("flags at most 5 true sentences and misses at most 7 claims in three more voices", () => {
  const scores = ["twenty-eight", "twenty-nine", "thirty"].map(scoreOf);
  const flagged = scores.flatMap((score) => score.flagged.map(({ text }) => text));
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(5);
  const missed = scores.flatMap((score) => [...score.missed, ...score.missedInListings]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(7);
  expect(scores.flatMap((score) => score.unfairMissed)).toEqual([]);
  expect(scores.flatMap((score) => score.innocentFlagged).length).toBeLessThanOrEqual(1);
});

it("flags at most 2 true sentences and misses at most 3 claims for eight other homes", () => {
  const score = scoreOf("thirty-two");
  expect(score.flagged.length, JSON.stringify(score.flagged)).toBeLessThanOrEqual(2);
  const missed = [...score.missed, ...score.missedInListings];
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(3);
  expect(score.wrongInListings).toEqual([]);
  expect(score.unfairMissed).toEqual([]);
  expect(score.innocentFlagged.length).toBeLessThanOrEqual(1);
});

it("flags and misses few sentences in letters and in owners' and agents' words", () => {
  const scores = [
    ...["thirty-three", "thirty-four", "thirty-five"],
    ...["thirty-six", "thirty-seven"],
  ].map(scoreOf);
  const flagged = scores.flatMap((score) => score.flagged.map(({ text }) => text));
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(9);
  const missed = scores.flatMap((score) => [...score.missed, ...score.missedInListings]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(18);
  const unfair = scores.flatMap((score) => score.unfairMissed);
  expect(unfair.length, unfair.join("\n")).toBeLessThanOrEqual(3);
  const innocent = scores.flatMap((score) => score.innocentFlagged);
  expect(innocent.length, innocent.join("\n")).toBeLessThanOrEqual(6);
});

it("flags and misses few sentences in nine voices about all homes", () => {
  const scores = [
    ...["thirty-eight", "thirty-nine", "forty"],
    ...["forty-one", "forty-two", "forty-three"],
    ...["forty-four", "forty-five", "forty-six"],
  ].map(scoreOf);
  const flagged = scores.flatMap((score) => score.flagged.map(({ text }) => text));
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(11);
  const missed = scores.flatMap((score) => [...score.missed, ...score.missedInListings]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(17);
  const unfair = scores.flatMap((score) => score.unfairMissed);
  expect(unfair.length, unfair.join("\n")).toBeLessThanOrEqual(2);
  const innocent = scores.flatMap((score) => score.innocentFlagged);
  expect(innocent.length, innocent.join("\n")).toBeLessThanOrEqual(5);
});

it("reads a listing without its brackets", () => {
  expect(readListing("A home with [a pool] and [a view].")).toEqual({
    text: "A home with a pool and a view.",
    claims: [
      { start: 12, end: 18 },
      { start: 23, end: 29 },
    ],
  });
});
