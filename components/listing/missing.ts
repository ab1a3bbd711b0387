import type { ListingView } from "#lib/schemas/listing.ts";

/**
 * Returns the missing requirements, without the right to sell, which is confirmed on publishing.
 */
export const missingItems = ({ checklist }: Pick<ListingView, "checklist">) =>
  checklist.filter(({ key, isDone }) => !isDone && key !== "right");

export const countMissing = (count: number) =>
  count === 1 ? "1 requirement left" : `${count} requirements left`;
