import type { ListingView } from "#lib/schemas/listing.ts";

/** What is missing before the home can go public; the right to sell is confirmed when it does. */
export const missingItems = ({ checklist }: Pick<ListingView, "checklist">) =>
  checklist.filter(({ key, isDone }) => !isDone && key !== "right");

/** "1 requirement left", "3 requirements left". */
export const countMissing = (count: number) =>
  count === 1 ? "1 requirement left" : `${count} requirements left`;
