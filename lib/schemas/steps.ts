import { z } from "zod";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { MAX_PRICE, readDollars } from "./price.ts";

export const stepCompletion = z.object({
  stepId: z.enum(STEP_IDS, "Unknown step"),
  completed: z.boolean("Must be true or false"),
});
export type StepCompletion = z.infer<typeof stepCompletion>;

export const stepCompletions = z.array(stepCompletion);

const costInput = z.preprocess(
  readDollars,
  z
    .number("Must be a number")
    .int("Must be whole dollars")
    .min(0, "Can't be negative")
    .max(MAX_PRICE, `Must be at most ${MAX_PRICE.toLocaleString("en-US")}`)
    .optional()
    .transform((cost) => cost ?? null),
);

/** As typed; an empty or omitted cost is unknown. */
export const stepCostsInput = z.object({
  deep_clean: costInput,
  repairs: costInput,
  curb_appeal: costInput,
  set_stage: costInput,
});

const cost = z.number().int().nullable();

export const stepCostsView = z.object({
  deep_clean: cost,
  repairs: cost,
  curb_appeal: cost,
  set_stage: cost,
});
