import { useLayoutEffect } from "react";
import {
  LATE_STYLES,
  STYLES_HREF,
  STYLES_OF_THE_BUILD,
  STYLES_OF_THE_PAGE,
} from "#lib/styles-of-the-build.ts";

// Next's own mark of a page whose HTML the server could not make: the browser renders it, from the data
// for React.
const IS_MADE_HERE =
  typeof document !== "undefined" && document.documentElement.id === "__next_error__";

/** All styles apply from when the page works: what appears from then on may need any of them. */
function applyLateStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${LATE_STYLES}]`)) {
    link.media = "all";
  }
}

/**
 * The stylesheet in the HTML itself, where the build puts it (scripts/inline-styles.ts). Inside of client
 * components only; in the browser React keeps what the server has sent.
 * @param address of the stylesheet, for a page that has no such HTML
 * @param isFinished whether the server that sends the page puts them there, those that it uses
 */
export function Styles({ address, isFinished }: { address?: string; isFinished?: boolean }) {
  // In development it is no address, and Next links the stylesheet itself.
  const isBuilt = address?.startsWith("/");
  useLayoutEffect(applyLateStyles, []);
  return (
    <>
      <style href={STYLES_HREF} precedence="next">
        {isFinished ? STYLES_OF_THE_PAGE : STYLES_OF_THE_BUILD}
      </style>
      {IS_MADE_HERE && isBuilt && <link rel="stylesheet" href={address} precedence="next" />}
    </>
  );
}
