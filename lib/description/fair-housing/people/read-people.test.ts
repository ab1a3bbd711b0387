import { describe, expect, it } from "vitest";
import { INNOCENT_OF_PEOPLE, UNFAIR_OF_PEOPLE } from "#tests/description/people-sentences.ts";
import { readBatch } from "#tests/description/unseen/read-batch.ts";
import { checkFairHousing } from "../check.ts";

const found = (text: string) =>
  checkFairHousing(text).map(({ severity, protectedClass }) => [severity, protectedClass]);

describe("people excluded, preferred, or said to live nearby", () => {
  it.each([
    ["Lithuanians will not be considered.", "national origin"],
    ["The landlord does not lease to Sikhs.", "religion"],
    ["No smokers, pets or toddlers.", "familial status"],
    ["Renters with housing vouchers should try elsewhere.", "source of income"],
    ["Anyone who gets around with crutches will not be happy.", "disability"],
    ["Parents with infants must live on the ground floor.", "familial status"],
    ["Reserved for observant Lutherans.", "religion"],
    ["The owner is looking for a married tenant.", "familial status"],
    ["Applicants must be Presbyterian.", "religion"],
    ["Pentecostal buyers strongly preferred.", "religion"],
    ["Residents must provide immigration papers.", "national origin"],
    ["Tenants must submit a doctor's note.", "disability"],
    ["A Ukrainian village within the city.", "national origin"],
    ["The neighbors are all Mormon.", "religion"],
    ["This area has always been Portuguese.", "national origin"],
    ["Our residents are 35 and older.", "age"],
  ])("finds a violation in %j", (text, protectedClass) => {
    expect(found(text)).toEqual([["violation", protectedClass]]);
  });

  it.each([
    "Surrounded by retired neighbors.",
    "Tailored to childless couples.",
    "Armenians are welcome.",
  ])("finds one problem in %j", (text) => {
    expect(found(text)).toHaveLength(1);
  });
});

describe("people described by what they do or have, in whole sentences", () => {
  it.each([
    ["If you see a therapist, this isn't the house for you.", "disability"],
    ["We'd rather sell to people who pray like we do.", "religion"],
    [
      "Your rent comes from the county? Please look somewhere else, no benefits here.",
      "source of income",
    ],
    ["Born abroad? Don't bother writing.", "national origin"],
    ["A big family would not fit in, and we like it that way.", "familial status"],
    ["We would rather not have tenants past the age of sixty.", "age"],
    ["We have met tenants from the Middle East, and no longer rent to them.", "national origin"],
    ["No Section 8, whoever asks.", "source of income"],
    ["No children under twelve, whoever applies.", "familial status"],
    ["If you need a ramp or grab bars, please look for another place.", "disability"],
  ])("finds a violation in %j", (text, protectedClass) => {
    expect(found(text)).toEqual([["violation", protectedClass]]);
  });
});

describe("abbreviations and typos", () => {
  it.each([
    ["No chldrn.", "familial status"],
    ["No whlchrs.", "disability"],
    ["Chrstn tnts only.", "religion"],
    ["No immigrnats.", "national origin"],
    ["No mulsims.", "religion"],
  ])("finds a violation in %j", (text, protectedClass) => {
    expect(found(text)).toEqual([["violation", protectedClass]]);
  });
});

it.each([
  "All are welcome, whatever their faith or family.",
  "We don't discriminate against voucher holders.",
  "Equal housing opportunity: no one is turned away for race, religion or children.",
  "Service animals are always welcome.",
  "Vouchers are accepted.",
  "The fee is $40 for each adult, whoever applies.",
  "Please tell us if you need a reasonable accommodation.",
  "Children welcome.",
  "The kids' coats are not included.",
  "No white paint was used on the trim.",
  "It was built for a Norwegian sea captain in 1911.",
  "The Polish hall and the Greek bakery are on the next block.",
  "The bath has grab bars and room for a wheelchair to turn.",
  "Only one owner since 1960.",
  "No single-pane windows remain.",
  "The seller wants the swing set to go with the house.",
  "The library has a program for kids of all ages.",
  "An older furnace and a young maple.",
  "Nobody has lived upstairs since the remodel.",
  "Not suitable for large trucks.",
  "The neighborhood's oldest church is now a theater.",
  "No children's furniture, no foreign objects in the septic.",
])("finds nothing in %j", (text) => {
  expect(found(text)).toEqual([]);
});

it("reads long text without periods", () => {
  const words = "no kids for a young growing family who do not want to be near the church ";
  expect(found(words.repeat(60)).length).toBeGreaterThan(20);
  expect(found("people with ".repeat(400))).toEqual([]);
});

// These batches have been scored, so they're no longer unseen, and results must not get worse.
it("misses at most one of 400 unfair sentences and flags at most four of 400 innocent ones", () => {
  const batches = [
    ...["one", "two", "three", "four", "five", "six", "seven"],
    ...["eight", "nine", "ten", "eleven", "twelve", "thirteen"],
    ...["fourteen", "fifteen", "sixteen"],
  ].map((name) => readBatch(`batch-${name}`));
  const missed = batches.flatMap(({ unfair }) => unfair.filter((text) => !found(text).length));
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
  const flagged = batches.flatMap(({ innocent }) => innocent.filter((text) => found(text).length));
  expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(4);
});

it("separates people from things across many phrasings", () => {
  expect(UNFAIR_OF_PEOPLE.filter((text) => !found(text).length)).toEqual([]);
  expect(INNOCENT_OF_PEOPLE.filter((text) => found(text).length)).toEqual([]);
});

it("flags text like its learned examples as a caution when no rule matches", () => {
  const text =
    "Going by your surname I would think you might feel more at home with the Irish across town.";
  const [finding] = checkFairHousing(`The house has a porch. ${text}`);
  expect(finding).toMatchObject({ severity: "caution", protectedClass: "a protected group" });
  expect(text).toContain(finding?.phrase);
});

it.each([
  "Two cats are fine, dogs over forty pounds are not, and service animals aren't counted as pets.",
  "Ask us about reasonable accommodations and we'll be happy to work something out.",
  "Anyone who needs a reasonable accommodation or modification may write to the board secretary.",
  "Please let the office know if you need this notice in large print or in another language.",
])("allows rules and offers for everyone: %s", (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  "Sorry, we can't say yes to families with kids.",
  "We are unable to discuss the unit with Section 8 holders.",
  "The house is for anyone without children.",
  "The Landlord's No Children rule applies here.",
  "A lovely Christian Home on a quiet street.",
])("still flags text next to an allowed phrase: %s", (text) => {
  expect(checkFairHousing(text)).not.toEqual([]);
});

it.each([
  "I can't tell you what kind of people live nearby; that's not something we talk about in a sale.",
  "She was right: it's for anyone.",
  "Kimball's Nursery, two doors down, sells perennials and mulch from April on.",
  "The Jewish Community Center pool is open to the public on a day pass.",
  "Occupancy follows the city code: two persons per bedroom plus one.",
])("allows text that excludes no one: %s", (text) => {
  expect(checkFairHousing(text)).toEqual([]);
});
