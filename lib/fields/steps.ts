export const STEP_IDS = [
  "declutter",
  "deep_clean",
  "depersonalize",
  "repairs",
  "curb_appeal",
  "set_stage",
] as const;
export type StepId = (typeof STEP_IDS)[number];

export const STEP_TITLES: Record<StepId, string> = {
  declutter: "Declutter",
  deep_clean: "Deep Clean",
  depersonalize: "Depersonalize",
  repairs: "Repairs and Minor Updates",
  curb_appeal: "Boost Curb Appeal",
  set_stage: "Set the Stage",
};

/** Steps that may cost money, which reduces the net proceeds. */
export const COSTED_STEPS = ["deep_clean", "repairs", "curb_appeal", "set_stage"] as const;
/** Whole US dollars; null if not entered. */
export type StepCosts = Record<(typeof COSTED_STEPS)[number], number | null>;
export const NO_STEP_COSTS: StepCosts = {
  deep_clean: null,
  repairs: null,
  curb_appeal: null,
  set_stage: null,
};
