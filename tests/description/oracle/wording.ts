import type { Entered } from "./entered.ts";
import { FUELS, named, THINGS } from "./names.ts";

const HEAT = /\bheat(?:ing|ed|s)?\b/i;
const WATER = /\b(?:septic|well water|well)\b/i;
const STORED = /\b(?:boxes|bicycles|bins|storage|suitcases)\b/i;
const MEAL_OUTDOORS = /\b(?:sit|meals?|breakfast|dinner|dining)\b.*\boutdoors\b/i;

/** What misleads without naming anything that wasn't entered. */
export function falseWording(sentence: string, home: Entered): string[] {
  const faults: string[] = [];
  const fault = (isFalse: boolean, name: string) => {
    if (isFalse) faults.push(name);
  };
  const says = (pattern: RegExp) => pattern.test(sentence);
  fault(says(HEAT) && says(WATER), "water with heat");
  fault(says(/\bsolarium\b/i) !== says(/\batrium\b/i), "a solarium or an atrium alone");
  fault(
    says(/\bcentral air conditioning\b/i) && says(/\brefrigerated air\b/i),
    "two names of one cooling",
  );
  fault(
    says(/\bbasement\b/i) && says(STORED) && !home.has("basement", "Unfinished"),
    "a basement called storage",
  );
  fault(says(/\bgarden\b/i) && says(/\bvegetables?\b/i), "vegetables in the garden");
  const places = Object.values(THINGS.outdoorFeatures ?? {});
  fault(
    says(MEAL_OUTDOORS) && !places.some((place) => place.test(sentence)),
    "a place outdoors without its name",
  );
  const fuels = named(FUELS, sentence);
  const missing = home.chosen("heatingFuel").filter((fuel) => !fuels.includes(fuel));
  if (fuels.length > 0 && says(HEAT))
    faults.push(...missing.map((fuel) => `fuels without ${fuel}`));
  return faults;
}
