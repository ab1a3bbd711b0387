import type { LegalScreen, Screen } from "./routes.ts";

/** Titles of screens and cards that stand in several places: a heading, the tab, search, an email. */
export const TITLES = {
  "/not-found": "Page not found",
  "/create-account": "Create your account",
  "/forgot-password": "Forgot your password?",
  "/reset-password": "Set a new password",
  "/verify-email": "Confirm your email address",
  "/restore-email": "Restore your email address",
  "/invitation": "Accept your invitation",
  "/delete-account": "Delete your account",
  "/terms": "Terms of Service",
  "/privacy": "Privacy Policy",
  "/fair-housing": "Fair Housing",
  "/about": "About Porchlight",
  "/help": "Help",
  "/settings/api": "API and webhooks",
  "/security#sessions": "Where you are logged in",
  "/security#account": "Your account and data",
  "/online-listing#share": "Share your listing",
  "/online-listing#take-along": "Export your listing",
} as const satisfies Partial<Record<Screen | `${Screen}#${string}`, string>>;

/** Links to the legal pages, as footers show them. */
export const LEGAL_LINKS = [
  { href: "/terms", label: "Terms" },
  { href: "/privacy", label: "Privacy" },
  { href: "/fair-housing", label: "Fair housing" },
] as const satisfies { href: LegalScreen; label: string }[];

/** Links in the footer of the product's own screens. */
export const FOOTER_LINKS = [
  { href: "/about", label: "About" },
  { href: "/help", label: "Help" },
  ...LEGAL_LINKS,
] as const satisfies { href: Screen; label: string }[];

/** Links to screens, with the label that they have everywhere. */
export const SCREEN_LINKS = {
  address: { href: "/property-address", label: "Add your address" },
  basics: { href: "/property-basics", label: "Go to The Basics" },
  features: { href: "/property-features", label: "Go to Specific Features" },
  pricing: { href: "/pricing", label: "Go to Pricing" },
  onlineListing: { href: "/online-listing", label: "Go to Online Listing" },
  billing: { href: "/billing", label: "Go to Billing" },
  plans: { href: "/plans", label: "Choose a plan" },
} as const satisfies Record<string, { href: Screen; label: string }>;
export type ScreenLinkName = keyof typeof SCREEN_LINKS;
