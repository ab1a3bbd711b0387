import "server-only";
import { findSlugByCode } from "#db/queries/listing-slugs.ts";
import { findOpenListing } from "./public-homes.ts";
import { pathOfHome } from "./public-listing.ts";

const CODE = /^[2-9a-fxy]{8}$/;

/**
 * Returns the path of the listing page that a short link leads to, or null if there is none or it isn't
 * public.
 * @param code in any case
 */
export async function pathOfShortLink(code: string): Promise<string | null> {
  const normal = code.toLowerCase();
  const slug = CODE.test(normal) ? await findSlugByCode(normal) : null;
  return slug && (await findOpenListing(slug)) ? pathOfHome(slug) : null;
}
