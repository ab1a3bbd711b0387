import { z } from "zod";
import { GARAGES, HOUSE_STYLES, STEPS } from "#lib/fields/optional-facts.ts";

const CHOOSE = "Choose one of the answers";

// "" is the answer "Not sure" of a form.
const orUnknown = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value) => (value === "" ? null : value), rule);

const step = orUnknown(
  z
    .preprocess(
      (value) => (typeof value === "string" && /^\d$/.test(value) ? Number(value) : value),
      z.literal(STEPS, CHOOSE),
    )
    .nullable(),
);

const answers = z.object({
  condition: step,
  quality: step,
  garage: orUnknown(z.enum(GARAGES, CHOOSE).nullable()),
  style: orUnknown(z.enum(HOUSE_STYLES, CHOOSE).nullable()),
});

/** The answers to save; omitted ones stay, null means unknown. */
export const optionalFactsPatch = answers.partial();
export type OptionalFactsPatch = z.output<typeof optionalFactsPatch>;

export const optionalFactsView = z
  .object({
    condition: z.number().nullable(),
    quality: z.number().nullable(),
    garage: z.enum(GARAGES).nullable(),
    style: z.enum(HOUSE_STYLES).nullable(),
  })
  .partial();

export const optionalFactsSaved = z.object({ optionalFacts: optionalFactsView });
