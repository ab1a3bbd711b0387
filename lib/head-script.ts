import { EARLY_INPUT_SCRIPT } from "./early-input.ts";
import { LATE_FACES_SCRIPT } from "./late-faces.ts";

/** Stands in the head of every screen. The same text on each, so that the policy can allow it by its hash. */
export const HEAD_SCRIPT = `${EARLY_INPUT_SCRIPT}\n${LATE_FACES_SCRIPT}`;

/** For the Content-Security-Policy. */
export const HEAD_SCRIPT_HASH = "sha256-ov1+M0/t8Ujqpn6eyE7oGU5xfc93RX+GIWNYWp3wIvA=";
