"use client";

import { STYLES_OF_THE_BUILD } from "#lib/styles-of-the-build.ts";

/**
 * The stylesheet in the HTML itself, which the build puts there (scripts/inline-styles.ts). A client
 * component, so that it stands there once, and not in the data for React too; React keeps what the
 * server has sent.
 */
export function Styles() {
  return (
    <style href="styles-of-the-build" precedence="next">
      {STYLES_OF_THE_BUILD}
    </style>
  );
}
