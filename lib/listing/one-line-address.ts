import type { PublicListing } from "./public-listing.ts";

/** "611 S Maple St, Apt 4, Seattle, WA 98101" */
export function oneLineAddress({
  line1,
  line2,
  city,
  state,
  stateCode,
  zipCode,
}: PublicListing["address"]) {
  return [line1, line2, city, `${stateCode ?? state} ${zipCode}`].filter(Boolean).join(", ");
}
