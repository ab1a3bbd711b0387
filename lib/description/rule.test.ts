import { expect, it } from "vitest";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { checkClaims } from "./claims/check.ts";
import { TERMS } from "./claims/terms/terms.ts";
import { collectFacts } from "./facts.ts";
import { checkFairHousing } from "./fair-housing/check.ts";
import { FAIR_HOUSING_RULES } from "./fair-housing/rules/rules.ts";
import { ruleOfRow } from "./rule.ts";

const FACTS = collectFacts(sampleHome("craftsman"));

it("gives each row a unique ID and a source", () => {
  const rules = [...TERMS, ...FAIR_HOUSING_RULES].map(ruleOfRow);
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  for (const { id, source } of rules) {
    expect(id).toMatch(/^(?:claims|fair-housing)\/[a-z-]+\.[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(source).not.toBe("");
  }
});

it.each([
  ["It has no easements.", "claims/denials.none-easement", /inspection/],
  ["It has nine bedrooms.", "claims/numbers.quantities", /not among the property details/],
  ["It is close to the zoo.", "claims/places.near", /nearby/],
  ["We love Chicago.", "claims/places.name", /address/],
  ["The nicest house in the county.", "claims/praise.nicest-house", /praise/],
  ["A zeppelin hangar stands in the yard.", "claims/open-world.word", /learned/],
])("names the rule of a claim: %s", (text, id, source) => {
  const rules = checkClaims(text, FACTS).map(({ rule }) => rule);
  expect(rules).toContainEqual({ id, source: expect.stringMatching(source) as string });
});

it.each([
  [
    "Children are not allowed in the pool.",
    "fair-housing/familial-status.children-is-refused-in",
    "HUD memorandum",
  ],
  ["Perfect for families.", "fair-housing/familial-status.for-family", "Fair Housing Act"],
  ["We would rather not rent to widows.", "fair-housing/people.refused-before", "Fair Housing Act"],
  ["I'd rather keep the building white, to be honest with you.", "fair-housing/weights", "learned"],
  ["Those who live on the dole may admire it.", "fair-housing/people.singled-out", "state laws"],
])("names the rule of a fair housing finding: %s", (text, id, source) => {
  const rules = checkFairHousing(text).map(({ rule }) => rule);
  expect(rules).toEqual([{ id, source: expect.stringContaining(source) as string }]);
});
