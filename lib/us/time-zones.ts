import { type StateCode, stateCodeOf } from "./states.ts";

// IANA time zones of most people in each state (tz database).
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

/** A state with two time zones, and zip code prefixes that decide. The longest prefix wins. */
interface Split {
  other: string;
  most: readonly string[];
  rest: readonly string[];
  /** Zip codes on the boundary within a listed prefix; the owner is asked. */
  asked?: readonly string[];
}

/** Returns the three-digit prefixes in inclusive ranges. */
const prefixes = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(3, "0")),
  );

/**
 * The time zones of zip codes. Zones by county: 49 CFR part 71 and the tz database; the county of each
 * zip code: GeoNames, November 2026. A prefix is listed if all its zip codes are in counties of one
 * zone. Prefixes across both aren't listed, except for single codes. The owner can always choose,
 * because a zip code can cross a county line.
 */
const SPLITS: Partial<Record<StateCode, Split>> = {
  // The Aleutians west of 169.5 degrees: Adak and Atka.
  AK: { other: "America/Adak", most: prefixes([995, 999]), rest: ["99546", "99547"] },
  // The Navajo Nation observes daylight saving time and the Hopi within it don't: 860 and 865 serve
  // both.
  AZ: {
    other: "America/Denver",
    most: [...prefixes([850, 853], [855, 857], [859, 859], [863, 864]), "86001", "86005"],
    rest: [],
  },
  // West of the Apalachicola, except the south of Gulf County.
  FL: {
    other: "America/Chicago",
    most: [...prefixes([320, 323], [326, 349]), "32456", "32457"],
    rest: ["324", "325"],
  },
  // North of the Salmon River.
  ID: {
    other: "America/Los_Angeles",
    most: prefixes([832, 834], [836, 837]),
    rest: ["835", "838"],
    asked: ["83547", "83549", "83671"],
  },
  // Around Gary and Evansville.
  IN: {
    other: "America/Chicago",
    most: prefixes([460, 462], [465, 474], [478, 479]),
    rest: [
      ...["463", "464", "476", "477"],
      ...["46531", "46532", "46534", "46968", "47922", "47943"],
      ...["47948", "47951", "47963", "47964", "47977", "47978"],
    ],
  },
  // Greeley, Hamilton, Sherman and Wallace.
  KS: {
    other: "America/Denver",
    most: prefixes([660, 679]),
    rest: [
      ...["67733", "67735", "67741", "67758", "67761"],
      ...["67762", "67836", "67857", "67878", "67879"],
    ],
  },
  // The west: Paducah, Bowling Green, Owensboro, Hopkinsville.
  KY: {
    other: "America/Chicago",
    most: prefixes([400, 400], [402, 418], [425, 425]),
    rest: prefixes([420, 424]),
  },
  // Dickinson, Gogebic, Iron and Menominee, all in 498 and 499.
  MI: { other: "America/Menominee", most: prefixes([480, 497]), rest: [] },
  // The southwest, around Dickinson.
  ND: {
    other: "America/Denver",
    most: prefixes([580, 584], [587, 587]),
    rest: ["586"],
    asked: ["58631", "58634", "58638"],
  },
  // The panhandle.
  NE: { other: "America/Denver", most: prefixes([680, 681], [683, 689]), rest: ["693"] },
  // West Wendover by law, Jackpot by use.
  NV: {
    other: "America/Denver",
    most: prefixes([889, 891], [893, 898]),
    rest: ["89825", "89883"],
  },
  // Most of Malheur County, in 979.
  OR: { other: "America/Boise", most: prefixes([970, 978]), rest: [] },
  // West of the Missouri, around Rapid City.
  SD: { other: "America/Denver", most: prefixes([570, 574]), rest: ["577"] },
  // The east: Chattanooga, Knoxville, the Tri-Cities.
  TN: {
    other: "America/New_York",
    most: [...prefixes([370, 372], [375, 375], [380, 385]), "37723"],
    rest: prefixes([374, 374], [376, 379]),
  },
  // El Paso and Hudspeth.
  TX: {
    other: "America/Denver",
    most: prefixes([733, 733], [750, 797]),
    rest: [
      ...["799", "885", "79821", "79835", "79836", "79837"],
      ...["79838", "79839", "79849", "79851", "79853"],
    ],
  },
};

function sideOf(split: Split, zipCode: string): "most" | "rest" | null {
  for (const zip of [zipCode.slice(0, 5), zipCode.slice(0, 3)]) {
    if (split.asked?.includes(zip)) return null;
    if (split.rest.includes(zip)) return "rest";
    if (split.most.includes(zip)) return "most";
  }
  return null;
}

export interface HomePlace {
  state: string | null;
  zipCode: string | null;
  /** Null if the owner hasn't chosen. */
  chosenTimeZone: string | null;
}

const zoneOfState = (code: StateCode | null | undefined) =>
  (code && ZONE_OF_STATE.get(code)) ?? FALLBACK;

/** Returns the time zones of a state, the main one first; empty for an unknown state. */
export function timeZonesOfState(state: string): string[] {
  const code = stateCodeOf(state);
  if (!code) return [];
  const other = SPLITS[code]?.other;
  return [zoneOfState(code), ...(other ? [other] : [])];
}

/**
 * Returns the IANA time zone of a home: the owner's choice, or the zone of the state and zip code. If
 * they don't decide it, it is the state's main zone, or Eastern for an unknown state.
 * @returns `isSure` false if the owner should be asked
 */
export function resolveTimeZone({ state, zipCode, chosenTimeZone }: HomePlace): {
  timeZone: string;
  isSure: boolean;
} {
  const code = stateCodeOf(state ?? "");
  const most = zoneOfState(code);
  if (!code) return { timeZone: most, isSure: false };
  const split = SPLITS[code];
  if (!split) return { timeZone: most, isSure: true };
  if (chosenTimeZone === most || chosenTimeZone === split.other) {
    return { timeZone: chosenTimeZone, isSure: true };
  }
  const side = sideOf(split, zipCode ?? "");
  return { timeZone: side === "rest" ? split.other : most, isSure: side !== null };
}

/** Returns the time zone of a home (`resolveTimeZone`), or Eastern without one. */
export const timeZoneOfHome = (home: HomePlace | null): string =>
  home ? resolveTimeZone(home).timeZone : FALLBACK;
