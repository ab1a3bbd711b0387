import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import type { Alteration, PhotoRoom } from "#lib/fields/photos.ts";
import { type PhotoInOrder, photosInOrder, describePhoto } from "#lib/listing/photos-in-order.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { type FieldRow, fieldsOf, SAME } from "./field-row.ts";

const SHORT = 50;

/** The standard's ImageOf for a photo; null if it has no exact name. */
export const IMAGE_OF: Record<PhotoRoom, string | null> = {
  exterior_front: "Front of Structure",
  exterior_back: "Back of Structure",
  exterior_side: "Side of Structure",
  entry: "Entry",
  living_room: "Living Room",
  family_room: "Family Room",
  kitchen: "Kitchen",
  dining_room: "Dining Room",
  breakfast_nook: "Breakfast Area",
  bedroom: "Bedroom",
  bathroom: "Bathroom",
  closet: "Closet",
  laundry_room: "Laundry",
  mud_room: "Mud Room",
  office: "Office",
  library: "Library",
  workshop: "Workshop",
  sun_room: "Sun Room",
  hallway: null,
  basement: "Basement",
  attic: "Attic",
  garage: null,
  deck_or_patio: null,
  yard: "Yard",
  pool: "Pool",
  land: "Lot",
  view: "View",
  street: "Community",
  building: null,
  floor_plan: "Floor Plan",
  other: "Other",
};

export const MEDIA_ALTERATION: Record<Alteration, string> = {
  items_added: "Virtual Staging - Item Addition",
  items_removed: "Decluttered - Item Removed",
  twilight: "Twilight Conversion",
  sky_or_grounds: "Virtual Enhancements",
  surfaces: "Virtual Renovation",
  drawn: "Virtual Representation - To Be Built",
  other: "Other Media Modification",
};

interface Medium {
  photo: PhotoInOrder;
  order: number;
  listing: ExportedListing;
}

export const largestJpeg = ({ jpeg }: Pick<PhotoInOrder, "jpeg">) => jpeg.at(-1);

function shortly({ caption, room }: PhotoInOrder): string | null {
  return [caption, room].find((text) => text && text.length <= SHORT) ?? null;
}

export const MEDIA_ROWS: readonly FieldRow<Medium>[] = [
  {
    from: "photos.id",
    name: "Photograph",
    field: "MediaKey",
    how: SAME,
    value: ({ photo }) => photo.id,
  },
  {
    from: "id",
    name: "Listing",
    field: "ResourceRecordKey",
    how: SAME,
    value: ({ listing }) => listing.id,
  },
  {
    from: "id",
    name: "Listing",
    field: "ResourceName",
    how: "Always Property",
    value: () => "Property",
  },
  {
    from: "photos.jpeg",
    name: "Pictures",
    field: "MediaURL",
    how: "The URL of the largest JPEG, only while the listing is public",
    value: ({ photo, listing }) => {
      const { isPublic } = LISTING_STATUSES[listing.status];
      const picture = isPublic ? largestJpeg(photo) : undefined;
      return picture && new URL(picture.url, listing.url).href;
    },
  },
  {
    from: "photos.roomKey",
    name: "Room",
    field: "MediaCategory",
    how: "Floor Plan or Photo",
    value: ({ photo }) => (photo.roomKey === "floor_plan" ? "Floor Plan" : "Photo"),
  },
  {
    from: "photos.jpeg",
    name: "Pictures",
    field: "MediaType",
    how: "Always jpeg",
    value: () => "jpeg",
  },
  {
    from: "photos.jpeg",
    name: "Pictures",
    field: "ImageWidth",
    how: "For the largest JPEG",
    value: ({ photo }) => largestJpeg(photo)?.width,
  },
  {
    from: "photos.jpeg",
    name: "Pictures",
    field: "ImageHeight",
    how: "For the largest JPEG",
    value: ({ photo }) => largestJpeg(photo)?.height,
  },
  {
    from: "photos",
    name: "Order",
    field: "Order",
    how: "Starts at 0; an altered photo is followed by its unaltered version",
    value: ({ order }) => order,
  },
  {
    from: "photos",
    name: "Order",
    field: "PreferredPhotoYN",
    how: "True for the cover photo, which is first",
    value: ({ order }) => order === 0,
  },
  {
    from: "photos.caption",
    name: "Caption",
    field: "ShortDescription",
    how: "The caption or, if it's over 50 characters, the room",
    value: ({ photo }) => shortly(photo),
  },
  {
    from: "photos.alternativeText",
    name: "Alternative text",
    field: "LongDescription",
    how: "The caption or alternative text, and what was altered",
    value: ({ photo }) => describePhoto(photo) || null,
  },
  {
    from: "photos.roomKey",
    name: "Room",
    field: "ImageOf",
    how: "See Rooms",
    value: ({ photo }) => IMAGE_OF[photo.roomKey as PhotoRoom],
  },
  {
    from: "photos.alteration",
    name: "Altered",
    field: "MediaAlteration",
    how: "See Alterations; None for an unaltered photo",
    value: ({ photo: { alteration } }) =>
      alteration?.kinds.map((kind) => MEDIA_ALTERATION[kind as Alteration]) ?? ["None"],
  },
  {
    from: "status",
    name: "Status",
    field: "Permission",
    how: "Public while the listing is public, otherwise Private",
    value: ({ listing }) => [LISTING_STATUSES[listing.status].isPublic ? "Public" : "Private"],
  },
];

/** Converts the photos to RESO Media records. */
export const mediaOf = (listing: ExportedListing) =>
  photosInOrder(listing).map((photo, order) => fieldsOf(MEDIA_ROWS, { photo, order, listing }));
