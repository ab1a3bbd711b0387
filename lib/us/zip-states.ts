import type { StateCode } from "./states.ts";

/** The first three digits of zip codes by state, as the US Postal Service assigns them. */
const PREFIXES: Readonly<Record<StateCode, string>> = {
  AL: "350-369",
  AK: "995-999",
  AS: "",
  AZ: "850-865",
  AR: "716-729",
  CA: "900-961",
  CO: "800-816",
  CT: "060-069",
  DE: "197-199",
  DC: "200 202-205 569",
  FL: "320-339 341-349",
  GA: "300-319 398-399",
  GU: "",
  HI: "967-968",
  ID: "832-838",
  IL: "600-629",
  IN: "460-479",
  IA: "500-528",
  KS: "660-679",
  KY: "400-427",
  LA: "700-714",
  ME: "039-049",
  MD: "206-219",
  MA: "010-027 055",
  MI: "480-499",
  MN: "550-567",
  MS: "386-397",
  MO: "630-658",
  MT: "590-599",
  NE: "680-693",
  NV: "889-898",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-884",
  NY: "005 100-149",
  NC: "270-289",
  ND: "580-588",
  MP: "",
  OH: "430-459",
  OK: "730-731 734-749",
  OR: "970-979",
  PA: "150-196",
  PR: "006-007 009",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385",
  TX: "733 750-799 885",
  VI: "008",
  UT: "840-847",
  VT: "050-054 056-059",
  VA: "201 220-246",
  WA: "980-994",
  WV: "247-268",
  WI: "530-549",
  WY: "820-831",
};

// Zip codes of another state than the rest of their prefix.
const SINGLE: Readonly<Record<string, StateCode>> = {
  "06390": "NY",
  "83414": "WY",
  "96799": "AS",
};

const RANGES = (Object.entries(PREFIXES) as [StateCode, string][]).flatMap(([state, ranges]) =>
  ranges
    .split(" ")
    .filter(Boolean)
    .map((range) => {
      const [first = "", last = first] = range.split("-");
      return { state, first, last };
    }),
);

/**
 * Returns the state of most addresses with a zip code of five digits; null for unknown and military
 * codes.
 */
export function stateOfZip(zip: string): StateCode | null {
  const prefix = zip.slice(0, 3);
  const range = RANGES.find(({ first, last }) => first <= prefix && prefix <= last);
  return SINGLE[zip] ?? range?.state ?? null;
}
