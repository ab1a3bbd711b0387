export const MOST_POPULAR = "Basic";

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  Starter: [
    "Basic seller tools and analytics",
    "Standard listing templates",
    "Email support",
    "Basic marketing materials",
    "Mobile app access",
  ],
  Basic: [
    "Everything in Starter",
    "Advanced analytics dashboard",
    "Priority email support",
    "Custom listing templates",
    "Social media integration",
    "Inventory management tools",
  ],
  Premium: [
    "Everything in Basic",
    "Premium support",
    "Advanced automation tools",
    "Custom branding",
    "API access",
    "Dedicated account manager",
    "Priority feature requests",
  ],
};

/** What a plan offers; empty for a plan of another name. */
export function planFeatures(planName: string): readonly string[] {
  return FEATURES[planName] ?? [];
}
