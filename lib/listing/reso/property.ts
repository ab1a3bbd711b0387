import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { exportFeatures } from "./features.ts";
import { fieldsOf } from "./field-row.ts";
import { HOME_ROWS } from "./home-rows.ts";
import { LISTING_ROWS } from "./listing-rows.ts";
import { mediaOf } from "./media.ts";
import { openHousesOf } from "./open-houses.ts";

/** Every field of a listing but its options, photographs and open houses, in the order of the export. */
export const PROPERTY_ROWS = [...LISTING_ROWS, ...HOME_ROWS];

const CONTEXT = "urn:reso:metadata:2.0:resource:property";

export const featuresOf = ({ features, basics, propertyType }: ExportedListing) =>
  exportFeatures({ features, propertyType, hoaFees: basics?.hoaFees ?? 0 });

/**
 * A listing as one Property record of the RESO Data Dictionary 2.0, in RESO Common Format, with its
 * Media and OpenHouses. What there is nothing of is left out.
 */
export function resoProperty(listing: ExportedListing, now: Date): Record<string, unknown> {
  const media = mediaOf(listing);
  return {
    "@reso.context": CONTEXT,
    ...fieldsOf(PROPERTY_ROWS, listing),
    ...featuresOf(listing).fields,
    PhotosCount: media.length,
    Media: media,
    OpenHouses: openHousesOf(listing, now),
  };
}
