import type { InquiryKind, ListingStatus } from "#lib/fields/listing.ts";

/** What a buyer types into the form of the public page, by the names of its fields. */
export type InquiryField = "kind" | "name" | "email" | "phone" | "message" | "consent";
export type InquiryValues = Partial<Record<InquiryField, string>>;

/** Holds the signed time; empty until the script has fetched one. */
export const TOKEN_FIELD = "token";
/** A field that people don't see. Its name means nothing, so that nothing fills it in for them. */
export const TRAP_FIELD = "qv7x";

const KINDS: Partial<Record<ListingStatus, readonly InquiryKind[]>> = {
  coming_soon: ["question"],
  active: ["question", "showing"],
  pending: ["question"],
};

/**
 * What buyers may ask for while a listing has a status; nothing while the form is not shown.
 * @param takesShowings a time is chosen on a page of its own, so that the form is for questions
 */
export function inquiryKinds(status: ListingStatus, takesShowings = false): readonly InquiryKind[] {
  const kinds = KINDS[status] ?? [];
  return takesShowings ? kinds.filter((kind) => kind !== "showing") : kinds;
}
