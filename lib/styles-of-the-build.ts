/** In whose place the build puts the stylesheet (scripts/inline-styles.ts); in development a link loads it. */
export const STYLES_OF_THE_BUILD = "/* styles of the build */";

/** In whose place the server puts the styles that a page uses (scripts/used-styles.ts). */
export const STYLES_OF_THE_PAGE = "/* styles of the page */";

/** In whose place the build puts the stylesheet's address. */
export const ADDRESS_OF_STYLES = "address of the styles of the build";

/** The attribute of the links that bring a page the rest of the styles, as those of print. */
export const LATE_STYLES = "data-late-styles";

/** By which React knows the element that they stand in. */
export const STYLES_HREF = "styles-of-the-build";
