export const SIGNED_IN_SCREENS = [
  "/profile",
  "/property-address",
  "/property-basics",
  "/property-features",
  "/description",
  "/get-ready/steps",
  "/get-ready/resources",
  "/pricing",
  "/settings",
  "/security",
  "/billing",
  "/users",
  "/plans",
  "/checkout",
] as const;

// `/login` is where the login screen lives; it is no address of its own.
export const SIGNED_OUT_SCREENS = ["/login", "/create-account"] as const;

// The page that a signed-in person gets at a path that is no screen.
export const NOT_FOUND = "/not-found";

export type Screen =
  (typeof SIGNED_IN_SCREENS)[number] | (typeof SIGNED_OUT_SCREENS)[number] | typeof NOT_FOUND;

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

export function decide(path: string, signedIn: boolean): Screen {
  const normal = normalizePath(path);
  if (!signedIn) return normal === "/create-account" ? "/create-account" : "/login";
  return SECOND_NAMES[normal] ?? SIGNED_IN_SCREENS.find((screen) => screen === normal) ?? NOT_FOUND;
}
