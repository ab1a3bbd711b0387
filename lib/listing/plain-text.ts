import { BASICS_FIELDS } from "#lib/fields/basics.ts";
import { FEATURE_SECTIONS } from "#lib/fields/features.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { PROPERTY_TYPE_LABELS } from "#lib/fields/property.ts";
import { formatMoney, formatNumber } from "#lib/format.ts";
import { FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import { addressOf, openHouseText } from "./page-text.ts";
import { type PhotoInOrder, describePhoto } from "./photos-in-order.ts";
import { chosenFeatures } from "./chosen-features.ts";
import type { ExportedListing } from "./exported-listing.ts";

export interface NamedPhoto {
  fileName: string;
  photo: PhotoInOrder;
  isMissing: boolean;
}

const LINE_END = "\r\n";

// Years are written without a comma.
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
  const groups = FEATURE_SECTIONS.flatMap((section) => section.groups);
  const lists = groups.flatMap(({ key, label }) => {
    const chosen = chosenFeatures(features, key);
    return chosen.length > 0 ? `${label}: ${chosen.join(", ")}` : [];
  });
  const rooms = features?.rooms.total;
  const spaces = features?.parking.totalSpaces;
  return [
    ...lists,
    ...(rooms ? [`Total Rooms: ${rooms}`] : []),
    ...(spaces ? [`Total Parking Spaces: ${spaces}`] : []),
  ];
}

const openHousesOf = ({ openHouses, timeZone }: ExportedListing): string[] =>
  openHouses.map(({ remarks, ...times }) => {
    const { day, hours } = openHouseText(times, timeZone);
    return [`${day}, ${hours}`, remarks].filter(Boolean).join(": ");
  });

const MISSING = "NOT IN THIS ZIP: We couldn't find its file.";

const lineOf = ({ fileName, photo, isMissing }: NamedPhoto) =>
  `${fileName}: ${describePhoto(photo, ...(isMissing ? [MISSING] : []))}`;

/** Formats a listing as plain text, for copying by hand. */
export function plainListing(listing: ExportedListing, photos: readonly NamedPhoto[]): string {
  const { address, price, status, url, description } = listing;
  const head = [
    addressOf(address),
    ...(price === null ? [] : [`Price: ${formatMoney(price)}`]),
    `Status: ${LISTING_STATUSES[status].label}`,
    FOR_SALE_BY_OWNER,
    ...(LISTING_STATUSES[status].isPublic ? [`Page: ${url}`] : []),
  ];
  const parts: [heading: string, lines: string[]][] = [
    ["Facts (owner-reported)", factsOf(listing)],
    ["Features", featuresOf(listing)],
    ["Description", description === "" ? [] : description.split(/\r\n|\r|\n/)],
    ["Open houses", openHousesOf(listing)],
    ["Photos", photos.map(lineOf)],
  ];
  const shown = parts.filter(([, lines]) => lines.length > 0);
  const lines = [
    ...head,
    ...shown.flatMap(([heading, text]) => ["", heading.toUpperCase(), ...text]),
  ];
  return lines.join(LINE_END) + LINE_END;
}
