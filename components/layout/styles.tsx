import { STYLES_OF_THE_BUILD } from "#lib/styles-of-the-build.ts";

/**
 * The stylesheet in the HTML itself, where the build puts it (scripts/inline-styles.ts). Inside of client
 * components only; in the browser React keeps what the server has sent.
 */
export function Styles() {
  return (
    <style href="styles-of-the-build" precedence="next">
      {STYLES_OF_THE_BUILD}
    </style>
  );
}
