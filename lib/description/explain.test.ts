import { expect, it } from "vitest";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { explainDescription } from "./explain.ts";
import { collectFacts } from "./facts.ts";

const FACTS = collectFacts(sampleHome("craftsman"));
const explain = (text: string) => explainDescription(text, FACTS);

it("finds nothing in a true sentence", () => {
  expect(explain("It has four bedrooms.")).toEqual([]);
});

it.each([
  "A zeppelin hangar came later.",
  "I'd rather keep the building white, to be honest with you.",
])("gives a learned rule's score, heaviest signs first: %s", (text) => {
  const [explained] = explain(`It has four bedrooms. ${text}`);
  const weights = explained?.score?.signs.map(({ weight }) => Math.abs(weight)) ?? [];
  expect(explained?.score?.odds).toBeGreaterThan(0);
  expect(weights.length).toBeGreaterThan(5);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

it("gives no score for a rule that isn't learned", () => {
  expect(explain("Perfect for families.")).toMatchObject([{ score: null }]);
});
