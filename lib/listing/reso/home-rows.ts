import { BASICS_LABELS } from "#lib/fields/basics.ts";
import { COUNT_LABELS } from "#lib/fields/features.ts";
import { formatArea } from "#lib/format.ts";
import { BATHROOM_KINDS } from "#lib/us/measures.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { type FieldRow, NOT_ZERO, SAME } from "./field-row.ts";

type Row = FieldRow<ExportedListing>;

// Zero rooms mean none. Land has no rooms.
const roomsOf = (listing: ExportedListing) =>
  listing.propertyType === "land_lot" ? null : listing.basics;

const orNone = (amount: number | undefined) => amount || null;

function basementIs(listing: ExportedListing, ...options: string[]): boolean {
  const [chosen, another] = listing.features?.basement ?? [];
  return chosen !== undefined && another === undefined && options.includes(chosen);
}

function basementArea(listing: ExportedListing, option: string): number | null {
  return basementIs(listing, option) ? orNone(listing.basics?.basementSquareFootage) : null;
}

const BATHROOM_FIELDS = {
  full: { name: "Full Bathrooms", field: "BathroomsFull" },
  "three-quarter": { name: "3/4 Bathrooms", field: "BathroomsThreeQuarter" },
  half: { name: "Half Bathrooms", field: "BathroomsHalf" },
  quarter: { name: "1/4 Bathrooms", field: "BathroomsOneQuarter" },
} as const;

const ABOUT_ROOMS: readonly Row[] = [
  {
    from: "basics.bedrooms",
    name: BASICS_LABELS.bedrooms,
    field: "BedroomsTotal",
    how: "Unchanged; omitted for land",
    value: (listing) => roomsOf(listing)?.bedrooms,
  },
  ...BATHROOM_KINDS.map(({ field, name }): Row => ({
    from: `basics.${field}`,
    ...BATHROOM_FIELDS[name],
    how: "Unchanged; omitted for land",
    value: (listing) => roomsOf(listing)?.[field],
  })),
  {
    from: "basics.fullBathrooms",
    name: "Bathrooms",
    field: "BathroomsTotalInteger",
    how: "The sum of the four counts: two full and one half make 3",
    value: (listing) => {
      const basics = roomsOf(listing);
      return basics && BATHROOM_KINDS.reduce((sum, { field }) => sum + basics[field], 0);
    },
  },
  {
    from: "features.rooms.total",
    name: COUNT_LABELS.rooms,
    field: "RoomsTotal",
    how: SAME,
    value: ({ features }) => features?.rooms.total,
  },
  {
    from: "features.parking.totalSpaces",
    name: COUNT_LABELS.parking,
    field: "ParkingTotal",
    how: SAME,
    value: ({ features }) => features?.parking.totalSpaces,
  },
];

const withUnit = (rows: readonly [field: string, value: string][], row: Row): Row[] => [
  row,
  ...rows.map(([field, value]) => ({
    ...row,
    field,
    how: `Always ${value}`,
    value: (listing: ExportedListing) => ((row.value(listing) ?? null) === null ? null : value),
  })),
];
const SQUARE_FEET = "Square Feet";

const ABOUT_SIZE: readonly Row[] = [
  ...withUnit(
    [
      ["LivingAreaUnits", SQUARE_FEET],
      ["LivingAreaSource", "Owner"],
    ],
    {
      from: "basics.finishedSquareFootage",
      name: BASICS_LABELS.finishedSquareFootage,
      field: "LivingArea",
      how: NOT_ZERO,
      value: ({ basics }) => orNone(basics?.finishedSquareFootage),
    },
  ),
  ...withUnit(
    [
      ["BelowGradeFinishedAreaUnits", SQUARE_FEET],
      ["BelowGradeFinishedAreaSource", "Owner"],
    ],
    {
      from: "basics.basementSquareFootage",
      name: BASICS_LABELS.basementSquareFootage,
      field: "BelowGradeFinishedArea",
      how: "Only if the basement is entirely finished",
      value: (listing) => basementArea(listing, "Finished"),
    },
  ),
  ...withUnit(
    [
      ["BelowGradeUnfinishedAreaUnits", SQUARE_FEET],
      ["BelowGradeUnfinishedAreaSource", "Owner"],
    ],
    {
      from: "basics.basementSquareFootage",
      name: BASICS_LABELS.basementSquareFootage,
      field: "BelowGradeUnfinishedArea",
      how: "Only if the basement is entirely unfinished",
      value: (listing) => basementArea(listing, "Unfinished"),
    },
  ),
  {
    from: "basics.basementSquareFootage",
    name: BASICS_LABELS.basementSquareFootage,
    field: null,
    how: "The standard asks how much of it is finished, which isn't in your details.",
    value: (listing) => {
      const area = listing.basics?.basementSquareFootage;
      return area && !basementIs(listing, "Finished", "Unfinished") ? formatArea(area) : null;
    },
  },
  {
    from: "basics.garageSquareFootage",
    name: BASICS_LABELS.garageSquareFootage,
    field: null,
    how: "The standard has no field for this.",
    value: ({ basics }) =>
      basics?.garageSquareFootage ? formatArea(basics.garageSquareFootage) : null,
  },
  {
    from: "basics.lotSize",
    name: "Lot Size",
    field: "LotSizeSquareFeet",
    how: NOT_ZERO,
    value: ({ basics }) => orNone(basics?.lotSize),
  },
  ...withUnit([["LotSizeUnits", SQUARE_FEET]], {
    from: "basics.lotSize",
    name: "Lot Size",
    field: "LotSizeArea",
    how: NOT_ZERO,
    value: ({ basics }) => orNone(basics?.lotSize),
  }),
];

const ABOUT_HOME: readonly Row[] = [
  {
    from: "basics.yearBuilt",
    name: BASICS_LABELS.yearBuilt,
    field: "YearBuilt",
    how: NOT_ZERO,
    value: ({ basics }) => orNone(basics?.yearBuilt),
  },
  {
    from: "basics.structuralRemodelYear",
    name: BASICS_LABELS.structuralRemodelYear,
    field: "YearBuiltEffective",
    how: NOT_ZERO,
    value: ({ basics }) => orNone(basics?.structuralRemodelYear),
  },
  {
    from: "basics.hoaFees",
    name: "HOA Fees",
    field: "AssociationYN",
    how: "True if there is a fee",
    value: ({ basics }) => basics && basics.hoaFees > 0,
  },
  ...withUnit([["AssociationFeeFrequency", "Monthly"]], {
    from: "basics.hoaFees",
    name: "HOA Fees",
    field: "AssociationFee",
    how: NOT_ZERO,
    value: ({ basics }) => orNone(basics?.hoaFees),
  }),
  {
    from: "description",
    name: "Description",
    field: "PublicRemarks",
    how: "Complete, even above the suggested 4,000 characters",
    value: ({ description }) => description || null,
  },
  {
    from: "contact.email",
    name: "Email for buyers",
    field: null,
    how: "The standard has contact fields for agents only.",
    value: ({ contact }) => contact.email,
  },
  {
    from: "contact.phone",
    name: "Phone for buyers",
    field: null,
    how: "The standard has contact fields for agents only.",
    value: ({ contact }) => contact.phone,
  },
];

/** Fields about the home, without its options. */
export const HOME_ROWS: readonly Row[] = [...ABOUT_ROOMS, ...ABOUT_SIZE, ...ABOUT_HOME];
