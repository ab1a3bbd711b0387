/** What a plan lets an account do. */
export interface Grants {
  /** More people in the account. */
  moreUsers: boolean;
  /** The templates as they are, to take out. */
  standardTemplates: boolean;
  /** What happens on the public page by day and week, by where people came from, and as a table. */
  advancedAnalytics: boolean;
  /** Share buttons that open the networks' own pages, each counted by its name. */
  socialMedia: boolean;
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
  /** A person of the operator's to write to or call. */
  accountManager: boolean;
  /** What Porchlight should be able to do, told to the operator before others. */
  featureRequests: boolean;
}

/** One line of what a plan offers, and what makes it real. */
export interface PlanLine {
  text: string;
  /** The screen that gives it, or a part of one. */
  href: string;
  /** What it lets an account do; without one, everybody has it. */
  grant?: keyof Grants;
  /** The line says how support is called. */
  isSupport?: true;
}

interface Plan {
  /** All of this one is part of it. */
  includes: string | null;
  lines: readonly PlanLine[];
}

const PLANS: Readonly<Record<string, Plan>> = {
  Starter: {
    includes: null,
    lines: [
      { text: "Basic seller tools and analytics", href: "/dashboard" },
      { text: "Standard listing templates", href: "/templates", grant: "standardTemplates" },
      { text: "Email support", href: "/support", isSupport: true },
      { text: "Basic marketing materials", href: "/templates", grant: "standardTemplates" },
      { text: "Mobile app access", href: "/dashboard" },
    ],
  },
  Basic: {
    includes: "Starter",
    lines: [
      {
        text: "Advanced analytics dashboard",
        href: "/online-listing#traffic",
        grant: "advancedAnalytics",
      },
      { text: "Priority email support", href: "/support", isSupport: true },
      { text: "Custom listing templates", href: "/templates", grant: "customTemplates" },
      { text: "Social media integration", href: "/online-listing#share", grant: "socialMedia" },
      {
        text: "Inventory management tools",
        href: "/documents#inventory",
        grant: "inventoryTools",
      },
    ],
  },
  Premium: {
    includes: "Basic",
    lines: [
      { text: "Premium support", href: "/support", isSupport: true },
      {
        text: "Advanced automation tools",
        href: "/online-listing#automation",
        grant: "automation",
      },
      { text: "Custom branding", href: "/templates", grant: "customBranding" },
      { text: "API access", href: "/settings/api", grant: "api" },
      { text: "Dedicated account manager", href: "/support#manager", grant: "accountManager" },
      { text: "Priority feature requests", href: "/support#feature", grant: "featureRequests" },
    ],
  },
};
export const PLAN_NAMES: readonly string[] = Object.keys(PLANS);
export const MOST_POPULAR = "Basic";

// A plan that was sold once, by its name in the product's rules.
const PLAN_WITHOUT_USERS = "Good";

const NOTHING: Grants = {
  moreUsers: false,
  standardTemplates: false,
  advancedAnalytics: false,
  socialMedia: false,
  customTemplates: false,
  customBranding: false,
  inventoryTools: false,
  automation: false,
  api: false,
  accountManager: false,
  featureRequests: false,
};

/** The lines of a plan alone, without those of the one that it includes; none of one that is not known. */
export const linesOf = (planName: string): readonly PlanLine[] => PLANS[planName]?.lines ?? [];

/** Those of the included plan first. */
function everyLineOf(planName: string): readonly PlanLine[] {
  const { includes = null, lines = [] } = PLANS[planName] ?? {};
  return includes === null ? lines : [...everyLineOf(includes), ...lines];
}

/** What a plan offers, as the plans screen tells it; empty for a plan of another name. */
export function planFeatures(planName: string): readonly string[] {
  const included = PLANS[planName]?.includes;
  const texts = linesOf(planName).map(({ text }) => text);
  return included ? [`Everything in ${included}`, ...texts] : texts;
}

/**
 * What an account may do by its plan: the one place that says so.
 * @param planName of the plan that is paid now; null without one. One that is not known grants more users
 *   alone.
 */
export function grantsOf(planName: string | null): Grants {
  if (planName === null) return NOTHING;
  const granted = everyLineOf(planName).flatMap(({ grant }) => (grant ? [[grant, true]] : []));
  const moreUsers = planName !== PLAN_WITHOUT_USERS;
  return { ...NOTHING, moreUsers, ...Object.fromEntries(granted) };
}

/** The plans that grant something, by their names, the least one first. */
const plansOf = (grant: keyof Grants) => PLAN_NAMES.filter((name) => grantsOf(name)[grant]);

/** The least plan that grants something, by its name. */
export const planWith = (grant: keyof Grants): string => plansOf(grant)[0] ?? "";

/** Every plan that grants something: "Basic and Premium". */
export const plansWith = (grant: keyof Grants): string =>
  new Intl.ListFormat("en-US").format(plansOf(grant));

/** What an account's plan calls its support; null without a plan that is active. */
export const supportLevel = (planName: string | null): string | null =>
  (planName === null ? [] : everyLineOf(planName)).findLast(({ isSupport }) => isSupport)?.text ??
  null;

/** Whether a line of a plan says how support is called. */
export const isSupportLevel = (text: string): boolean =>
  PLAN_NAMES.some((name) => linesOf(name).some((line) => line.isSupport && line.text === text));
