export const SIGNED_IN_SCREENS = [
  "/dashboard",
  "/profile",
  "/property-address",
  "/property-basics",
  "/property-features",
  "/description",
  "/get-ready/steps",
  "/get-ready/resources",
  "/pricing",
  "/pricing/comps",
  "/pricing/proceeds",
  "/pricing/offers",
  "/photography",
  "/documents",
  "/documents/files",
  "/documents/what-stays",
  "/listing-preview",
  "/online-listing",
  "/online-listing/messages",
  "/online-listing/traffic",
  "/online-listing/automation",
  "/scheduling",
  "/scheduling/availability",
  "/scheduling/open-houses",
  "/scheduling/sync",
  "/templates",
  "/notifications",
  "/settings",
  "/settings/api",
  "/settings/api/reference",
  "/security",
  "/billing",
  "/billing/card",
  "/users",
  "/plans",
  "/checkout",
  "/support",
  "/search",
] as const;

/** Pages that the operator writes, in content/legal. Search engines list them. */
export const LEGAL_SCREENS = ["/terms", "/privacy", "/fair-housing"] as const;
export type LegalScreen = (typeof LEGAL_SCREENS)[number];

/** Pages on the product, for everyone. Search engines list them. */
export const PRODUCT_PAGES = ["/about", "/help"] as const;

/** A help article. Its page decides whether there is one. */
export type HelpScreen = `/help/${string}`;
const HELP_ARTICLE = /^\/help\/[a-z\d-]+$/;
const isHelpArticle = (path: string): path is HelpScreen => HELP_ARTICLE.test(path);

/** A conversation with a buyer. Its page decides whether there is one. */
export type ConversationScreen = `/online-listing/messages/${string}`;
const CONVERSATION = /^\/online-listing\/messages\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const isConversation = (path: string): path is ConversationScreen => CONVERSATION.test(path);
export const conversationPath = (inquiryId: string): ConversationScreen =>
  `/online-listing/messages/${inquiryId}`;

/** The map of a home, in a frame of its listing page. Its page decides whether there is one. */
export type MapScreen = `/map/${string}`;
const MAP = /^\/map\/[a-z\d]+(?:-[a-z\d]+)*$/;
export const isMap = (path: string): path is MapScreen => MAP.test(path);
export const mapPath = (slug: string): MapScreen => `/map/${slug}`;

/** Returns whether only a logged-in person sees a screen. */
export const isSignedInScreen = (screen: Screen): boolean =>
  SIGNED_IN_SCREENS.some((one) => one === screen) || isConversation(screen);

// For everyone, logged in or not: the legal and product pages, targets of links in emails, and the screen that
// requests one.
export const OPEN_SCREENS = [
  ...LEGAL_SCREENS,
  ...PRODUCT_PAGES,
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/restore-email",
  "/invitation",
  "/delete-account",
  "/unsubscribe",
] as const;

// "/login" is internal, not a URL of its own.
export const SIGNED_OUT_SCREENS = ["/login", "/create-account", ...OPEN_SCREENS] as const;

// Shown to a logged-in person for an unknown path.
export const NOT_FOUND = "/not-found";

export type Screen =
  | (typeof SIGNED_IN_SCREENS)[number]
  | (typeof SIGNED_OUT_SCREENS)[number]
  | HelpScreen
  | ConversationScreen
  | MapScreen
  | typeof NOT_FOUND;

// Every path that could be a page, as a case-sensitive Next pattern. It excludes the API, built files,
// `public/`, and pages that are the same for everyone: listing pages, short links, showings, offers,
// conversations, shared documents, calendars, sign-in sheets, the web app's files, the offline page, and
// files for search engines.
const NO_PAGES =
  "api/|_next/|[hH][oO][mM][eE][sS]/[^/]|h/[^/]|visits/[^/]|offers/[^/]|messages/[^/]|showing-answers/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|pages/[^/]+\\.(?:css|woff2)$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$";
export const PAGE_PATHS = `/((?!${NO_PAGES}).*)`;

/** Other methods are refused, so that a page can't receive a large body. */
export const PAGE_METHODS: readonly string[] = ["GET", "HEAD"];

const PAGE_PATH = new RegExp(`^${PAGE_PATHS}$`);

/** @param path as sent by the browser */
export const isPagePath = (path: string) => PAGE_PATH.test(path);

const SECOND_NAMES: Record<string, Screen> = {
  "/": "/profile",
  "/property": "/property-address",
};

/**
 * Normalizes a path for comparison: decoded, lowercase, single slashes, no trailing slash. A path that
 * can't be decoded is unchanged and matches nothing.
 */
export function normalizePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // An invalid escape matches no screen.
  }
  return (
    decoded
      .toLowerCase()
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "") || "/"
  );
}

/** Returns the screen to show for a path. */
export function decide(path: string, signedIn: boolean): Screen {
  const normal = normalizePath(path);
  const open = OPEN_SCREENS.find((screen) => screen === normal);
  if (open) return open;
  if (isHelpArticle(normal) || isMap(normal)) return normal;
  if (!signedIn && normal === "/create-account") return "/create-account";
  if (!signedIn) return "/login";
  if (isConversation(normal)) return normal;
  return SECOND_NAMES[normal] ?? SIGNED_IN_SCREENS.find((screen) => screen === normal) ?? NOT_FOUND;
}
