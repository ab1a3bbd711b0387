/** How support is called on the plans screen, by the name of the plan. */
const SUPPORT_OF_PLAN: Readonly<Record<string, string>> = {
  Starter: "Email support",
  Basic: "Priority email support",
  Premium: "Premium support",
};
export const SUPPORT_LEVELS: readonly string[] = Object.values(SUPPORT_OF_PLAN);

/** What an account's plan promises; null without a plan that is active. */
export const supportLevel = (planName: string | null): string | null =>
  planName === null ? null : (SUPPORT_OF_PLAN[planName] ?? null);

export const MAX_SUPPORT_SUBJECT = 150;
export const MAX_SUPPORT_MESSAGE = 5_000;
