import { z } from "zod";
import { readLines, TEXT } from "./read-lines.ts";

const CASE = z.union([
  z.strictObject({ label: z.enum(["violation", "caution"]), protectedClass: TEXT, text: TEXT }),
  z.strictObject({ label: z.literal("fine"), text: TEXT }),
]);

const cases = readLines("fair-housing/cases", CASE);

const withLabel = (wanted: "violation" | "caution"): (readonly [string, string])[] =>
  cases.flatMap((each) =>
    each.label === wanted ? [[each.text, each.protectedClass] as const] : [],
  );

/** Sentences with a violation, and its protected class. */
export const VIOLATIONS = withLabel("violation");

/** Sentences with one caution, and its protected class. */
export const CAUTIONS = withLabel("caution");

/** Sentences that are close to the listed words but forbid nothing. */
export const NEAR_MISSES: readonly string[] = cases
  .filter(({ label }) => label === "fine")
  .map(({ text }) => text);

const PHRASE = z.strictObject({
  label: z.enum(["violation", "caution", "fine"]),
  protectedClass: TEXT,
  text: TEXT,
});

/** Each phrase of the reference list, its protected class, and what the check must call it. */
export const REFERENCE_PHRASES = readLines("fair-housing/reference-phrases", PHRASE).map(
  ({ text, protectedClass, label }) => [text, protectedClass, label] as const,
);
