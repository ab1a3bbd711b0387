import { EARLY_INPUT_SCRIPT } from "./early-input.ts";
import { LATE_LOOK_SCRIPT } from "./late-look.ts";
import { LATE_SCRIPTS_SCRIPT } from "./late-scripts.ts";
import { WHEN_SEEN_SCRIPT } from "./when-seen.ts";

/** Stands in the head of every screen. The same text on each, so that the policy can allow it by its hash. */
export const HEAD_SCRIPT = `{
${WHEN_SEEN_SCRIPT}
${EARLY_INPUT_SCRIPT}
${LATE_LOOK_SCRIPT}
${LATE_SCRIPTS_SCRIPT}
}`;

/** For the Content-Security-Policy. */
export const HEAD_SCRIPT_HASH = "sha256-gEAuCCoP7F6gfudwJ+kFf6YuFfZCgHmo0ji3u5Hsiok=";
