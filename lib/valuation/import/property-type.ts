import { normalizeName } from "#lib/import/columns.ts";
import { PROPERTY_TYPE_LABELS, PROPERTY_TYPES, type PropertyType } from "#lib/fields/property.ts";

/** What was sold: a property type, or something that isn't an owner's home. */
export const SALE_TYPES = [...PROPERTY_TYPES, "no_home"] as const;
export type SaleType = (typeof SALE_TYPES)[number];

export const nameType = (type: PropertyType | null): string =>
  type === null ? "unknown type" : PROPERTY_TYPE_LABELS[type].toLowerCase();

// "Multi Family" has up to four units; more is an apartment building.
const MAX_UNITS = 4;

const anyOf = (words: string) =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split("\n")
      .map((line) => line.trim())
      .join("|")})\\b`,
  );

const WORDS: readonly (readonly [RegExp, SaleType])[] = [
  [/\b(?:vacant|(?<!on )land|lot)\b/, "land_lot"],
  [
    anyOf(`
      commercial|industrial|manufacturing|mercantile|business|offices?|retail|stores?|shopping
      warehouses?|factor(?:y|ies)|hotels?|motels?|taverns?|restaurants?|banks?|parking|garages|storage
      church(?:es)?|religious|schools?|educational|hospitals?|government|exempt|utilit(?:y|ies)
      mixed use|special purpose|farms?|agricultur\\w*|timeshares?|boat slips?`),
    "no_home",
  ],
  [anyOf("condos?|condominiums?|co ?ops?|cooperative"), "condominium"],
  [
    anyOf(`
      apartments|(?:lg|large|elevator|walk ?up) apartment|apartment (?:bldg|building|complex|house)
      (?:[5-9]|\\d{2,}) ?(?:\\+|or more)? ?(?:family|units?)`),
    "no_home",
  ],
  [
    anyOf(`
      multi ?(?:fam\\w*|units?)|multiple (?:fam\\w*|residen\\w*)|duplex|dplx|triplex|fourplex|quad\\w*plex|plex
      (?:two|three|four|[2-4]) (?:family|flat|units?)|2fmcon|rentals?|income`),
    "multi_family",
  ],
  [/\b(?:apartment|flat)\b/, "condominium"],
  [
    anyOf(`
      single|sfr?|1fam|(?:one|1) family|onefam|detached|house|residen\\w*|townho\\w*|twnhs\\w*|dwellings?
      ranch|colonial|cape cod|bungalow|cottage`),
    "single_family",
  ],
  [/\bunit\b/, "condominium"],
];

/** Returns the type an assessor's or listing's word means, or null if it means none. */
export function readPropertyType(text: string | null): SaleType | null {
  if (text === null) return null;
  const word = text.toLowerCase().replace(/[_/\s-]+/g, " ");
  return WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

export interface WrittenType {
  type: string | null;
  style: string | null;
  units: number | null;
}

/**
 * Returns what was sold, from all that the file says. Assessors call a duplex "Residential", so
 * style and units count too.
 * @param chosen the operator's types for written ones, by normalized name
 */
export function classifySale(
  { type, style, units }: WrittenType,
  chosen: ReadonlyMap<string, SaleType>,
): SaleType | null {
  const settled = chosen.get(normalizeName(type ?? ""));
  if (settled) return settled;
  const written = readPropertyType(type);
  if (written !== null && written !== "single_family" && written !== "multi_family") return written;
  if (units !== null && units > MAX_UNITS) return "no_home";
  if (written === "multi_family" || (units !== null && units > 1)) return "multi_family";
  const byStyle = readPropertyType(style);
  if (written === null) return byStyle;
  return byStyle === "multi_family" ? byStyle : written;
}
