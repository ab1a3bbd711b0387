import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import type { PhotoRoom } from "#lib/fields/photos.ts";
import { formatNumber } from "#lib/format.ts";
import { openHouseText } from "#lib/listing/page-text.ts";
import { photosInOrder } from "#lib/listing/photos-in-order.ts";
import type { ExportReviewView } from "#lib/schemas/listing.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import type { LeftOut } from "./field-row.ts";
import { IMAGE_OF } from "./media.ts";
import { featuresOf, PROPERTY_ROWS } from "./property.ts";

const MAX_REMARKS = 4000;
const MAX_PHOTOS = 99;

function warn(listing: ExportedListing): string[] {
  const { status, price, description, basics } = listing;
  const photos = photosInOrder(listing).length;
  const warnings: [applies: boolean, text: string][] = [
    [price === null, "There's no asking price yet."],
    [basics === null, "The Basics aren't filled in yet."],
    [description === "", "There's no description for buyers yet."],
    [
      description.length > MAX_REMARKS,
      `The description has ${formatNumber(description.length)} characters. The standard suggests at most ${formatNumber(MAX_REMARKS)}. It's exported in full, but the recipient may shorten it.`,
    ],
    [photos === 0, "There are no photos yet."],
    [
      photos > MAX_PHOTOS,
      `There are ${photos} photos, including unaltered versions. The standard allows up to ${MAX_PHOTOS}.`,
    ],
    [
      photos > 0 && !LISTING_STATUSES[status].isPublic,
      "Your listing isn't published, so photo links won't open for others. Send the photo ZIP too.",
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, text]) => text);
}

function leftOutOfRows(listing: ExportedListing): LeftOut[] {
  return PROPERTY_ROWS.filter(({ field }) => field === null).flatMap(({ name, how, value }) => {
    const found = value(listing);
    return found === null || found === undefined ? [] : { name, value: String(found), reason: how };
  });
}

function leftOutOfPhotos(listing: ExportedListing): LeftOut[] {
  const unnamed = listing.photos.filter(
    ({ roomKey }) => roomKey !== null && IMAGE_OF[roomKey as PhotoRoom] === null,
  );
  const rooms = new Set(unnamed.map(({ room }) => room ?? ""));
  return [...rooms].map((value) => ({
    name: "Photo room",
    value,
    reason: "The standard has no matching name. The caption is exported.",
  }));
}

const leftOutWords = ({ hiddenWords }: ExportedListing): LeftOut[] =>
  hiddenWords.map(({ name, text }) => ({
    name,
    value: text,
    reason:
      "Buyers don't see it either. It has a fair housing issue or a claim we couldn't match to your details.",
  }));

function leftOutInvitations({ invitations, timeZone }: ExportedListing): LeftOut[] {
  return invitations.map((one) => {
    const { day, hours } = openHouseText(one, timeZone);
    return {
      name: "Open house",
      value: `${day}, ${hours}`,
      reason: "It's by invitation, and the standard has no value for that.",
    };
  });
}

/** Returns what an export leaves out or simplifies. */
export function reviewExport(listing: ExportedListing): ExportReviewView {
  const features = featuresOf(listing);
  return {
    warnings: [...warn(listing), ...features.warnings],
    leftOut: [
      ...leftOutWords(listing),
      ...leftOutOfRows(listing),
      ...features.leftOut,
      ...leftOutOfPhotos(listing),
      ...leftOutInvitations(listing),
    ],
  };
}
