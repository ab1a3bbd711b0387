import { z } from "zod";
import { STEP_IDS } from "#lib/fields/steps.ts";

export const stepCompletion = z.object({
  stepId: z.enum(STEP_IDS, "Unknown step"),
  completed: z.boolean("Must be true or false"),
});
export type StepCompletion = z.infer<typeof stepCompletion>;

export const stepCompletions = z.array(stepCompletion);
