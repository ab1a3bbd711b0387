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
