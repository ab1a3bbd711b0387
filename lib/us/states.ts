import { cleanEntry } from "#lib/text/clean-text.ts";
import { plainText } from "./plain-text.ts";

// The fifty states, the District of Columbia and the inhabited territories, by USPS code, sorted by
// name.
const OFFICIAL_NAMES = {
  AL: "Alabama",
  AK: "Alaska",
  AS: "American Samoa",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  MP: "Northern Mariana Islands",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "U.S. Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

export type StateCode = keyof typeof OFFICIAL_NAMES;

export const STATES = (Object.entries(OFFICIAL_NAMES) as [StateCode, string][]).map(
  ([code, name]) => ({ code, name }),
);

export const STATE_NAMES: Readonly<Record<string, string>> = { ...OFFICIAL_NAMES, DC: "D.C." };

const withoutStops = (text: string) => plainText(text.replaceAll(".", ""));
const CODES = new Map(
  STATES.flatMap(({ code, name }) => [
    [withoutStops(code), code],
    [withoutStops(name), code],
  ]),
);

/** Returns the code of a state from its name or code, ignoring case, periods and accents. */
export const stateCodeOf = (text: string): StateCode | null =>
  CODES.get(withoutStops(cleanEntry(text))) ?? null;

export const ZERO_ZIP_STATES: ReadonlySet<string> = new Set<StateCode>([
  "CT",
  "MA",
  "ME",
  "NH",
  "NJ",
  "PR",
  "RI",
  "VI",
  "VT",
]);
