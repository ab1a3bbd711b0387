import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { NO_BASICS } from "#tests/description/random-property.ts";
import { type SampleHome, sampleHome } from "#tests/description/sample-homes.ts";
import { type UnseenHome, unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "./check.ts";

const phrasesOf = (home: DescribedProperty, text: string) =>
  checkClaims(text, collectFacts(home), 2026).map(({ phrase }) => phrase);

describe("the street", () => {
  it.each([
    ["12 Bear Hollow Trl", "The home sits on Bear Hollow Trail."],
    ["12 Bear Hollow Trail", "The home sits on Bear Hollow Trl."],
    ["742 Elm Parkway", "Come by 742 Elm Pkwy."],
    ["N4417 Bear Hollow Trl", "N4417 Bear Hollow Trail has four bedrooms."],
    ["N4417 County Road K", "Find us at N4417 County Road K."],
    ["W227N6103 Sussex Rd", "W227N6103 Sussex Road is the address."],
  ])("in %j matches %j", (addressLine1, text) => {
    expect(phrasesOf({ ...sampleHome("craftsman"), addressLine1 }, text)).toEqual([]);
  });

  it.each([
    "A trail runs to the back.",
    "It sits on Elm Hollow Trail.",
    "It sits on Bear Hill Trl.",
  ])("doesn't match %j", (text) => {
    const home = { ...sampleHome("craftsman"), addressLine1: "N4417 Bear Hollow Trl" };
    expect(phrasesOf(home, text)).not.toEqual([]);
  });
});

describe("the lot", () => {
  const withLot = (lotSize: number) => ({
    ...sampleHome("craftsman"),
    basics: { ...NO_BASICS, lotSize },
  });

  it.each([
    [58_080, "It sits on an acre and a third."],
    [58_080, "One and a third acres."],
    [65_340, "It has an acre and a half."],
    [55_000, "Just over an acre and a quarter of land."],
  ])("of %i square feet matches %j", (lotSize, text) => {
    expect(phrasesOf(withLot(lotSize), text)).toEqual([]);
  });

  it.each([
    [58_080, "It sits on an acre and a half."],
    [58_080, "Two and a third acres."],
    [43_560, "It has an acre and a quarter."],
  ])("of %i square feet doesn't match %j", (lotSize, text) => {
    expect(phrasesOf(withLot(lotSize), text)).not.toEqual([]);
  });
});

describe("listing shorthand", () => {
  it.each<[SampleHome, string]>([
    ["craftsman", "4 bed, 2.1 bath home."],
    ["flats", "A 2-family home."],
    ["flats", "Two-family house."],
    ["craftsman", "A one-family house."],
    ["craftsman", "D/W, W/D and fridge are here."],
    ["craftsman", "Kitchen has D/W and micro."],
    ["condo", "Monthly assessments are $385."],
    ["condo", "Assessments of $385 a month."],
    ["condo", "Both baths are full baths."],
    ["condo", "Both bathrooms are full."],
  ])("is understood for the %s: %s", (home, text) => {
    expect(phrasesOf(sampleHome(home), text)).toEqual([]);
  });

  it.each<[SampleHome, string]>([
    ["craftsman", "4 bed, 2.2 bath home."],
    ["condo", "A 2-family home."],
    ["flats", "It is a one-family home."],
    ["condo", "The monthly assessment is $395."],
    ["condo", "A special assessment of $385."],
    ["craftsman", "All three baths are full baths."],
  ])("can be a claim about the %s: %s", (home, text) => {
    expect(phrasesOf(sampleHome(home), text)).not.toEqual([]);
  });

  it.each<[UnseenHome, string]>([
    ["ranch", "W/D in the hall."],
    ["ranch", "3 bed, 2.1 bath."],
    ["rowhome", "Both baths are full baths."],
    ["rowhome", "There are no city assessments."],
  ])("can be a claim about the unseen %s: %s", (home, text) => {
    expect(phrasesOf(unseenHome(home), text)).not.toEqual([]);
  });
});

describe("words with two meanings", () => {
  it.each<[SampleHome, string, string]>([
    ["craftsman", "Outdoors, grill on the deck.", "Outdoors, a smoker, a grill."],
    ["craftsman", "A laundry room for the beach towels.", "A beach is nearby."],
    ["craftsman", "The building was completed in 1998.", "The building was repainted in 1998."],
  ])("for the %s, %j is true and %j is a claim", (home, said, claim) => {
    expect(phrasesOf(sampleHome(home), said)).toEqual([]);
    expect(phrasesOf(sampleHome(home), claim)).not.toEqual([]);
  });
});
