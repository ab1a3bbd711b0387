import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import type { HiddenDescription } from "#lib/schemas/listing.ts";

const REASONS: Record<HiddenDescription["kind"], string> = {
  claim: "doesn't match your details",
  violation: "may violate fair housing law",
};

/** Returns a sentence on why buyers can't see the description. */
export const describeHidden = ({ kind, quote }: HiddenDescription): string =>
  `Buyers can't see your description: “${quote}” ${REASONS[kind]}.`;

/** Returns the label of a status, which says so if the description is hidden. */
export const statusLabel = ({
  status,
  hiddenDescription,
}: {
  status: ListingStatus;
  hiddenDescription: HiddenDescription | null;
}): string => {
  const { label } = LISTING_STATUSES[status];
  return hiddenDescription ? `${label}, description hidden` : label;
};
