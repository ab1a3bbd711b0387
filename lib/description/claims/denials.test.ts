import { describe, expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { type UnseenHome, unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "./check.ts";

const phrasesOf = (home: UnseenHome, text: string) =>
  checkClaims(text, collectFacts(unseenHome(home)), 2026).map(({ phrase }) => phrase);

describe("denials that no entered fact can support", () => {
  it.each<[string, string]>([
    ["It is not in a flood zone.", "not in a flood zone"],
    ["The lot isn't in a flood zone.", "isn't in a flood zone"],
    ["It lies outside the floodplain.", "outside the floodplain"],
    ["There are no easements on the lot.", "no easements"],
    ["The house doesn't have any easements.", "doesn't have any easements"],
    ["No open permits.", "No open permits"],
    ["No road noise.", "No road noise"],
    ["You won't hear any street noise.", "won't hear any street noise"],
    ["There are no shared walls.", "no shared walls"],
    ["There's nobody above you.", "nobody above you"],
    ["There is no time limit to build.", "no time limit to build"],
    ["No close neighbors.", "No close neighbors"],
    ["No conservation easement on the land.", "No conservation easement"],
    ["No rental cap.", "No rental cap"],
    ["There is no history of radon.", "no history of radon"],
    ["It isn't in the historic overlay.", "isn't in the historic overlay"],
  ])("are claims: %s", (text, phrase) => {
    expect(phrasesOf("rowhome", text)).toEqual([phrase]);
  });

  it.each([
    "It has no pool, no deck and no garage.",
    "There are no HOA dues.",
    "There is no wrong time to visit.",
    "Nobody says you have to hurry.",
  ])("don't include ordinary denials: %s", (text) => {
    expect(phrasesOf("rowhome", text)).toEqual([]);
  });
});

describe("praise that no entered fact can support", () => {
  it.each([
    "Nicest house in the county.",
    "It's the prettiest block in town.",
    "The nicest home on the street.",
    "Its value will double.",
    "Home prices are sure to rise.",
    "You'll double your money.",
    "The house will hold its value.",
  ])("is a claim: %s", (text) => {
    expect(phrasesOf("rowhome", text)).not.toEqual([]);
  });

  it.each([
    "The nicest thing about it is the garden.",
    "The nicest part of the day is breakfast.",
    "The value is up to you.",
  ])("doesn't include opinions: %s", (text) => {
    expect(phrasesOf("rowhome", text)).toEqual([]);
  });
});
