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

/** The other zone of a state that lies in two. */
interface Split {
  other: string;
  /** First three digits of zip codes that lie wholly in the zone of most of the state. */
  most: readonly string[];
  /** First three digits of zip codes that lie wholly in the other zone. */
  rest: readonly string[];
  /** Zip codes, or the first four digits of some, that tell more than three digits do. */
  restWithin?: readonly string[];
}

/** The first three digits from `from` to `to`, both among them. */
const prefixes = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(3, "0")),
  );

// Which zip codes decide. The zones by county are those of 49 CFR part 71 and of the tz database; which
// counties a three-digit prefix serves follows from the Postal Service's sectional centers. A prefix that
// serves both sides, or of which we are not certain, is in neither list: then the owner is asked.
const SPLITS: Partial<Record<StateCode, Split>> = {
  // The Aleutians west of 169.5 degrees: Adak (99546) and Atka (99547).
  AK: {
    other: "America/Adak",
    most: prefixes([996, 999]),
    rest: [],
    restWithin: ["99546", "99547"],
  },
  // The Navajo Nation keeps summer time: the northeast, around Window Rock, Chinle, Kayenta (865, 860).
  AZ: {
    other: "America/Denver",
    most: prefixes([850, 853], [855, 857], [863, 864]),
    rest: [],
  },
  // West of the Apalachicola: Panama City and Pensacola. 323 is Tallahassee with both banks.
  FL: {
    other: "America/Chicago",
    most: prefixes([320, 322], [326, 349]),
    rest: ["324", "325"],
  },
  // North of the Salmon River: Lewiston and Coeur d'Alene.
  ID: { other: "America/Los_Angeles", most: prefixes([832, 834], [836, 837]), rest: ["838"] },
  // Gary (463, 464) and Evansville (476, 477).
  IN: {
    other: "America/Chicago",
    most: prefixes([460, 462], [465, 468], [470, 474], [478, 478]),
    rest: ["464", "477"],
  },
  // Greeley, Hamilton, Sherman and Wallace, in 677 and 678 with others.
  KS: {
    other: "America/Denver",
    most: prefixes([660, 662], [664, 676], [679, 679]),
    rest: [],
  },
  // Louisville and the Bluegrass; Paducah, Bowling Green, Owensboro and Hopkinsville.
  KY: {
    other: "America/Chicago",
    most: prefixes([400, 400], [402, 403], [405, 418]),
    rest: ["420", "421", "422", "423", "424"],
  },
  // Dickinson, Gogebic, Iron and Menominee, in 498 and 499 with others.
  MI: { other: "America/Menominee", most: prefixes([480, 497]), rest: [] },
  ND: { other: "America/Denver", most: prefixes([580, 584], [587, 587]), rest: [] },
  // The panhandle.
  NE: {
    other: "America/Denver",
    most: prefixes([680, 681], [683, 689]),
    rest: ["693"],
  },
  // West Wendover (89883) by law, Jackpot (89825) by use.
  NV: {
    other: "America/Denver",
    most: prefixes([889, 891], [893, 895], [897, 898]),
    rest: [],
    restWithin: ["89883", "89825"],
  },
  // Most of Malheur County, in 979 with Baker County.
  OR: { other: "America/Boise", most: prefixes([970, 978]), rest: [] },
  // Rapid City; 575 and 576 lie on both sides of the Missouri.
  SD: { other: "America/Denver", most: prefixes([570, 574]), rest: ["577"] },
  // Knoxville and the Tri-Cities. Chattanooga's 373 and 374 are told apart by Marion County, Cookeville's 385 is not.
  TN: {
    other: "America/New_York",
    most: prefixes([370, 372], [380, 384]),
    rest: ["374", "376", "377", "378", "379"],
  },
  // El Paso; Hudspeth County's zip codes share 798 with Pecos and Alpine.
  TX: {
    other: "America/Denver",
    most: prefixes([750, 797]),
    rest: ["799", "885"],
  },
};

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
export function tellTimeZone({ state, zipCode, chosenTimeZone }: HomePlace): {
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
  const zip = (zipCode ?? "").slice(0, 5);
  const prefix = zip.slice(0, 3);
  if (split.restWithin?.includes(zip) || split.rest.includes(prefix)) {
    return { timeZone: split.other, isSure: true };
  }
  return { timeZone: most, isSure: split.most.includes(prefix) };
}

/** The time zone of a home (`tellTimeZone`); of no home that of the East. */
export const timeZoneOfHome = (home: HomePlace | null): string =>
  home ? tellTimeZone(home).timeZone : FALLBACK;
