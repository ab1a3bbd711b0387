import type { InquiryKind, ListingStatus } from "#lib/fields/listing.ts";

/** Field names of the form on the listing page. */
export type InquiryField = "kind" | "name" | "email" | "phone" | "message" | "consent";
export type InquiryValues = Partial<Record<InquiryField, string>>;

/** The signed time; empty until the script has fetched it. */
export const TOKEN_FIELD = "token";
/** A hidden honeypot field. The name is meaningless so that autofill skips it. */
export const TRAP_FIELD = "qv7x";

const KINDS: Partial<Record<ListingStatus, readonly InquiryKind[]>> = {
  coming_soon: ["question"],
  active: ["question", "showing"],
  pending: ["question"],
};

/**
 * Returns the kinds of inquiry buyers can send in a status; empty if the form is hidden.
 * @param takesShowings showings are booked on their own page, so the form is only for questions
 */
export function inquiryKinds(status: ListingStatus, takesShowings = false): readonly InquiryKind[] {
  const kinds = KINDS[status] ?? [];
  return takesShowings ? kinds.filter((kind) => kind !== "showing") : kinds;
}
