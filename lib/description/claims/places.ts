import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { STATE_NAMES } from "#lib/us/states.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";

/** Street, city and state of the address, the state by its code too. */
export function enteredPlaces(facts: readonly Fact[]): string[] {
  const state = valuesOf(facts, "state")[0] ?? "";
  const code = Object.entries(STATE_NAMES).find(([, name]) => name === state)?.[0] ?? "";
  return [...valuesOf(facts, "addressLine1"), ...valuesOf(facts, "city"), state, code]
    .filter(Boolean)
    .map(withPlainMarks);
}

/** The text with places blanked, so that "Garden City" is not a garden. */
export function hidePlaces(text: string, places: readonly string[]): string {
  return places.reduce((hidden, place) => {
    const pattern = nameAsTyped(place, isCode(place) ? "gu" : "giu");
    return hidden.replaceAll(pattern, (found) => "_".repeat(found.length));
  }, text);
}

/** The text with letters that are no capitals in the place of every letter of a place. */
export function withoutCapitals(text: string, places: readonly string[]): string {
  return places.reduce(
    (masked, place) =>
      masked.replaceAll(nameAsTyped(place, "giu"), (found) => found.replaceAll(/\p{L}/gu, "x")),
    text,
  );
}

// "OR" is a state, "or" is not.
const isCode = (place: string) => place.length <= 2;

// A name as a whole, whatever white space stands between its words.
function nameAsTyped(name: string, flags: string): RegExp {
  const words = name.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})${words.join("\\s+")}(?!\\p{L})`, flags);
}
