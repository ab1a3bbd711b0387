import { type StateCode, stateCodeOf } from "./states.ts";

// IANA zones in which most people of each state live (tz database).
const ZONES: Record<string, readonly StateCode[]> = {
  "America/New_York": [
    "CT",
    "DE",
    "DC",
    "FL",
    "GA",
    "KY",
    "ME",
    "MD",
    "MA",
    "NH",
    "NJ",
    "NY",
    "NC",
    "OH",
    "PA",
    "RI",
    "SC",
    "VT",
    "VA",
    "WV",
  ],
  "America/Detroit": ["MI"],
  "America/Indiana/Indianapolis": ["IN"],
  "America/Chicago": [
    "AL",
    "AR",
    "IL",
    "IA",
    "KS",
    "LA",
    "MN",
    "MS",
    "MO",
    "NE",
    "ND",
    "OK",
    "SD",
    "TN",
    "TX",
    "WI",
  ],
  "America/Denver": ["CO", "MT", "NM", "UT", "WY"],
  "America/Boise": ["ID"],
  "America/Phoenix": ["AZ"],
  "America/Los_Angeles": ["CA", "NV", "OR", "WA"],
  "America/Anchorage": ["AK"],
  "Pacific/Honolulu": ["HI"],
  "America/Puerto_Rico": ["PR", "VI"],
  "Pacific/Guam": ["GU", "MP"],
  "Pacific/Pago_Pago": ["AS"],
};

const ZONE_OF_STATE = new Map(
  Object.entries(ZONES).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
);

const FALLBACK = "America/New_York";

/**
 * The time zone of a state, by IANA's name; where a state lies in two, that of most of its people, and
 * for a text that names no state that of the East.
 */
export function timeZoneOfState(state: string): string {
  const code = stateCodeOf(state);
  return (code && ZONE_OF_STATE.get(code)) ?? FALLBACK;
}
