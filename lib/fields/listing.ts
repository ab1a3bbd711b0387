/** In the order of a sale. `canBecome` lists what the seller can set next. */
export const LISTING_STATUSES = {
  draft: { label: "Draft", isPublic: false, canBecome: ["coming_soon", "active"] },
  coming_soon: { label: "Coming soon", isPublic: true, canBecome: ["active", "withdrawn"] },
  active: { label: "Active", isPublic: true, canBecome: ["pending", "sold", "withdrawn"] },
  pending: { label: "Pending", isPublic: true, canBecome: ["active", "sold", "withdrawn"] },
  sold: { label: "Sold", isPublic: true, canBecome: ["active", "withdrawn"] },
  withdrawn: { label: "Withdrawn", isPublic: false, canBecome: ["coming_soon", "active"] },
} as const satisfies Record<
  string,
  { label: string; isPublic: boolean; canBecome: readonly string[] }
>;
export type ListingStatus = keyof typeof LISTING_STATUSES;
export const LISTING_STATUS_KEYS = Object.keys(LISTING_STATUSES) as [
  ListingStatus,
  ...ListingStatus[],
];

/** Requirements for publishing, in the order on screen. */
export const CHECKLIST_KEYS = [
  "address",
  "basics",
  "description",
  "price",
  "cover",
  "words",
  "claims",
  "right",
  "email",
  "plan",
] as const;
export type ChecklistKey = (typeof CHECKLIST_KEYS)[number];

/** How long a listing page stays public after the plan ends. */
export const DAYS_WITHOUT_PLAN = 14;

export const MAX_DAYS_COMING_SOON = 30;

export const MAX_OPEN_HOUSES = 50;
export const MAX_OPEN_HOUSE_HOURS = 12;
export const MAX_OPEN_HOUSE_REMARKS = 500;

export const INQUIRY_KINDS = ["question", "showing"] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const INQUIRY_STATES = {
  new: "New",
  answered: "Answered",
  archived: "Archived",
  spam: "Spam",
} as const;
export type InquiryState = keyof typeof INQUIRY_STATES;
export const INQUIRY_STATE_KEYS = Object.keys(INQUIRY_STATES) as [InquiryState, ...InquiryState[]];

export const MAX_INQUIRY_NAME = 100;
export const MAX_INQUIRY_MESSAGE = 2000;
/** Messages caught by the honeypot field, per home. The oldest is deleted first. */
export const MAX_SPAM_INQUIRIES = 200;
export const INQUIRY_RETENTION_DAYS = 365;

export const TRAFFIC_SOURCES = {
  direct: "Direct or QR code",
  search: "Search engines",
  social: "Social networks",
  mail: "Email",
  other: "Other sites",
} as const;
export type TrafficSource = keyof typeof TRAFFIC_SOURCES;
export const TRAFFIC_SOURCE_KEYS = Object.keys(TRAFFIC_SOURCES) as [
  TrafficSource,
  ...TrafficSource[],
];

export const TRAFFIC_FIGURES = [
  { key: "views", label: "Page views" },
  { key: "people", label: "Visitors" },
  { key: "photosOpened", label: "Photo views" },
  { key: "inquiries", label: "Messages" },
  { key: "showings", label: "Showing requests" },
] as const;

export const ENTER_FIRST_DAY = "Enter the first day on the market";
