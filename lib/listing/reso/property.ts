import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { exportFeatures } from "./features.ts";
import { fieldsOf } from "./field-row.ts";
import { HOME_ROWS } from "./home-rows.ts";
import { LISTING_ROWS } from "./listing-rows.ts";
import { mediaOf } from "./media.ts";
import { openHousesOf } from "./open-houses.ts";

/** All fields except options, photos and open houses, in export order. */
export const PROPERTY_ROWS = [...LISTING_ROWS, ...HOME_ROWS];

const CONTEXT = "urn:reso:metadata:2.0:resource:property";

export const featuresOf = ({ features, basics, propertyType }: ExportedListing) =>
  exportFeatures({ features, propertyType, hoaFees: basics?.hoaFees ?? 0 });

/**
 * Converts a listing to a Property record of RESO Data Dictionary 2.0 in RESO Common Format, with its
 * Media and OpenHouses. Empty fields are left out.
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
