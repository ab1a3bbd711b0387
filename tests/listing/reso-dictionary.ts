/** The format of a field's value. An array lists the allowed values. */
type Kind =
  | "text"
  | "integer"
  | "decimal"
  | "boolean"
  | "date"
  | "timestamp"
  | "url"
  | readonly string[]
  | { listOf: readonly string[] };

const UNITS = ["Square Feet", "Square Meters"];
const SOURCES = [
  "Appraiser",
  "Assessor",
  "Builder",
  "Estimated",
  "Other",
  "Owner",
  "Plans",
  "Public Records",
  "See Remarks",
];

/**
 * The part of the RESO Data Dictionary 2.0 that the export uses, from the standard's reference metadata of
 * June 2026 or public copies of it. Option values are in reso-map.csv.
 */
export const DICTIONARY: Record<"Property" | "Media" | "OpenHouse", Record<string, Kind>> = {
  Property: {
    ListingKey: "text",
    ListingId: "text",
    ListingURL: "url",
    StandardStatus: [
      "Active",
      "Active Under Contract",
      "Canceled",
      "Closed",
      "Coming Soon",
      "Delete",
      "Expired",
      "Hold",
      "Incomplete",
      "Pending",
      "Withdrawn",
    ],
    StatusChangeTimestamp: "timestamp",
    OriginalEntryTimestamp: "timestamp",
    OnMarketDate: "date",
    ActivationDate: "date",
    ModificationTimestamp: "timestamp",
    PropertyTimeZoneName: "text",
    ShowingContactType: { listOf: ["Agent", "Occupant", "Owner", "Property Manager"] },
    ShowingRequirements: {
      listOf: [
        "24 Hour Notice",
        "Appointment Only",
        "Call Listing Agent",
        "Call Owner",
        "Combination Lock Box",
        "Do Not Show",
        "Lockbox",
        "No Lockbox",
        "No Sign",
        "Restricted Hours",
      ],
    },
    ListPrice: "decimal",
    OriginalListPrice: "decimal",
    PreviousListPrice: "decimal",
    PriceChangeTimestamp: "timestamp",
    CloseDate: "date",
    ClosePrice: "decimal",
    PropertyType: [
      "Business Opportunity",
      "Commercial Lease",
      "Commercial Sale",
      "Farm",
      "Land",
      "Manufactured In Park",
      "Residential",
      "Residential Income",
      "Residential Lease",
    ],
    PropertySubType: ["Condominium", "Single Family Residence"],
    UnparsedAddress: "text",
    City: "text",
    StateOrProvince: "text",
    PostalCode: "text",
    Country: ["US"],
    BedroomsTotal: "integer",
    BathroomsFull: "integer",
    BathroomsThreeQuarter: "integer",
    BathroomsHalf: "integer",
    BathroomsOneQuarter: "integer",
    BathroomsTotalInteger: "integer",
    RoomsTotal: "integer",
    ParkingTotal: "decimal",
    LivingArea: "decimal",
    LivingAreaUnits: UNITS,
    LivingAreaSource: SOURCES,
    BelowGradeFinishedArea: "decimal",
    BelowGradeFinishedAreaUnits: UNITS,
    BelowGradeFinishedAreaSource: SOURCES,
    BelowGradeUnfinishedArea: "decimal",
    BelowGradeUnfinishedAreaUnits: UNITS,
    BelowGradeUnfinishedAreaSource: SOURCES,
    LotSizeSquareFeet: "decimal",
    LotSizeArea: "decimal",
    LotSizeUnits: ["Acres", "Square Feet", "Square Meters"],
    YearBuilt: "integer",
    YearBuiltEffective: "integer",
    AssociationYN: "boolean",
    AssociationFee: "decimal",
    AssociationFeeFrequency: [
      "Annually",
      "Bi-Monthly",
      "Bi-Weekly",
      "Daily",
      "Monthly",
      "One Time",
      "Quarterly",
      "Seasonal",
      "Semi-Annually",
      "Semi-Monthly",
      "Weekly",
    ],
    PublicRemarks: "text",
    PhotosCount: "integer",
    LaundryFeatures: { listOf: ["Laundry Room"] },
    SeniorCommunityYN: "boolean",
    SpaYN: "boolean",
    PoolPrivateYN: "boolean",
    WaterfrontYN: "boolean",
    GarageYN: "boolean",
    AttachedGarageYN: "boolean",
    CarportYN: "boolean",
  },
  Media: {
    MediaKey: "text",
    ResourceRecordKey: "text",
    ResourceName: ["Association", "Contacts", "Member", "Office", "Property"],
    MediaURL: "url",
    MediaCategory: [
      "Agent Photo",
      "Branded Virtual Tour",
      "Document",
      "Floor Plan",
      "Office Logo",
      "Office Photo",
      "Photo",
      "Unbranded Virtual Tour",
      "Video",
    ],
    MediaType: ["gif", "jpeg", "mov", "mp4", "mpeg", "pdf", "png", "quicktime", "tiff"],
    ImageWidth: "integer",
    ImageHeight: "integer",
    Order: "integer",
    PreferredPhotoYN: "boolean",
    ShortDescription: "text",
    LongDescription: "text",
    ImageOf: [
      "Attic",
      "Back of Structure",
      "Basement",
      "Bathroom",
      "Bedroom",
      "Breakfast Area",
      "Closet",
      "Community",
      "Dining Room",
      "Entry",
      "Family Room",
      "Floor Plan",
      "Front of Structure",
      "Kitchen",
      "Laundry",
      "Library",
      "Living Room",
      "Lot",
      "Mud Room",
      "Office",
      "Other",
      "Pool",
      "Side of Structure",
      "Sun Room",
      "View",
      "Workshop",
      "Yard",
    ],
    MediaAlteration: {
      listOf: [
        "Decluttered - Item Removed",
        "Model Home",
        "None",
        "Other Media Modification",
        "Twilight Conversion",
        "Virtual Enhancements",
        "Virtual Renovation",
        "Virtual Representation - To Be Built",
        "Virtual Representation - Under Construction",
        "Virtual Staging - Item Addition",
      ],
    },
    Permission: {
      listOf: ["Agent Only", "Firm Only", "IDX", "Office Only", "Private", "Public", "VOW"],
    },
  },
  OpenHouse: {
    OpenHouseKey: "text",
    ListingKey: "text",
    OpenHouseDate: "date",
    OpenHouseStartTime: "timestamp",
    OpenHouseEndTime: "timestamp",
    OpenHouseStatus: ["Active", "Canceled", "Ended"],
    OpenHouseType: ["Broker", "Livestream Broker", "Livestream Public", "Office", "Public"],
    OpenHouseAttendedBy: ["Agent", "Seller", "Unattended"],
    OpenHouseRemarks: "text",
  },
};

const FORMS: Record<Extract<Kind, string>, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string" && value !== "",
  integer: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  decimal: (value) => typeof value === "number" && value > 0,
  boolean: (value) => typeof value === "boolean",
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  timestamp: (value) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(String(value)),
  url: (value) => URL.canParse(String(value)),
};

function fits(kind: Kind | undefined, value: unknown): boolean {
  if (kind === undefined) return false;
  if (typeof kind === "string") return FORMS[kind](value);
  if ("listOf" in kind) {
    return Array.isArray(value) && value.every((one: string) => kind.listOf.includes(one));
  }
  return kind.includes(String(value));
}

/** Returns a record's fields that aren't in the dictionary or have a value it doesn't allow. */
export const faultsOf = (
  fields: Record<string, Kind>,
  record: Record<string, unknown>,
): [field: string, value: unknown][] =>
  Object.entries(record).filter(([field, value]) => !fits(fields[field], value));
