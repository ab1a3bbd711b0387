import type { PublicPhoto } from "#lib/listing/public-listing.ts";

/** Stands on each photograph that shows the home other than it is. */
export function AlterationLabel({
  alteration,
}: {
  alteration: NonNullable<PublicPhoto["alteration"]>;
}) {
  return (
    <span className="altered">
      <b>Digitally altered</b> {alteration.labels.join(". ")}
    </span>
  );
}
