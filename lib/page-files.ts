// Browsers cache `public/pages` for a year, so the stylesheets carry a version that next.config.ts sets.
const VERSION = process.env.PAGE_STYLES_VERSION ?? "";

/** Addresses of the stylesheets of the pages for buyers. */
export const PAGE_STYLESHEETS: readonly string[] = ["tokens", "listing"].map(
  (name) => `/pages/${name}.css?v=${VERSION}`,
);

/** Address of the heading font. It has no version: give a new font a new file name. */
export const HEADING_FONT = "/pages/fraunces.woff2";
