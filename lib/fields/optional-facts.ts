/** Facts of a home that sharpen an estimate where recorded sales have them. None is required. */
export const OPTIONAL_FACTS = ["condition", "quality", "garage", "style"] as const;
export type OptionalFact = (typeof OPTIONAL_FACTS)[number];

export const GARAGES = ["none", "carport", "detached", "attached"] as const;
export type Garage = (typeof GARAGES)[number];

export const HOUSE_STYLES = [
  "one_story",
  "one_and_a_half_stories",
  "two_stories",
  "split_level",
  "contemporary",
  "historic",
] as const;
export type HouseStyle = (typeof HOUSE_STYLES)[number];

/** Sellers choose a whole step; assessors' scales may go beyond the ends, to 0 and 6. */
export const STEPS = [1, 2, 3, 4, 5] as const;

/**
 * Condition and quality are steps from 1 (worst) to 5 (best); 3 is average. Null means unknown.
 */
export interface OptionalFacts {
  condition: number | null;
  quality: number | null;
  garage: Garage | null;
  style: HouseStyle | null;
}

export const NO_OPTIONAL_FACTS: OptionalFacts = {
  condition: null,
  quality: null,
  garage: null,
  style: null,
};

export interface Step {
  step: (typeof STEPS)[number];
  label: string;
  example: string;
}

export const CONDITION_STEPS: readonly Step[] = [
  { step: 1, label: "Poor", example: "Needs major repairs, such as the roof or foundation." },
  { step: 2, label: "Fair", example: "Livable, but several parts are worn and need repairs." },
  { step: 3, label: "Average", example: "Normal wear. Kitchen and baths are older but work well." },
  { step: 4, label: "Good", example: "Well maintained, with some recent updates." },
  { step: 5, label: "Excellent", example: "Like new, or fully renovated in the last few years." },
];

export const QUALITY_STEPS: readonly Step[] = [
  { step: 1, label: "Basic", example: "Minimal materials, such as in a cabin." },
  { step: 2, label: "Economy", example: "Plain materials and a simple design." },
  { step: 3, label: "Standard", example: "The usual materials of a builder's home." },
  { step: 4, label: "High", example: "Better materials, such as stone counters and hardwood." },
  { step: 5, label: "Luxury", example: "Custom design with top materials throughout." },
];

export const GARAGE_LABELS: Record<Garage, string> = {
  none: "No garage",
  carport: "Carport",
  detached: "Detached garage",
  attached: "Attached garage",
};

export const HOUSE_STYLE_LABELS: Record<HouseStyle, string> = {
  one_story: "Ranch or one story",
  one_and_a_half_stories: "Bungalow, Cape Cod or 1½ stories",
  two_stories: "Colonial or two stories",
  split_level: "Split level",
  contemporary: "Contemporary",
  historic: "Tudor, Victorian or Craftsman",
};

export const OPTIONAL_FACT_LABELS: Record<OptionalFact, string> = {
  condition: "Condition",
  quality: "Construction quality",
  garage: "Garage",
  style: "Style",
};

const nameStep = (steps: readonly Step[], value: number) =>
  steps.find(({ step }) => step === value)?.label ?? String(value);

/** Returns a known optional fact as a person reads it. */
export function nameOptionalFact(facts: Partial<OptionalFacts>, fact: OptionalFact): string | null {
  const { condition, quality, garage, style } = facts;
  const names: Record<OptionalFact, string | null> = {
    condition: condition ? nameStep(CONDITION_STEPS, condition) : null,
    quality: quality ? nameStep(QUALITY_STEPS, quality) : null,
    garage: garage ? GARAGE_LABELS[garage] : null,
    style: style ? HOUSE_STYLE_LABELS[style] : null,
  };
  return names[fact];
}
