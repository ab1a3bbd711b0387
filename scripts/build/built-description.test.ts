import { expect, test } from "vitest";
import { BUILT_NAMES, builtHashOf, hashSourcesOf } from "./built-description.ts";

const GENERATOR = {
  "claim-phrases": "phrases",
  "claim-weights": "claim-weights",
  "claim-words": "claim-weights",
  "fair-housing-phrases": "phrases",
  "fair-housing-weights": "people-weights",
  "people-words": "people",
};

test.each(BUILT_NAMES)("%s.json was built from its current sources", (name) => {
  expect(builtHashOf(name), `run npm run generate -- ${GENERATOR[name]}`).toBe(hashSourcesOf(name));
});
