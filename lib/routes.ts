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
  "/pricing/proceeds",
  "/pricing/offers",
  "/photography",
  "/documents",
  "/listing-preview",
  "/online-listing",
  "/scheduling",
  "/templates",
  "/notifications",
  "/settings",
  "/settings/api",
  "/settings/api/reference",
  "/security",
  "/billing",
  "/users",
  "/plans",
  "/checkout",
  "/support",
  "/search",
] as const;

// For everyone alike, signed in or not: what links in mails lead to, and where one is asked for.
export const OPEN_SCREENS = [
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/restore-email",
  "/invitation",
  "/unsubscribe",
] as const;

// "/login" is where the login screen lives; it is no address of its own.
export const SIGNED_OUT_SCREENS = ["/login", "/create-account", ...OPEN_SCREENS] as const;

// The page that a signed-in person gets at a path that is no screen.
export const NOT_FOUND = "/not-found";

export type Screen =
  (typeof SIGNED_IN_SCREENS)[number] | (typeof SIGNED_OUT_SCREENS)[number] | typeof NOT_FOUND;

// Everything that could be a page, as Next writes paths, which it compares letter by letter; not the API, the built files, the files of
// public/, and what is the same for everyone: the pages of homes, showings and shared documents,
// calendars to subscribe to, the sheet at the door, what is needed to be installed and to say that there is
// no connection, and what search engines read.
const NO_PAGES =
  "api/|_next/|[hH][oO][mM][eE][sS]/[^/]|visits/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|pages/[^/]+\\.(?:css|woff2)$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$";
export const PAGE_PATHS = `/((?!${NO_PAGES}).*)`;

/** A page is only read: what else is sent to it, a body of any size say, goes no further. */
export const PAGE_METHODS: readonly string[] = ["GET", "HEAD"];

const PAGE_PATH = new RegExp(`^${PAGE_PATHS}$`);

/** @param path of an address, as the browser has sent it */
export const isPagePath = (path: string) => PAGE_PATH.test(path);

const SECOND_NAMES: Record<string, Screen> = {
  "/": "/profile",
  "/property": "/property-address",
};

/**
 * The one spelling under which a path is compared: decoded, lower case, single slashes,
 * none at the end. A path that can't be decoded stays as it is, and matches nothing.
 */
export function normalizePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape names no screen.
  }
  return (
    decoded
      .toLowerCase()
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "") || "/"
  );
}

/** @returns the screen that a visitor sees at a path */
export function decide(path: string, signedIn: boolean): Screen {
  const normal = normalizePath(path);
  const open = OPEN_SCREENS.find((screen) => screen === normal);
  if (open) return open;
  if (!signedIn && normal === "/create-account") return "/create-account";
  if (!signedIn) return "/login";
  return SECOND_NAMES[normal] ?? SIGNED_IN_SCREENS.find((screen) => screen === normal) ?? NOT_FOUND;
}
