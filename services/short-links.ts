import "server-only";
import { findSlugByCode } from "#db/queries/listing-slugs.ts";

const CODE = /^[2-9a-fxy]{8}$/;

/**
 * Returns the slug of the listing that a short link leads to, public or not, or null if there is none.
 * @param code in any case
 */
export async function slugOfShortLink(code: string): Promise<string | null> {
  const normal = code.toLowerCase();
  return CODE.test(normal) ? findSlugByCode(normal) : null;
}
