import type { PublicPhoto } from "#lib/listing/public-listing.ts";

export function AlterationLabel({
  alteration,
  isShort = false,
}: {
  alteration: NonNullable<PublicPhoto["alteration"]>;
  /** Leaves out the kinds of changes, for a small photo. */
  isShort?: boolean;
}) {
  return (
    <span className="altered">
      <b>Digitally altered</b>
      {!isShort && ` ${alteration.labels.join(". ")}`}
    </span>
  );
}
