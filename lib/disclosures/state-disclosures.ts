import type { StateCode } from "#lib/us/states.ts";
import { ALABAMA_TO_MISSOURI } from "./alabama-to-missouri.ts";
import { MONTANA_TO_WYOMING } from "./montana-to-wyoming.ts";
import type { StateDisclosure } from "./state-disclosure.ts";

const ROWS = { ...ALABAMA_TO_MISSOURI, ...MONTANA_TO_WYOMING };

/** Returns the disclosure rules of a state, or null if we have none. */
export function stateDisclosure(state: StateCode): StateDisclosure | null {
  const row = ROWS[state];
  if (!row) return null;
  const [duty, form, when, more, source, confidence, url = null, flood = null] = row;
  return { duty, form, when, more, source, confidence, url, flood };
}
