import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { PROPERTY_TYPE_LABELS, type PropertyType } from "#lib/fields/property.ts";
import { formatDate, formatMoney } from "#lib/format.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { type FieldRow, SAME } from "./field-row.ts";

type Row = FieldRow<ExportedListing>;

export const STANDARD_STATUS: Record<ListingStatus, string> = {
  draft: "Incomplete",
  coming_soon: "Coming Soon",
  active: "Active",
  pending: "Pending",
  sold: "Closed",
  withdrawn: "Withdrawn",
};

export const PROPERTY_TYPES: Record<PropertyType, { type: string; subtype: string | null }> = {
  single_family: { type: "Residential", subtype: "Single Family Residence" },
  multi_family: { type: "Residential Income", subtype: null },
  condominium: { type: "Residential", subtype: "Condominium" },
  land_lot: { type: "Land", subtype: null },
};

const isPublic = ({ status }: ExportedListing) => LISTING_STATUSES[status].isPublic;

const ABOUT_LISTING: readonly Row[] = [
  { from: "id", name: "Listing", field: "ListingKey", how: SAME, value: ({ id }) => id },
  { from: "id", name: "Listing", field: "ListingId", how: SAME, value: ({ id }) => id },
  {
    from: "slug",
    name: "Name in the page's address",
    field: null,
    how: "It's part of the page's address.",
    value: () => null,
  },
  {
    from: "url",
    name: "Page",
    field: "ListingURL",
    how: "Only while the listing is public",
    value: (listing) => (isPublic(listing) ? listing.url : null),
  },
  {
    from: "status",
    name: "Status",
    field: "StandardStatus",
    how: "See Statuses; Active Under Contract while the seller accepts backup offers",
    value: ({ status, acceptsBackupOffers }) =>
      acceptsBackupOffers ? "Active Under Contract" : STANDARD_STATUS[status],
  },
  {
    from: "statusSince",
    name: "Status since",
    field: "StatusChangeTimestamp",
    how: "Unchanged; omitted for a draft",
    value: ({ status, statusSince }) => (status === "draft" ? null : statusSince),
  },
  {
    from: "publishedAt",
    name: "First public",
    field: "OriginalEntryTimestamp",
    how: SAME,
    value: ({ publishedAt }) => publishedAt,
  },
  {
    from: "onMarketOn",
    name: "For sale since",
    field: "OnMarketDate",
    how: "The day it first became active, in the home's time zone",
    value: ({ onMarketOn }) => onMarketOn,
  },
  {
    from: "activeOn",
    name: "Active from",
    field: "ActivationDate",
    how: "Only for a listing that is coming soon",
    value: ({ activeOn }) => activeOn,
  },
  {
    from: "changedAt",
    name: "Last change",
    field: "ModificationTimestamp",
    how: SAME,
    value: ({ changedAt }) => changedAt,
  },
  {
    from: "timeZone",
    name: "Time zone",
    field: "PropertyTimeZoneName",
    how: "The IANA time zone name",
    value: ({ timeZone }) => timeZone,
  },
];

// Access and instructions are private, and the standard keeps them apart too.
const ABOUT_SHOWINGS: readonly Row[] = [
  {
    from: "takesShowings",
    name: "Showings",
    field: "ShowingRequirements",
    how: "Appointment Only, while buyers can request a time online",
    value: ({ takesShowings }) => (takesShowings ? ["Appointment Only"] : null),
  },
  {
    from: "takesShowings",
    name: "Showings",
    field: "ShowingContactType",
    how: "Owner, while buyers can request a time online",
    value: ({ takesShowings }) => (takesShowings ? ["Owner"] : null),
  },
];

const ABOUT_PRICE: readonly Row[] = [
  { from: "price", name: "Price", field: "ListPrice", how: SAME, value: ({ price }) => price },
  {
    from: "priceChanges",
    name: "First price",
    field: "OriginalListPrice",
    how: "The price before the first change, or the current one",
    value: ({ price, priceChanges }) => priceChanges.at(-1)?.before ?? price,
  },
  {
    from: "priceChanges",
    name: "Price before",
    field: "PreviousListPrice",
    how: "The price before the last change",
    value: ({ priceChanges }) => priceChanges[0]?.before,
  },
  {
    from: "priceChanges",
    name: "Price since",
    field: "PriceChangeTimestamp",
    how: "The time of the last change",
    value: ({ priceChanges }) => priceChanges[0]?.at,
  },
  {
    from: "estimate",
    name: "Estimate",
    field: null,
    how: "The standard has no field for an estimate.",
    value: ({ estimate }) =>
      estimate &&
      `${formatMoney(estimate.value)} (${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}), ${formatDate(estimate.on)}`,
  },
  { from: "soldOn", name: "Sold on", field: "CloseDate", how: SAME, value: ({ soldOn }) => soldOn },
  {
    from: "soldPrice",
    name: "Price it was sold for",
    field: "ClosePrice",
    how: "Only if the seller shows it",
    value: ({ soldPrice }) => soldPrice,
  },
];

const ABOUT_PLACE: readonly Row[] = [
  {
    from: "propertyType",
    name: "Property type",
    field: "PropertyType",
    how: "See Property types",
    value: ({ propertyType }) => PROPERTY_TYPES[propertyType].type,
  },
  {
    from: "propertyType",
    name: "Property type",
    field: "PropertySubType",
    how: "See Property types",
    value: ({ propertyType }) => PROPERTY_TYPES[propertyType].subtype,
  },
  {
    from: "propertyType",
    name: "Property type",
    field: null,
    how: "The standard asks for the number of units (duplex, triplex …), which isn't in your details.",
    value: ({ propertyType }) =>
      propertyType === "multi_family" ? PROPERTY_TYPE_LABELS[propertyType] : null,
  },
  {
    from: "address.line1",
    name: "Address",
    field: "UnparsedAddress",
    how: "Street, unit, city, state and zip code in one line",
    value: ({ address }) => addressOf(address),
  },
  {
    from: "address.line2",
    name: "Address line 2",
    field: "UnparsedAddress",
    how: "In the same field",
    value: ({ address }) => addressOf(address),
  },
  {
    from: "address.city",
    name: "City",
    field: "City",
    how: SAME,
    value: ({ address }) => address.city,
  },
  {
    from: "address.stateCode",
    name: "State",
    field: "StateOrProvince",
    how: "The two-letter code",
    value: ({ address }) => address.stateCode,
  },
  {
    from: "address.state",
    name: "State",
    field: null,
    how: "The standard needs a state code, and we don't recognize this state.",
    value: ({ address }) => (address.stateCode ? null : address.state),
  },
  {
    from: "address.zipCode",
    name: "Zip code",
    field: "PostalCode",
    how: SAME,
    value: ({ address }) => address.zipCode,
  },
  { from: "address.state", name: "State", field: "Country", how: "Always US", value: () => "US" },
];

/** Fields about the listing: status, price and location. */
export const LISTING_ROWS: readonly Row[] = [
  ...ABOUT_LISTING,
  ...ABOUT_SHOWINGS,
  ...ABOUT_PRICE,
  ...ABOUT_PLACE,
];
