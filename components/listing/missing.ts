import type { ListingView } from "#lib/schemas/listing.ts";

/** What is missing before the home can go public; the right to sell is confirmed when it does. */
export const missingItems = ({ checklist }: Pick<ListingView, "checklist">) =>
  checklist.filter(({ key, isDone }) => !isDone && key !== "right");

/** "1 thing is missing", "3 things are missing". */
export const countMissing = (count: number) =>
  count === 1 ? "1 thing is missing" : `${count} things are missing`;
