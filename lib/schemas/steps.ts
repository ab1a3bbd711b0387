import { z } from "zod";
import { CANNOT_BE_NEGATIVE } from "#lib/fields/numbers.ts";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { dollars, readDollars } from "./price.ts";
import { trueOrFalse } from "./values.ts";

export const stepCompletion = z.object({
  stepId: z.enum(STEP_IDS, "Unknown step"),
  completed: trueOrFalse,
});
export type StepCompletion = z.infer<typeof stepCompletion>;

export const stepCompletions = z.array(stepCompletion);

const costInput = z.preprocess(
  readDollars,
  dollars
    .min(0, CANNOT_BE_NEGATIVE)
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
