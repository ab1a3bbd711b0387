import { readZip } from "./address.ts";
import { STATE_NAMES, stateCodeOf } from "./states.ts";
import { stateOfZip } from "./zip-states.ts";

const FIVE_DIGITS = /^\d{5}$/;
const QUOTED = 40;
const SHORTEST = { state: 2, zip: 5 };

function noteState(state: string): string | null {
  if (state.length < SHORTEST.state || stateCodeOf(state) !== null) return null;
  return `We don’t know the state “${state.slice(0, QUOTED)}”. Enter a name or two-letter code, such as NC.`;
}

function noteZip(zipCode: string, state: string): string | null {
  const zip = readZip(zipCode);
  if (zip === null || zip.length < SHORTEST.zip) return null;
  if (!FIVE_DIGITS.test(zip)) {
    return `“${zipCode.slice(0, QUOTED)}” doesn’t look like a zip code. Enter five digits, such as 28801.`;
  }
  const [written, found] = [stateCodeOf(state), stateOfZip(zip)];
  if (written === null || found === null || written === found) return null;
  return `Zip code ${zip} is in ${STATE_NAMES[found]}, not ${STATE_NAMES[written]}. Is one of them a typo?`;
}

/** Returns questions about a state and zip code as typed; empty if they look right. */
export const noteAddress = ({ state, zipCode }: { state: string; zipCode: string }): string[] =>
  [noteState(state.trim()), noteZip(zipCode.trim(), state)].filter((note) => note !== null);
