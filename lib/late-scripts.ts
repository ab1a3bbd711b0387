import { LATE_STYLES } from "./styles-of-the-build.ts";

/** The type of a script that waits: no browser loads it. */
export const LATE_TYPE = "text/late";

// What a slow phone waits for at most, should it never tell that the page is seen.
const LIMIT_MS = 3_000;

/**
 * Loads the page's scripts, and the rest of its styles, once it is seen: until then each would take a
 * slow phone's time, to be asked for and to arrive, from the first paint. What is entered and pressed
 * before they work is noted (lib/early-input.ts).
 */
export const LATE_SCRIPTS_SCRIPT = `{
let isSeen = false;
const load = () => {
  for (const link of document.querySelectorAll("link[${LATE_STYLES}]")) link.rel = "stylesheet";
  for (const late of document.querySelectorAll('script[type="${LATE_TYPE}"]')) {
    const script = document.createElement("script");
    for (const { name, value } of late.attributes) if (name !== "type") script.setAttribute(name, value);
    // Its attribute can't be read, once it stands in a page.
    script.nonce = late.nonce;
    late.replaceWith(script);
  }
};
const see = () => {
  if (isSeen) return;
  isSeen = true;
  load();
  // What the page brings after its first paint.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", load);
};
whenSeen(see);
setTimeout(see, ${LIMIT_MS});
}`;
