/** Automations that run once, at a time that the seller chooses. */
export const TIMED_AUTOMATIONS = ["publish", "price"] as const;
export type TimedAutomation = (typeof TIMED_AUTOMATIONS)[number];

/** Automations that run whenever their condition applies, until they are paused. */
export const AUTOMATION_RULES = [
  "inquiry_waiting",
  "feedback",
  "open_house_follow_up",
  "quiet",
] as const;
export type AutomationRule = (typeof AUTOMATION_RULES)[number];

export const AUTOMATION_KINDS = [...TIMED_AUTOMATIONS, ...AUTOMATION_RULES] as const;
export type AutomationKind = (typeof AUTOMATION_KINDS)[number];

export const AUTOMATION_STATES = ["on", "paused"] as const;

/** Who paused an automation: the seller, or the end of the plan. */
export const AUTOMATION_PAUSES = ["seller", "plan"] as const;
export type AutomationPause = (typeof AUTOMATION_PAUSES)[number];

/** The number in a rule: unit, inclusive bounds, default. */
export const RULE_AMOUNTS = {
  inquiry_waiting: { unit: "hours", least: 1, most: 72, first: 24 },
  feedback: { unit: "hours", least: 1, most: 72, first: 3 },
  open_house_follow_up: { unit: "hours", least: 1, most: 72, first: 24 },
  quiet: { unit: "days", least: 2, most: 60, first: 7 },
} as const satisfies Record<
  AutomationRule,
  { unit: "hours" | "days"; least: number; most: number; first: number }
>;

export const MAX_DAYS_AHEAD = 180;
/** A run that is later than this is skipped. */
export const HOURS_LATE = 24;
export const AUTOMATION_RUNS_SHOWN = 30;
/** Longer than the records that the runs refer to, so that a run isn't repeated. */
export const AUTOMATION_RUN_RETENTION_DAYS = 400;

export const isRule = (kind: AutomationKind): kind is AutomationRule =>
  AUTOMATION_RULES.some((rule) => rule === kind);

export const LISTING_IS_PUBLIC = "Your listing is already public.";
