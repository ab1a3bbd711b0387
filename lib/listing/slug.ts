import { plainText } from "#lib/us/plain-text.ts";
import { stateCodeOf } from "#lib/us/states.ts";

export interface SlugAddress {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  state: string;
  zipCode: string;
}

const LONGEST = 100;

const plain = (text: string): string =>
  plainText(text.replaceAll(/\p{No}/gu, " $&").replaceAll(".", ""))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function cut(slug: string, longest: number): string {
  if (slug.length <= longest) return slug;
  const kept = slug.slice(0, longest);
  const isWhole = slug[longest] === "-";
  return (isWhole ? kept : kept.replace(/-[^-]*$/, "")).replace(/-$/, "");
}

/**
 * Returns the slug of a home's page: "611-s-maple-st-seattle-wa-98101"; "home" if the address has no
 * letter or digit that a URL can use.
 */
export function slugOf(address: SlugAddress): string {
  const { addressLine1, addressLine2, city, state, zipCode } = address;
  const place = plain(
    [city, stateCodeOf(state.trim()) ?? state, zipCode.trim().slice(0, 5)].join(" "),
  );
  const street = plain([addressLine1, addressLine2 ?? ""].join(" "));
  const rest = cut(place, LONGEST / 2);
  return [cut(street, LONGEST - 1 - rest.length), rest].filter(Boolean).join("-") || "home";
}

/** Returns "…-2", "…-3" for homes with the same slug. */
export const numberedSlug = (slug: string, number: number): string =>
  number === 1 ? slug : `${slug}-${number}`;

/** Returns the number of a slug, or null if it is another name. */
export function numberOfSlug(name: string, slug: string): number | null {
  if (name === slug) return 1;
  const number = name.startsWith(`${slug}-`) ? name.slice(slug.length + 1) : "";
  return /^[1-9]\d{0,8}$/.test(number) && number !== "1" ? Number(number) : null;
}
