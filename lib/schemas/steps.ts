import { z } from "zod";

/** The six preparation steps in the order in which the screen shows them. */
export const STEP_IDS = [
  "declutter",
  "deep_clean",
  "depersonalize",
  "repairs",
  "curb_appeal",
  "set_stage",
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** What the steps screen sends, and what it gets back: PATCH /api/steps/completions. */
export const stepCompletion = z.object({
  stepId: z.enum(STEP_IDS, "Unknown step"),
  completed: z.boolean("Must be true or false"),
});
export type StepCompletion = z.infer<typeof stepCompletion>;

/** All six steps in order: GET /api/steps/completions. */
export const stepCompletions = z.array(stepCompletion);
