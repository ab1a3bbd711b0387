import { FEATURE_OPTIONS, type FeatureGroup } from "#lib/fields/features.ts";
import { LISTING_STATUS_KEYS, LISTING_STATUSES } from "#lib/fields/listing.ts";
import { ALTERATION_KEYS, ALTERATIONS, PHOTO_ROOM_KEYS, PHOTO_ROOMS } from "#lib/fields/photos.ts";
import { PROPERTY_TYPE_LABELS, PROPERTY_TYPES as TYPE_KEYS } from "#lib/fields/property.ts";
import { GROUP_LABELS } from "#lib/listing/reso/features.ts";
import type { FieldRow } from "#lib/listing/reso/field-row.ts";
import { PROPERTY_TYPES, STANDARD_STATUS } from "#lib/listing/reso/listing-rows.ts";
import { IMAGE_OF, MEDIA_ALTERATION, MEDIA_ROWS } from "#lib/listing/reso/media.ts";
import { OPEN_HOUSE_ROWS } from "#lib/listing/reso/open-houses.ts";
import type { OptionRow, Place } from "#lib/listing/reso/option-row.ts";
import { OPTION_ROWS } from "#lib/listing/reso/option-rows.ts";
import { PROPERTY_ROWS } from "#lib/listing/reso/property.ts";

type Table = readonly [header: readonly string[], ...rows: (readonly string[])[]];

const NONE = "–";
const FIELDS = ["the product", "the standard", "how"];

const code = (text: string | null) => (text === null ? NONE : `\`${text}\``);

const fields = <Of>(rows: readonly FieldRow<Of>[]): Table => [
  FIELDS,
  ...rows.map(({ name, field, how }) => [name, code(field), how]),
];

function tell(place: Place): string {
  return `${code(place.field)}: ${place.values === true ? "yes" : place.values.join(", ")}`;
}

const alsoOf = ({ also }: OptionRow) =>
  Object.entries(also).map(
    ([field, value]) =>
      `${code(field)}: ${Array.isArray(value) ? value.join(", ") : value ? "yes" : "no"}`,
  );

function placeOf(row: OptionRow): string {
  if (!row.place || row.leftOut) return NONE;
  return [tell(row.place), ...alsoOf(row)].join("; ");
}

function notesOf({ leftOut, warning, ofOneHome, inCondominium }: OptionRow): string {
  const notes = [
    leftOut,
    warning && `It ${warning}`,
    ofOneHome && `Of one home without an association: ${tell(ofOneHome)}.`,
    inCondominium &&
      `In a condominium: ${typeof inCondominium === "string" ? `left out. ${inCondominium}` : `${tell(inCondominium)}.`}`,
  ];
  return notes.filter(Boolean).join(" ");
}

const options: Table = [
  ["list", "option", "the standard", "note"],
  ...(Object.keys(FEATURE_OPTIONS) as FeatureGroup[]).flatMap((group) =>
    Object.entries<OptionRow>(OPTION_ROWS[group]).map(([option, row]) => [
      GROUP_LABELS[group],
      option,
      placeOf(row),
      notesOf(row),
    ]),
  ),
];

/** The tables of docs/listing-export.md, by their headings. */
export const EXPORT_TABLES: Readonly<Record<string, Table>> = {
  Property: fields(PROPERTY_ROWS),
  Media: fields(MEDIA_ROWS),
  OpenHouse: fields(OPEN_HOUSE_ROWS),
  Statuses: [
    ["the product", "`StandardStatus`"],
    ...LISTING_STATUS_KEYS.map((key) => [LISTING_STATUSES[key].label, STANDARD_STATUS[key]]),
  ],
  "Property types": [
    ["the product", "`PropertyType`", "`PropertySubType`"],
    ...TYPE_KEYS.map((key) => [
      PROPERTY_TYPE_LABELS[key],
      PROPERTY_TYPES[key].type,
      PROPERTY_TYPES[key].subtype ?? NONE,
    ]),
  ],
  Options: options,
  Rooms: [
    ["the product", "`ImageOf`"],
    ...PHOTO_ROOM_KEYS.map((key) => [PHOTO_ROOMS[key].label, IMAGE_OF[key] ?? NONE]),
  ],
  Alterations: [
    ["the product", "`MediaAlteration`"],
    ...ALTERATION_KEYS.map((key) => [ALTERATIONS[key], MEDIA_ALTERATION[key]]),
  ],
};
