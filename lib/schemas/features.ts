import { z } from "zod";
import {
  FEATURE_OPTIONS,
  type FeatureGroup,
  type FeatureOption,
  type Features,
  OWN_WORDS,
  readCount,
} from "#lib/fields/features.ts";
import { textCorrection } from "./description.ts";
import { MUST_BE_TEXT, text } from "./text.ts";
import { listOf, MUST_BE_OBJECT, trueOrFalse } from "./values.ts";

function option<G extends FeatureGroup>(group: G): z.ZodType<FeatureOption<G>, string> {
  return z.enum(FEATURE_OPTIONS[group] as readonly FeatureOption<G>[], {
    error: ({ input }) => (typeof input === "string" ? "Not one of the options" : MUST_BE_TEXT),
  });
}

// Duplicates are dropped; unknown options are refused.
function options<G extends FeatureGroup>(group: G) {
  return listOf(option(group))
    .max(1000, "Too many options")
    .default([])
    .transform((chosen) => [...new Set(chosen)]);
}

const count = z
  .unknown()
  .optional()
  .meta({
    description: "A whole number above 0, as a number or as text; anything else becomes null",
  })
  .transform(readCount);

export const featuresInput = z.object({
  appliances: options("appliances"),
  basement: options("basement"),
  rooms: z
    .object({ types: options("rooms"), total: count }, MUST_BE_OBJECT)
    .default({ types: [], total: null }),
  indoorFeatures: options("indoorFeatures"),
  flooring: options("flooring"),
  buildingDetails: options("buildingDetails"),
  exterior: options("exterior"),
  architecturalStyle: options("architecturalStyle"),
  outdoorFeatures: options("outdoorFeatures"),
  roof: options("roof"),
  parking: z
    .object({ types: options("parking"), totalSpaces: count }, MUST_BE_OBJECT)
    .default({ types: [], totalSpaces: null }),
  cooling: options("cooling"),
  heating: options("heating"),
  heatingFuel: options("heatingFuel"),
  waterSewage: options("waterSewage"),
  ownWords: listOf(text(OWN_WORDS.characters))
    .max(OWN_WORDS.most, `Add up to ${OWN_WORDS.most}`)
    .default([])
    .transform((notes) => notes.filter(Boolean)),
}) satisfies z.ZodType<Features>;

export const featuresSave = featuresInput.extend({
  keepDescription: trueOrFalse
    .default(false)
    .meta({ description: "Keep the current description instead of writing a new one" }),
  correction: textCorrection.optional(),
});

const chosen = <G extends FeatureGroup>(group: G) => z.array(option(group));
const counted = z.int().positive().nullable();

export const featuresView = z.object({
  appliances: chosen("appliances"),
  basement: chosen("basement"),
  rooms: z.object({ types: chosen("rooms"), total: counted }),
  indoorFeatures: chosen("indoorFeatures"),
  flooring: chosen("flooring"),
  buildingDetails: chosen("buildingDetails"),
  exterior: chosen("exterior"),
  architecturalStyle: chosen("architecturalStyle"),
  outdoorFeatures: chosen("outdoorFeatures"),
  roof: chosen("roof"),
  parking: z.object({ types: chosen("parking"), totalSpaces: counted }),
  cooling: chosen("cooling"),
  heating: chosen("heating"),
  heatingFuel: chosen("heatingFuel"),
  waterSewage: chosen("waterSewage"),
  ownWords: z.array(z.string()).optional(),
}) satisfies z.ZodType<Features>;
