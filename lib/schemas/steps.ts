import { z } from "zod";

// In the order of the screen.
export const STEP_IDS = [
  "declutter",
  "deep_clean",
  "depersonalize",
  "repairs",
  "curb_appeal",
  "set_stage",
] as const;
export type StepId = (typeof STEP_IDS)[number];

export const stepCompletion = z.object({
  stepId: z.enum(STEP_IDS, "Unknown step"),
  completed: z.boolean("Must be true or false"),
});
export type StepCompletion = z.infer<typeof stepCompletion>;

export const stepCompletions = z.array(stepCompletion);
