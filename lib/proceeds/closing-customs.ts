import { stateCodeOf, type StateCode } from "#lib/us/states.ts";
import { CHICAGO_TITLE, OLD_REPUBLIC } from "./transfer-taxes/transfer-tax.ts";

type Payer = "seller" | "buyer" | "half" | "none" | "unknown";

/** Who usually pays for the owner's title policy, according to a source. */
export interface TitleCustom {
  payer: Payer;
  note: string;
  source: string | null;
  year: number | null;
  isConfirmed: boolean;
}

const NOTES: Record<Payer, string> = {
  seller: "Usually the seller pays",
  buyer: "Usually the buyer pays",
  half: "Usually split evenly",
  none: "A title policy isn't customary here",
  unknown: "We don't know who pays; included in your costs",
};

/** @param source with its year; null if there is none */
const custom =
  (source: string | null, year: number | null, isConfirmed: boolean) =>
  (payer: Payer, note = NOTES[payer]): TitleCustom => ({ payer, note, source, year, isConfirmed });

const oldRepublic = custom(OLD_REPUBLIC, 2023, true);
const chicagoTitle = custom(CHICAGO_TITLE, 2024, true);
const chicagoTitleEarlier = custom(`${CHICAGO_TITLE}, earlier edition`, null, true);
const fidelity = custom("Fidelity National Title, Laws and Customs", null, true);
// Weak sources: each is a single calculator's table.
const ratecraft = custom("Ratecraft, table of customs", 2026, false);
const homepaird = custom("Homepaird, state guides", 2026, false);
const unsourced = custom(null, null, false);
const unknown = unsourced("unknown");

const TITLE_CUSTOMS: Readonly<Partial<Record<StateCode, TitleCustom>>> = {
  AK: chicagoTitleEarlier("seller", "Usually the seller, sometimes negotiated"),
  AL: chicagoTitle("unknown", "Negotiated; the seller pays in Jefferson and Shelby counties"),
  AZ: chicagoTitleEarlier("seller", "The seller pays for the standard policy"),
  CA: oldRepublic("unknown", "Varies by county; included in your costs"),
  CO: ratecraft("seller"),
  CT: ratecraft("buyer"),
  DC: chicagoTitleEarlier("buyer"),
  DE: ratecraft("buyer"),
  FL: ratecraft(
    "seller",
    "The seller pays in most counties; the buyer in Miami-Dade, Broward and others",
  ),
  GA: ratecraft("buyer"),
  HI: ratecraft("half"),
  IA: custom(
    "First American, customs",
    2018,
    true,
  )("none", "No commercial title insurance here; Iowa uses an abstract and Iowa Title Guaranty"),
  ID: ratecraft("seller"),
  IL: oldRepublic("seller", "The seller pays in Chicago and Cook County; ask elsewhere"),
  IN: ratecraft("half"),
  KY: ratecraft("buyer"),
  LA: ratecraft("buyer"),
  MA: oldRepublic("buyer"),
  MD: oldRepublic("buyer"),
  ME: oldRepublic("buyer"),
  MI: oldRepublic("seller", "Negotiated, often the seller pays"),
  MN: ratecraft("buyer"),
  MO: oldRepublic(
    "unknown",
    "The buyer pays around St. Louis; varies elsewhere; included in your costs",
  ),
  MS: ratecraft("buyer"),
  MT: ratecraft("half"),
  NC: ratecraft("buyer"),
  ND: ratecraft("buyer"),
  NH: ratecraft("buyer"),
  NJ: ratecraft("buyer"),
  NM: oldRepublic("seller"),
  NV: ratecraft("seller"),
  NY: ratecraft("buyer"),
  OH: oldRepublic("half", "Split in the north; the buyer pays in the south"),
  OR: oldRepublic("seller", "Usually the seller, sometimes negotiated"),
  PA: ratecraft("buyer"),
  RI: homepaird("buyer"),
  SC: unsourced("buyer"),
  TX: oldRepublic("seller", "Usually the seller, negotiable"),
  VA: unsourced("buyer"),
  VT: homepaird("buyer"),
  WA: fidelity("seller", "The seller pays for standard coverage"),
  WV: custom("Stewart, practices", null, true)("buyer", "Rarely bought; the buyer pays if it is"),
};

export const titleCustomOf = (state: string): TitleCustom => {
  const code = stateCodeOf(state);
  return (code && TITLE_CUSTOMS[code]) ?? unknown;
};

const CLOSED_BY_ATTORNEY: ReadonlySet<string> = new Set<StateCode>([
  "CT",
  "DE",
  "GA",
  "KY",
  "MA",
  "NC",
  "NH",
  "NY",
  "SC",
  "VT",
  "WV",
]);

/** Returns whether an attorney closes by law or custom, or only prepares the deed. */
export function attorneyCustomOf(state: string): "closes" | "deed" | "not_usual" {
  const code = stateCodeOf(state);
  if (code === "AL") return "deed";
  return code && CLOSED_BY_ATTORNEY.has(code) ? "closes" : "not_usual";
}
