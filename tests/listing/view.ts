import type { InquiryView } from "#lib/schemas/inquiries.ts";
import type { ListingView, TrafficView } from "#lib/schemas/listing.ts";
import { CHECKLIST_KEYS } from "#lib/fields/listing.ts";

type ChecklistItem = ListingView["checklist"][number];

const LABELS: Record<ChecklistItem["key"], readonly [label: string, href: string | null]> = {
  address: ["Address", "/property-address"],
  basics: ["The basics", "/property-basics"],
  description: ["Description", "/description"],
  price: ["Price", "/pricing"],
  cover: ["Cover photo", "/photography"],
  words: ["Fair housing", null],
  claims: ["Claims", null],
  right: ["Right to sell", null],
  email: ["Email address", "/security"],
  plan: ["Plan", "/plans"],
};

/** Returns the whole checklist, done except for these keys. */
export const checklistWithout = (...missing: ChecklistItem["key"][]): ChecklistItem[] =>
  CHECKLIST_KEYS.map((key) => {
    const [label, href] = LABELS[key];
    const isDone = !missing.includes(key);
    return { key, label, href, isDone, text: isDone ? "It is there." : "It is missing." };
  });

/** A home that's ready to publish, as the API returns it. */
export function listingOf(change: Partial<ListingView> = {}): ListingView {
  return {
    status: "draft",
    statusSince: null,
    canBecome: ["coming_soon", "active"],
    takenDown: null,
    activeOn: null,
    soldOn: null,
    soldPrice: null,
    showsSoldPrice: false,
    acceptsBackupOffers: false,
    url: null,
    shortUrl: null,
    timeZone: "America/Los_Angeles",
    checklist: checklistWithout("right"),
    violations: [],
    claims: [],
    hiddenDescription: null,
    history: [],
    price: 649_000,
    estimate: { value: 640_000, low: 600_000, high: 680_000, on: "2026-11-20" },
    settings: { contactEmail: null, contactPhone: null, showsEstimate: false },
    suggested: { email: "ana@example.com", phone: "(206) 555-0142" },
    rightConfirmedAt: null,
    openHouses: [],
    plan: { name: "Basic", isActive: true, withdrawnAt: null, seesTraffic: true },
    newInquiries: 0,
    canceledBySale: { showings: 0, withoutEmail: 0, openHouses: 0, canMail: true },
    ...change,
  };
}

export const activeListing = (change: Partial<ListingView> = {}): ListingView =>
  listingOf({
    status: "active",
    statusSince: "2026-11-02T17:00:00.000Z",
    canBecome: ["pending", "sold", "withdrawn"],
    url: "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101",
    shortUrl: "https://porchlight.example/h/a3c9f2bx",
    checklist: checklistWithout(),
    history: [{ status: "active", at: "2026-11-02T17:00:00.000Z", by: "Ana Torres" }],
    rightConfirmedAt: "2026-11-02T17:00:00.000Z",
    ...change,
  });

export function inquiryOf(number: number, change: Partial<InquiryView> = {}): InquiryView {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    kind: "question",
    name: `Buyer ${number}`,
    email: `buyer${number}@example.com`,
    phone: null,
    message: "Is the roof new?",
    state: "new",
    isUnread: false,
    receivedAt: "2026-11-20T20:00:00.000Z",
    deletedAt: "2027-11-20T20:00:00.000Z",
    lastText: "Is the roof new?",
    lastSender: "buyer",
    lastAt: "2026-11-20T20:00:00.000Z",
    warnings: [],
    ...change,
  };
}

const day = (date: string, views: number, people: number) => ({
  ...{ day: date, views, people, photosOpened: 4, inquiries: 1, showings: 0 },
});

export function trafficOf(change: Partial<TrafficView> = {}): TrafficView {
  return {
    since: "2026-11-18",
    followers: 0,
    totals: { views: 1234, people: 321, photosOpened: 12, inquiries: 3, showings: 1 },
    details: {
      days: [day("2026-11-18", 10, 7), day("2026-11-19", 25, 12), day("2026-11-20", 15, 9)],
      weeks: [
        {
          ...{ from: "2026-11-13", to: "2026-11-19", days: 7, views: 35, people: 19 },
          ...{ photosOpened: 8, inquiries: 2, showings: 0 },
          sources: [{ source: "search", people: 12 }],
        },
        {
          ...{ from: "2026-11-06", to: "2026-11-12", days: 7, views: 9, people: 7 },
          ...{ photosOpened: 0, inquiries: 2, showings: 0, sources: [] },
        },
      ],
      sources: [{ source: "search", views: 30, people: 17 }],
      sites: [{ site: "search.example", people: 17 }],
      photos: [
        { photoId: "00000000-0000-4000-8000-000000000001", opened: 9 },
        { photoId: "00000000-0000-4000-8000-000000000099", opened: 1 },
      ],
      priceChanges: [
        {
          ...{ day: "2026-11-19", price: 649_000, before: 665_000, daysBefore: 1, daysAfter: 2 },
          ...{ viewsBefore: 10, viewsAfter: 20, peopleBefore: 7, peopleAfter: 10.5 },
        },
      ],
      showingsHeld: 1,
    },
    ...change,
  };
}
