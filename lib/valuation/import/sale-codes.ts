import type { StateCode } from "#lib/us/states.ts";

// What offices write about the terms of a sale. Prices of such sales say little about the market
// (International Association of Assessing Officers, Standard on Ratio Studies, sales validation).

/** Words in a column about terms, deed or validity, with what they mean. The first match counts. */
export const UNUSUAL_TERMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:invalid|unqualified|disqualified)|\b(?:not|non)[ -]?(?:(?:an?|at|on|the|open) )*(?:arm|valid|qualified|usable|verified|market)|abnorm|not (?:exposed|representative)|no market exposure|time on market \(/,
    "not at arm's length",
  ],
  [/quit ?claim|\bqcd?\b/, "quitclaim deed"],
  [
    /(?<!\b(?:not|non)[ -]?(?:an? )?)(?:love\b.*\baff|\bgift|^family$|\bfamily (?:sale|transfer|member)|intra.?family|relatives?\b|\brelated|affiliat|\bdivorce)/,
    "between related parties",
  ],
  [
    /(?<!\b(?:not|non)[ -]?(?:an? )?)(?:foreclos|sheriff|\breo\b|bank.?owned|financial institution|in lieu|forced|short sale|bankrupt|auction|trustee'?s? (?:deed upon )?sale|\breceiver)/,
    "forced sale",
  ],
  [/\btax (?:deed|sale|title)|court order|judicial|judge?ment/, "court or tax deed"],
  [
    /executor|executrix|administrat|(?<!real[ -])\bestate\b|probate|beneficia|guardian|conservator|personal rep|transfer on death/,
    "settlement of an estate",
  ],
  [/correct(?:ion|ive)|\bre-?record/, "correction of a deed"],
  [/partial interest|part(?:ial)? int\b|undivided|easement/, "part of the property"],
  [/multi.?parcel|multiple parcels|several parcels/, "several parcels"],
  [
    /\bgov'?t|government|municipal|charit|religious|non.?profit|utility compan/,
    "public or charitable party",
  ],
  [/\btrade\b|\bexchange\b|adjacent lot|adjland|alloca/, "trade or shared price"],
  [/^partial$|incomplete|unfinished|pre-?construction/, "home not finished"],
];

/** Words for listings that aren't sold. */
export const NOT_SOLD =
  /\b(?:active|pending|withdrawn|expired|cancell?ed|contingent|coming soon|under contract|under agreement|off market|hold|listing)\b/;
export const SOLD = /\b(?:sold|closed|settled|sld|clsd)\b/;

/** An office's codes: the reason to leave a sale out, or null if the office counts it. */
export interface CodeTable {
  /** Normalized names of the column. */
  columns: readonly string[];
  codes: ReadonlyMap<string, string | null>;
  /** The state whose sales have these codes. */
  state?: StateCode;
  /** The normalized name of a column that only this office's files have. */
  officeColumn?: string;
}

function table(
  columns: string,
  reasons: Readonly<Record<string, string>>,
  counted = "",
  office: Pick<CodeTable, "state" | "officeColumn"> = {},
): CodeTable {
  const listed = (codes: string) => codes.split(" ").filter(Boolean);
  return {
    columns: listed(columns),
    codes: new Map([
      ...Object.entries(reasons).flatMap(([reason, codes]) =>
        listed(codes).map((code) => [code, reason] as const),
      ),
      ...listed(counted).map((code) => [code, null] as const),
    ]),
    ...office,
  };
}

const kingCounty = (column: string, reasons: Readonly<Record<string, string>>) =>
  table(column, reasons, "", { officeColumn: "excisetaxnbr" });

export const CODE_TABLES: readonly CodeTable[] = [
  // Florida Department of Revenue, Real Property Transfer Qualification Codes: 01 and 02 count.
  table(
    "qualcd qualcd1 qualcd2 qualcode qualificationcode",
    {
      "changed since the sale": "3 4",
      "several parcels": "5 6",
      "not at arm's length":
        "11 12 13 14 15 16 17 18 19 20 21 30 31 32 33 34 35 36 37 38 39 40 41 42 43",
    },
    "1 2",
    { state: "FL" },
  ),
  // King County, WA, Department of Assessments, lookups 5, 6 and 7 of the real property sales extract.
  kingCounty("salereason", {
    "forced sale": "4",
    "settlement of an estate": "6 7 8",
    "between related parties": "10 11 12 13 14",
    "part of the property": "15",
    "correction of a deed": "16",
    "trade or shared price": "17",
    "quitclaim deed": "19",
  }),
  kingCounty("saleinstrument", {
    "quitclaim deed": "15",
    "settlement of an estate": "19 24",
    "forced sale": "18 21 23 28",
    "court or tax deed": "25",
  }),
  kingCounty("salewarning", {
    "not at arm's length": "5 7 8 15 19 31 32 37 39 44 46 54 64",
    "changed since the sale": "10 26 29",
    "between related parties": "11 38 51",
    "settlement of an estate": "12",
    "forced sale": "13 14 23 60 61 62",
    "public or charitable party": "16 17 66 67 68",
    "quitclaim deed": "18",
    "correction of a deed": "20",
    "trade or shared price": "2 21",
    "part of the property": "22 24 33 42 43 70 71 72",
    "several parcels": "36 45 59",
  }),
];

/** A column of yes and no, such as Cook County's "valid_sale". */
export const YES_OR_NO: CodeTable = table("", { "not at arm's length": "0" }, "1");
