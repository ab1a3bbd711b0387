/** What is done once, at a time that the seller chooses. */
export const TIMED_AUTOMATIONS = ["publish", "price"] as const;
export type TimedAutomation = (typeof TIMED_AUTOMATIONS)[number];

/** What is done whenever there is a reason for it, while the seller lets it be. */
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

/** Why one is paused: by the seller, or since the plan has ended. */
export const AUTOMATION_PAUSES = ["seller", "plan"] as const;
export type AutomationPause = (typeof AUTOMATION_PAUSES)[number];

/** The number of a rule: its unit, its bounds, both among them, and what is offered first. */
export const RULE_AMOUNTS = {
  inquiry_waiting: { unit: "hours", least: 1, most: 72, first: 24 },
  feedback: { unit: "hours", least: 1, most: 72, first: 3 },
  open_house_follow_up: { unit: "hours", least: 1, most: 72, first: 24 },
  quiet: { unit: "days", least: 2, most: 60, first: 7 },
} as const satisfies Record<
  AutomationRule,
  { unit: "hours" | "days"; least: number; most: number; first: number }
>;

/** How far ahead a time may be chosen. */
export const MAX_DAYS_AHEAD = 180;
/** What could not be done so long after its time is not done any more. */
export const HOURS_LATE = 24;
/** So many of what was done are shown, the newest. */
export const AUTOMATION_RUNS_SHOWN = 30;
/** Longer than what they tell of is kept: nothing is told of twice. */
export const AUTOMATION_RUN_RETENTION_DAYS = 400;

export const isRule = (kind: AutomationKind): kind is AutomationRule =>
  AUTOMATION_RULES.some((rule) => rule === kind);
