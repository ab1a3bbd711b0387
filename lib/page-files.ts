// Browsers cache `public/pages` for a year, so next.config.ts sets a version for the stylesheets.
const VERSION = process.env.PAGE_STYLES_VERSION ?? "";

export const PAGE_STYLESHEETS: readonly string[] = ["tokens", "listing"].map(
  (name) => `/pages/${name}.css?v=${VERSION}`,
);

/** The font has no version, so a new font needs a new file name. */
export const HEADING_FONT = "/pages/fraunces.woff2";
