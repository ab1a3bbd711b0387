import { FEATURE_OPTIONS, type FeatureGroup } from "#lib/fields/features.ts";
import { LISTING_STATUS_KEYS, LISTING_STATUSES } from "#lib/fields/listing.ts";
import { PROPERTY_TYPE_LABELS, PROPERTY_TYPES as TYPE_KEYS } from "#lib/fields/property.ts";
import { PROPERTY_TYPES, STANDARD_STATUS } from "#lib/listing/reso/listing-rows.ts";
import { MEDIA_ROWS } from "#lib/listing/reso/media.ts";
import { OPEN_HOUSE_ROWS } from "#lib/listing/reso/open-houses.ts";
import type { OptionRow } from "#lib/listing/reso/option-row.ts";
import { OPTION_ROWS } from "#lib/listing/reso/option-rows.ts";
import { PROPERTY_ROWS } from "#lib/listing/reso/property.ts";

const NONE = "–";

/** Returns the lists in docs/listing-export.md by heading: a line's subject and value. */
export const EXPORT_LISTS: Readonly<Record<string, readonly string[][]>> = {
  Statuses: LISTING_STATUS_KEYS.map((key) => [LISTING_STATUSES[key].label, STANDARD_STATUS[key]]),
  "Property types": TYPE_KEYS.map((key) => [
    PROPERTY_TYPE_LABELS[key],
    `${PROPERTY_TYPES[key].type}, ${PROPERTY_TYPES[key].subtype ?? NONE}`,
  ]),
};

function fieldsOfOption(row: OptionRow): string[] {
  if (row.leftOut) return [];
  const places = [row.place, row.ofOneHome, row.inCondominium].flatMap((place) =>
    place && typeof place === "object" ? place.field : [],
  );
  return [...places, ...Object.keys(row.also)];
}

const fieldsOfRows = (rows: readonly { field: string | null }[]): string[] =>
  rows.flatMap(({ field }) => field ?? []);

/** Returns the fields in each section of docs/listing-export.md by heading. */
export const EXPORT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Property: fieldsOfRows(PROPERTY_ROWS),
  Options: (Object.keys(FEATURE_OPTIONS) as FeatureGroup[])
    .flatMap((group) => Object.values<OptionRow>(OPTION_ROWS[group]))
    .flatMap(fieldsOfOption),
  Media: fieldsOfRows(MEDIA_ROWS),
  OpenHouse: fieldsOfRows(OPEN_HOUSE_ROWS),
};
