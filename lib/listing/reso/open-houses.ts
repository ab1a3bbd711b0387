import { dayIn } from "#lib/us/wall-clock.ts";
import type { PublicOpenHouse } from "#lib/listing/public-listing.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { type FieldRow, fieldsOf, SAME } from "./field-row.ts";

interface ExportedOpenHouse {
  openHouse: PublicOpenHouse;
  listing: ExportedListing;
  now: Date;
}

export const OPEN_HOUSE_ROWS: readonly FieldRow<ExportedOpenHouse>[] = [
  {
    from: "openHouses.id",
    name: "Open house",
    field: "OpenHouseKey",
    how: SAME,
    value: ({ openHouse }) => openHouse.id,
  },
  {
    from: "id",
    name: "Listing",
    field: "ListingKey",
    how: SAME,
    value: ({ listing }) => listing.id,
  },
  {
    from: "openHouses.startsAt",
    name: "Begins",
    field: "OpenHouseDate",
    how: "The date in the home's time zone",
    value: ({ openHouse, listing }) => dayIn(listing.timeZone, new Date(openHouse.startsAt)),
  },
  {
    from: "openHouses.startsAt",
    name: "Begins",
    field: "OpenHouseStartTime",
    how: SAME,
    value: ({ openHouse }) => openHouse.startsAt,
  },
  {
    from: "openHouses.endsAt",
    name: "Ends",
    field: "OpenHouseEndTime",
    how: SAME,
    value: ({ openHouse }) => openHouse.endsAt,
  },
  {
    from: "openHouses.endsAt",
    name: "Ends",
    field: "OpenHouseStatus",
    how: "Ended once it's over, otherwise Active",
    value: ({ openHouse, now }) => (new Date(openHouse.endsAt) <= now ? "Ended" : "Active"),
  },
  {
    from: "openHouses",
    name: "Open house",
    field: "OpenHouseType",
    how: "Always Public. The standard has no type for one by invitation, which is omitted",
    value: () => "Public",
  },
  {
    from: "openHouses",
    name: "Open house",
    field: "OpenHouseAttendedBy",
    how: "Always Seller",
    value: () => "Seller",
  },
  {
    from: "openHouses.remarks",
    name: "Remarks",
    field: "OpenHouseRemarks",
    how: SAME,
    value: ({ openHouse }) => openHouse.remarks || null,
  },
];

/** Converts the open houses to RESO OpenHouse records. */
export const openHousesOf = (listing: ExportedListing, now: Date) =>
  listing.openHouses.map((openHouse) => fieldsOf(OPEN_HOUSE_ROWS, { openHouse, listing, now }));
