import { z } from "zod";
import { PROPERTY_TYPES } from "#lib/fields/property.ts";
import { basicsInput, basicsView } from "./basics.ts";
import { descriptionStyle, textCorrection } from "./description.ts";
import { featuresInput, featuresView } from "./features.ts";
import { optionalFactsView } from "./optional-facts.ts";
import { entry, requiredText, text } from "./text.ts";
import { MUST_BE_OBJECT, revision } from "./values.ts";

// ZIP+4, with or without its hyphen: "53704 1234".
const ZIP_4 = /^(\d{5})\s*(?:\p{Pd}\s*)?(\d{4})$/u;
const WRONG_ZIP = "Zip Code must be at least 5 characters";

const zipCode = entry(WRONG_ZIP)
  .overwrite((zip) => zip.replace(ZIP_4, "$1-$2"))
  .min(5, WRONG_ZIP)
  .max(10, "Zip Code must be at most 10 characters");

export const addressFields = {
  addressLine1: requiredText("Address Line 1 is required"),
  addressLine2: text().nullish(),
  city: requiredText("City is required"),
  state: requiredText("State is required"),
  zipCode,
};

export const propertyInput = z.object({
  propertyType: z.enum(PROPERTY_TYPES, "Property type is required"),
  ...addressFields,
});
export type PropertyInput = z.infer<typeof propertyInput>;

export const propertySave = propertyInput.extend({ correction: textCorrection.optional() });

/** Details as they would be saved; omitted ones stay. */
export const changedDetails = z.object({
  address: z.object(propertyInput.shape, MUST_BE_OBJECT).optional(),
  propertyBasics: z.object(basicsInput.partial().shape, MUST_BE_OBJECT).optional(),
  propertySpecifics: z.object(featuresInput.shape, MUST_BE_OBJECT).optional(),
});
export type ChangedDetails = z.output<typeof changedDetails>;

export const propertyView = z.object({
  id: z.uuid(),
  propertyType: z.enum(PROPERTY_TYPES),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});
export type PropertyView = z.infer<typeof propertyView>;

export const latestPropertyView = propertyView.extend({
  propertyBasics: basicsView.nullable(),
  propertySpecifics: featuresView.nullable(),
  // What the seller said of facts that only some recorded sales have.
  optionalFacts: optionalFactsView,
  generatedDescription: z.string().nullable(),
  descriptionAccepted: z.boolean(),
  // The seller wrote or edited the current description.
  descriptionEdited: z.boolean(),
  descriptionStyle,
  revisions: z.object({ address: revision, basics: revision, features: revision }),
  // Phrases of the description whose notes the seller dismissed.
  keptNotes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LatestPropertyView = z.infer<typeof latestPropertyView>;
