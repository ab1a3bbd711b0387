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

/** A state that lies in two zones, and what the beginning of a zip code tells: the longest one decides. */
interface Split {
  other: string;
  /** In the zone of most of the state. */
  most: readonly string[];
  /** In the other zone. */
  rest: readonly string[];
  /** On the line between them, within what one of the lists tells. */
  asked?: readonly string[];
}

/** The first three digits from `from` to `to`, both among them. */
const prefixes = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(3, "0")),
  );

/**
 * Which zone a zip code lies in. Zones by county: 49 CFR part 71, and the tz database; the county of
 * each zip code: GeoNames, November 2026. A beginning is listed where all of its zip codes lie in
 * counties of one zone; what serves counties of both is in neither list, unless single codes are named.
 * A zip code can reach over the line of a county, so the owner may always choose otherwise.
 */
const SPLITS: Partial<Record<StateCode, Split>> = {
  // The Aleutians west of 169.5 degrees: Adak and Atka.
  AK: { other: "America/Adak", most: prefixes([995, 999]), rest: ["99546", "99547"] },
  // The Navajo Nation keeps summer time, the Hopi within it don't: 860 and 865 serve both.
  AZ: {
    other: "America/Denver",
    most: [...prefixes([850, 853], [855, 857], [859, 859], [863, 864]), "86001", "86005"],
    rest: [],
  },
  // West of the Apalachicola, but for the south of Gulf County.
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

/** Where a home is, as far as it tells its time. */
export interface HomePlace {
  /** Name or code of its state. */
  state: string | null;
  zipCode: string | null;
  /** What its owner has chosen; null: nothing. */
  chosenTimeZone: string | null;
}

const zoneOfState = (code: StateCode | null | undefined) =>
  (code && ZONE_OF_STATE.get(code)) ?? FALLBACK;

/** The zones that a state lies in, that of most of its people first; of a text that names no state none. */
export function timeZonesOfState(state: string): string[] {
  const code = stateCodeOf(state);
  if (!code) return [];
  const other = SPLITS[code]?.other;
  return [zoneOfState(code), ...(other ? [other] : [])];
}

/**
 * The time zone of a home, by IANA's name: what its owner has chosen, or what state and zip code tell.
 * Where these don't decide it is that of most people of the state, and for a text that names no state
 * that of the East.
 * @returns `isSure` false where the owner should be asked
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

/** The time zone of a home (`resolveTimeZone`); of no home that of the East. */
export const timeZoneOfHome = (home: HomePlace | null): string =>
  home ? resolveTimeZone(home).timeZone : FALLBACK;
