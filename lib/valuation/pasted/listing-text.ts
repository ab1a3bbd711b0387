import { NUMBER, PRICE, withoutOtherAmounts } from "./price-text.ts";
import type { SaleTexts } from "./sale-texts.ts";

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const DATE = `(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|${MONTH}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}\\s+${MONTH}\\s+\\d{4}|${MONTH}\\s+\\d{4})`;
const SQUARE_FEET = "(?:sq\\.?\\s?ft\\.?|sqft|square\\s+feet|sf)";

type Field = keyof SaleTexts["fields"];

// How pages write a fact, most certain form first.
const FORMS: readonly { field: Field; form: RegExp }[] = [
  { field: "lotSize", form: new RegExp(`(${NUMBER}\\s*ac(?:res?)?\\b)\\.?(?:\\s+lot)?`, "i") },
  { field: "lotSize", form: new RegExp(`(${NUMBER})\\s*${SQUARE_FEET}\\s+lot\\b`, "i") },
  {
    field: "lotSize",
    form: new RegExp(`\\blot(?:\\s+size)?:?\\s+(${NUMBER})\\s*(?:${SQUARE_FEET})?`, "i"),
  },
  { field: "bedrooms", form: /(?<!\d)(\d{1,9})\s*(?:bds?|bdrms?|beds?|bedrooms?|br)(?![a-z])/i },
  {
    field: "bathrooms",
    form: /(?<!\d)(\d{1,9}(?:\.\d{1,9})?)\s*(?:ba|baths?|bathrooms?)(?![a-z])/i,
  },
  { field: "livingArea", form: new RegExp(`(${NUMBER})\\s*${SQUARE_FEET}`, "i") },
  { field: "yearBuilt", form: /\b(?:built(?:\s+in)?|year\s+built):?\s*(\d{4})\b/i },
  { field: "soldOn", form: new RegExp(`\\b(?:sold|closed|sale date)\\D{0,12}(${DATE})`, "i") },
  { field: "soldOn", form: new RegExp(`(?<![\\d/])(${DATE})(?![\\d/])`, "i") },
  { field: "price", form: new RegExp(`\\b(?:sold|closed|price)[^$\\n]{0,24}${PRICE}`, "i") },
  { field: "price", form: new RegExp(PRICE, "i") },
];

// Zillow's copied text has no space between facts: "$619,9004 bds3 ba2,310 sqft".
const RUN_TOGETHER = /(\$\d{1,3}(?:,\d{3}){1,3})(?=\d)/g;
const ADDRESS =
  /^(?:sold\s+)?((?:\d{1,6}[-\w]*(?:\s+\d\/\d|½)?|[NSEW]\d{1,6}(?:\s?[NSEW]\d{1,6})?)\s+(?:[NSEW]{1,2}\.?\s+)?(?:\d{1,3}(?:st|nd|rd|th)\b|\d{2,5}\s+[NSEW]\b|[ʻ‘]?\p{Lu}).*)$/u;
const BETWEEN = /[·•|\t]|(?<=\s)[-–—](?=\s)|\s{2,}/;

function readLine(line: string): SaleTexts["fields"] {
  if (!/\d/.test(line)) return {};
  const fields: SaleTexts["fields"] = {};
  let rest = withoutOtherAmounts(line.replace(RUN_TOGETHER, "$1 "));
  for (const { field, form } of FORMS) {
    if (fields[field] !== undefined) continue;
    const found = form.exec(rest);
    if (!found) continue;
    fields[field] = found[1] ?? "";
    rest = rest.replace(found[0], "  ");
  }
  const address = rest
    .split(BETWEEN)
    .map((part) => ADDRESS.exec(part.replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, ""))?.[1])
    .find(Boolean);
  return address ? { ...fields, address } : fields;
}

// A line continues the same home unless it repeats a field that identifies a sale.
const NAMES_A_SALE: readonly Field[] = ["price", "address", "soldOn", "livingArea"];
const contradicts = (fields: SaleTexts["fields"], next: SaleTexts["fields"]) =>
  NAMES_A_SALE.some((field) => fields[field] !== undefined && next[field] !== undefined);

/**
 * Reads sales from a real estate page's words, each sale on one or more lines: "12 Elm St, Madison,
 * WI · 3 bd 2 ba · 1,850 sqft · Sold 3/14/2026 for $450,000".
 */
export function readListings(text: string): SaleTexts[] {
  const listings: SaleTexts[] = [];
  let open: SaleTexts | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim();
    if (written === "") {
      // An empty line ends a home only if it is complete: pages put them between its parts, too.
      if (open && isWhole(open.fields)) open = null;
      continue;
    }
    const fields = readLine(written);
    if (open && !contradicts(open.fields, fields)) {
      open.fields = { ...fields, ...open.fields };
      open.text += ` · ${written}`;
      continue;
    }
    open = { row: index + 1, text: written, fields };
    listings.push(open);
    if (Object.keys(fields).length === 0) open = null;
  }
  return listings;
}

const isWhole = ({ price, soldOn, livingArea }: SaleTexts["fields"]) =>
  price !== undefined && soldOn !== undefined && livingArea !== undefined;
