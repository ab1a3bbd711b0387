export interface Grants {
  moreUsers: boolean;
  standardTemplates: boolean;
  /** Traffic by day, week and source, and as a table. */
  advancedAnalytics: boolean;
  /** Share buttons for each network, with traffic counted by network. */
  socialMedia: boolean;
  /** Template layout, colors, and the order of photos and facts. */
  customTemplates: boolean;
  /** The seller's logo and colors, without Porchlight's name. */
  customBranding: boolean;
  /** Included and excluded items, on the listing page and as a document to sign. */
  inventoryTools: boolean;
  automation: boolean;
  api: boolean;
  accountManager: boolean;
  featureRequests: boolean;
}

/** One line of a plan's offer, and where it is implemented. */
export interface PlanLine {
  text: string;
  /** The screen, or part of one, that provides it. */
  href: string;
  /** The grant that it needs; without one, every account has it. */
  grant?: keyof Grants;
  isSupport?: true;
}

interface Plan {
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
      { text: "Mobile app access", href: "/settings" },
    ],
  },
  Basic: {
    includes: "Starter",
    lines: [
      {
        text: "Advanced analytics dashboard",
        href: "/online-listing/traffic",
        grant: "advancedAnalytics",
      },
      { text: "Priority email support", href: "/support", isSupport: true },
      { text: "Custom listing templates", href: "/templates", grant: "customTemplates" },
      { text: "Social media integration", href: "/online-listing#share", grant: "socialMedia" },
      {
        text: "Inventory management tools",
        href: "/documents/what-stays",
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
        href: "/online-listing/automation",
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

// A former plan.
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

/** Returns a plan's own lines, without the included plan's; empty for an unknown plan. */
export const linesOf = (planName: string): readonly PlanLine[] => PLANS[planName]?.lines ?? [];

function everyLineOf(planName: string): readonly PlanLine[] {
  const { includes = null, lines = [] } = PLANS[planName] ?? {};
  return includes === null ? lines : [...everyLineOf(includes), ...lines];
}

/** Returns a plan's features as shown on the plans screen; empty for an unknown plan. */
export function planFeatures(planName: string): readonly string[] {
  const included = PLANS[planName]?.includes;
  const texts = linesOf(planName).map(({ text }) => text);
  return included ? [`Everything in ${included}`, ...texts] : texts;
}

/**
 * Returns what a plan lets an account do. It is the only place that decides this.
 * @param planName the paid plan; null without one. An unknown plan grants only more users.
 */
export function grantsOf(planName: string | null): Grants {
  if (planName === null) return NOTHING;
  const granted = everyLineOf(planName).flatMap(({ grant }) => (grant ? [[grant, true]] : []));
  const moreUsers = planName !== PLAN_WITHOUT_USERS;
  return { ...NOTHING, moreUsers, ...Object.fromEntries(granted) };
}

const plansOf = (grant: keyof Grants) => PLAN_NAMES.filter((name) => grantsOf(name)[grant]);

/** Returns the lowest plan with a grant. */
export const planWith = (grant: keyof Grants): string => plansOf(grant)[0] ?? "";

/** Returns every plan with a grant: "Basic and Premium". */
export const plansWith = (grant: keyof Grants): string =>
  new Intl.ListFormat("en-US").format(plansOf(grant));

/** Returns the support level of a plan; null without an active plan. */
export const supportLevel = (planName: string | null): string | null =>
  (planName === null ? [] : everyLineOf(planName)).findLast(({ isSupport }) => isSupport)?.text ??
  null;

/** Returns whether a line names the support level. */
export const isSupportLevel = (text: string): boolean =>
  PLAN_NAMES.some((name) => linesOf(name).some((line) => line.isSupport && line.text === text));
