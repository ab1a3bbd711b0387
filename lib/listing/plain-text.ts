import { BASICS_FIELDS } from "#lib/fields/basics.ts";
import { FEATURE_SECTIONS } from "#lib/fields/features.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { PROPERTY_TYPE_LABELS } from "#lib/fields/property.ts";
import { formatMoney, formatMoment, formatNumber } from "#lib/format.ts";
import { oneLineAddress } from "./one-line-address.ts";
import type { PhotoInOrder } from "./photos-in-order.ts";
import type { ExportedListing } from "./exported-listing.ts";

/** A photograph by the name of its file. */
export interface NamedPhoto {
  fileName: string;
  photo: PhotoInOrder;
  /** Its file could not be read. */
  isMissing: boolean;
}

const LINE_END = "\r\n";

// Years are no amounts: they are written without a comma.
function factsOf({ basics, propertyType }: ExportedListing): string[] {
  const numbers = BASICS_FIELDS.flatMap(({ name, label, kind }) => {
    const value = basics?.[name];
    if (!value) return [];
    if (name === "hoaFees") return `${label}: ${formatMoney(value)}`;
    return `${label}: ${kind === "year" ? value : formatNumber(value)}`;
  });
  return [`Property Type: ${PROPERTY_TYPE_LABELS[propertyType]}`, ...numbers];
}

function featuresOf({ features }: ExportedListing): string[] {
  if (!features) return [];
  const { rooms, parking } = features;
  const lists = FEATURE_SECTIONS.flatMap(({ groups }) =>
    groups.flatMap(({ key, label }) => {
      const value = features[key];
      const chosen = "types" in value ? value.types : value;
      return chosen.length > 0 ? `${label}: ${chosen.join(", ")}` : [];
    }),
  );
  return [
    ...lists,
    ...(rooms.total ? [`Total Rooms: ${rooms.total}`] : []),
    ...(parking.totalSpaces ? [`Total Parking Spaces: ${parking.totalSpaces}`] : []),
  ];
}

const openHousesOf = ({ openHouses, timeZone }: ExportedListing): string[] =>
  openHouses.map(({ startsAt, endsAt, remarks }) => {
    const times = `${formatMoment(startsAt, timeZone)} to ${formatMoment(endsAt, timeZone)}`;
    return remarks ? `${times}: ${remarks}` : times;
  });

function lineOf({ fileName, photo, isMissing }: NamedPhoto): string {
  const { caption, alternativeText, alteration, isUnaltered } = photo;
  const notes = [
    caption || alternativeText,
    alteration && `Altered: ${alteration.labels.join("; ")}.`,
    isUnaltered && "Unaltered.",
    isMissing && "NOT IN THIS ZIP: its file could not be found.",
  ];
  return `${fileName}: ${notes.filter(Boolean).join(" ")}`;
}

/** A listing as plain text, for whoever takes it over by hand. */
export function plainListing(listing: ExportedListing, photos: readonly NamedPhoto[]): string {
  const { address, price, status, url, description } = listing;
  const head = [
    oneLineAddress(address),
    ...(price === null ? [] : [`Price: ${formatMoney(price)}`]),
    `Status: ${LISTING_STATUSES[status].label}`,
    "For sale by owner",
    ...(LISTING_STATUSES[status].isPublic ? [`Page: ${url}`] : []),
  ];
  const parts: [heading: string, lines: string[]][] = [
    ["Facts, per owner", factsOf(listing)],
    ["Features", featuresOf(listing)],
    ["Description", description === "" ? [] : description.split(/\r\n|\r|\n/)],
    ["Open houses", openHousesOf(listing)],
    ["Photographs", photos.map(lineOf)],
  ];
  const shown = parts.filter(([, lines]) => lines.length > 0);
  const lines = [
    ...head,
    ...shown.flatMap(([heading, text]) => ["", heading.toUpperCase(), ...text]),
  ];
  return lines.join(LINE_END) + LINE_END;
}
