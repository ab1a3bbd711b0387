/**
 * Where the pages for buyers have their styles and the font of their headings (`public/pages`). Browsers
 * keep these files for a year; `next.config.ts` writes the version of the styles into the build.
 */
const VERSION = process.env.PAGE_STYLES_VERSION ?? "";

export const PAGE_STYLESHEETS: readonly string[] = ["tokens", "listing"].map(
  (name) => `/pages/${name}.css?v=${VERSION}`,
);

/** A new font needs a new name. */
export const HEADING_FONT = "/pages/fraunces.woff2";
