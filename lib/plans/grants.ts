/** What a plan lets an account do. */
export interface Grants {
  /** The templates as they are, to take out. */
  standardTemplates: boolean;
  /** Their layout, colors, and the order of photographs and facts. */
  customTemplates: boolean;
  /** A logo and colors of one's own, without Porchlight's name. */
  customBranding: boolean;
  /** What stays with the house: on the page of the home, and as a document to sign. */
  inventoryTools: boolean;
  /** What is done at a time, and by rules. */
  automation: boolean;
  /** Tokens for programs of one's own. */
  api: boolean;
}

const NOTHING: Grants = {
  standardTemplates: false,
  customTemplates: false,
  customBranding: false,
  inventoryTools: false,
  automation: false,
  api: false,
};
const STARTER: Grants = { ...NOTHING, standardTemplates: true };
const BASIC: Grants = { ...STARTER, customTemplates: true, inventoryTools: true };
const PREMIUM: Grants = { ...BASIC, customBranding: true, automation: true, api: true };

const OF_PLAN: Readonly<Record<string, Grants>> = {
  Starter: STARTER,
  Basic: BASIC,
  Premium: PREMIUM,
};

/**
 * What an account may do by its plan: the one place that says so.
 * @param planName of the plan that is paid now; null without one. One that is not known grants nothing.
 */
export const grantsOf = (planName: string | null): Grants =>
  (planName === null ? undefined : OF_PLAN[planName]) ?? NOTHING;

/** The least plan that grants something, by its name. */
export const planWith = (grant: keyof Grants): string =>
  Object.entries(OF_PLAN).find(([, grants]) => grants[grant])?.[0] ?? "";
