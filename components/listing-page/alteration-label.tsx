import type { PublicPhoto } from "#lib/listing/public-listing.ts";

/** Stands on each photograph that shows the home other than it is. */
export function AlterationLabel({
  alteration,
  isShort = false,
}: {
  alteration: NonNullable<PublicPhoto["alteration"]>;
  /** Without what was changed, for a small photograph. */
  isShort?: boolean;
}) {
  return (
    <span className="altered">
      <b>Digitally altered</b>
      {!isShort && ` ${alteration.labels.join(". ")}`}
    </span>
  );
}
