import { useLayoutEffect } from "react";
import { LATE_STYLES, STYLES_OF_THE_BUILD } from "#lib/styles-of-the-build.ts";

/** All styles apply from when the page works: what appears from then on may need any of them. */
function applyLateStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${LATE_STYLES}]`)) {
    link.media = "all";
  }
}

/**
 * The stylesheet in the HTML itself, where the build puts it (scripts/inline-styles.ts). Inside of client
 * components only; in the browser React keeps what the server has sent.
 */
export function Styles() {
  useLayoutEffect(applyLateStyles, []);
  return (
    <style href="styles-of-the-build" precedence="next">
      {STYLES_OF_THE_BUILD}
    </style>
  );
}
