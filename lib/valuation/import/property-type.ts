import type { PropertyType } from "#lib/fields/property.ts";

/** The property type that an assessor's or a listing's word stands for; null where it is none of ours. */
export function readPropertyType(text: string | null): PropertyType | null {
  if (text === null) return null;
  const word = text.toLowerCase().replace(/[_-]/g, " ");
  if (/\brentals?\b/.test(word)) return "multi_family";
  if (/\b(?:vacant|land|lot)\b/.test(word)) return "land_lot";
  if (/\b(?:condo|condominium|co ?op|apartment|flat|unit)/.test(word)) return "condominium";
  if (
    /\b(?:multi|duplex|triplex|fourplex|quadplex|plex|two family|2 family|three family|2fmcon)/.test(
      word,
    )
  ) {
    return "multi_family";
  }
  if (
    /\b(?:single|sfr|1fam|one family|onefam|detached|house|residential|townho|twnhs)/.test(word)
  ) {
    return "single_family";
  }
  return null;
}
