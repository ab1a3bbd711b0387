/** In whose place the build puts the stylesheet (scripts/inline-styles.ts); in development a link loads it. */
export const STYLES_OF_THE_BUILD = "/* styles of the build */";
