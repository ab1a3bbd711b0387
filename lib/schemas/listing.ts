import { z } from "zod";
import {
  CHECKLIST_KEYS,
  LISTING_STATUS_KEYS,
  MAX_OPEN_HOUSE_REMARKS,
  TRAFFIC_SOURCE_KEYS,
} from "#lib/fields/listing.ts";
import { contactPhone } from "./contact.ts";
import { dayFrom, readDay, timeOfDay } from "./date-time.ts";
import { priceInput, readDollars } from "./price.ts";
import { email, emptyAsNull, text } from "./text.ts";
import { trueOrFalse } from "./values.ts";

const day = dayFrom(2000);
const optionalDay = z.preprocess(readDay, day.nullable());
const status = z.enum(LISTING_STATUS_KEYS, "Choose a status");

/** Omitted fields mean no information. The service checks which fields a status requires. */
export const listingStatusInput = z.object({
  status,
  // The status that the person saw; a change since then is refused.
  from: status.optional(),
  activeOn: optionalDay.optional(),
  soldOn: optionalDay.optional(),
  soldPrice: z.preprocess((value) => readDollars(value) ?? null, priceInput.nullable()).optional(),
  showsSoldPrice: trueOrFalse.optional(),
  // For an active listing with an accepted offer.
  acceptsBackupOffers: trueOrFalse.optional(),
  confirmsRight: trueOrFalse.optional(),
});
export type ListingStatusInput = z.output<typeof listingStatusInput>;

/** A null field isn't shown to buyers. */
export const listingSettingsInput = z.object({
  contactEmail: z.preprocess(emptyAsNull, email().nullable()),
  contactPhone: z.preprocess(emptyAsNull, contactPhone.nullable()),
  showsEstimate: trueOrFalse,
});
export type ListingSettingsInput = z.output<typeof listingSettingsInput>;

/** Day and times in the home's time zone. */
export const openHouseInput = z.object({
  day: z.preprocess(readDay, z.string("Enter the date").pipe(day)),
  from: timeOfDay(),
  to: timeOfDay(),
  remarks: text(MAX_OPEN_HOUSE_REMARKS),
  // False: by invitation.
  isPublic: trueOrFalse.default(true),
  // The seller was warned of an overlapping showing or blocked time and wants both.
  holdsBoth: trueOrFalse.default(false),
});
export type OpenHouseInput = z.output<typeof openHouseInput>;

const listingFinding = z.object({
  where: z.enum(["description", "caption", "alternativeText", "openHouse", "inventory"]),
  // For captions and alternative texts.
  photoId: z.uuid().nullable(),
  quote: z.string(),
  reason: z.string(),
});
export type ListingFinding = z.infer<typeof listingFinding>;

/** Words that keep the description of a public listing from buyers. */
export const hiddenDescription = z.object({
  kind: z.enum(["violation", "claim"]),
  quote: z.string(),
});
export type HiddenDescription = z.infer<typeof hiddenDescription>;

const contradictingSide = z.object({ label: z.string(), href: z.string(), says: z.string() });

/** Pairs of places that can't both be right. */
export const contradictionsView = z.object({
  contradictions: z.array(z.object({ sides: z.tuple([contradictingSide, contradictingSide]) })),
});
export type ContradictionsView = z.infer<typeof contradictionsView>;

export const openHouseView = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  remarks: z.string(),
  isPublic: z.boolean(),
});

export const listingView = z.object({
  status,
  statusSince: z.iso.datetime().nullable(),
  // The statuses the seller may set next.
  canBecome: z.array(status),
  takenDown: z.object({ reason: z.string(), since: z.iso.datetime() }).nullable(),
  activeOn: z.iso.date().nullable(),
  soldOn: z.iso.date().nullable(),
  soldPrice: z.number().int().nullable(),
  showsSoldPrice: z.boolean(),
  // Buyers read it; only while the listing is active and an offer is accepted.
  acceptsBackupOffers: z.boolean(),
  // The public page's URL; null before the home was first public.
  url: z.string().nullable(),
  // A link to the page that is short enough to type.
  shortUrl: z.string().nullable(),
  timeZone: z.string(),
  checklist: z.array(
    z.object({
      key: z.enum(CHECKLIST_KEYS),
      label: z.string(),
      isDone: z.boolean(),
      // What is missing or already done.
      text: z.string(),
      // The screen to do it on; null for this one.
      href: z.string().nullable(),
    }),
  ),
  // Fair housing violations: any one keeps the listing from being public.
  violations: z.array(listingFinding),
  // Unsupported claims; the seller keeps or changes each.
  claims: z.array(listingFinding.extend({ isKept: z.boolean() })),
  // Null while buyers see the description, or if the listing isn't public or is sold.
  hiddenDescription: hiddenDescription.nullable(),
  // Newest first.
  history: z.array(z.object({ status, at: z.iso.datetime(), by: z.string().nullable() })),
  price: z.number().int().nullable(),
  estimate: z
    .object({
      value: z.number().int(),
      low: z.number().int(),
      high: z.number().int(),
      on: z.iso.date(),
    })
    .nullable(),
  settings: z.object({
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    showsEstimate: z.boolean(),
  }),
  // Defaults from the account's profile.
  suggested: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  rightConfirmedAt: z.iso.datetime().nullable(),
  openHouses: z.array(openHouseView),
  plan: z.object({
    name: z.string().nullable(),
    isActive: z.boolean(),
    // When a public page is withdrawn because its plan has ended.
    withdrawnAt: z.iso.datetime().nullable(),
    seesTraffic: z.boolean(),
  }),
  newInquiries: z.number().int(),
  // What marking the home as sold cancels now.
  canceledBySale: z.object({
    showings: z.number().int(),
    // Of those, how many buyers gave no email address.
    withoutEmail: z.number().int(),
    openHouses: z.number().int(),
    // Whether this site can email buyers.
    canMail: z.boolean(),
  }),
});
export type ListingView = z.infer<typeof listingView>;

/** What an export can't include: the product's name of the field or option, and why. */
export const exportReviewView = z.object({
  warnings: z.array(z.string()),
  leftOut: z.array(z.object({ name: z.string(), value: z.string(), reason: z.string() })),
});
export type ExportReviewView = z.infer<typeof exportReviewView>;

const count = z.number().int();

/** Days in the home's time zone, oldest first, without gaps. Starter plans get only totals. */
export const trafficView = z.object({
  since: z.iso.date().nullable(),
  totals: z.object({
    views: count,
    people: count,
    photosOpened: count,
    inquiries: count,
    showings: count,
  }),
  // Today, not since publishing.
  followers: count,
  details: z
    .object({
      days: z.array(
        z.object({
          day: z.iso.date(),
          views: count,
          people: count,
          photosOpened: count,
          inquiries: count,
          showings: count,
        }),
      ),
      // Complete days, newest week first; the first week may be shorter than seven days.
      weeks: z.array(
        z.object({
          from: z.iso.date(),
          to: z.iso.date(),
          days: count,
          views: count,
          people: count,
          photosOpened: count,
          inquiries: count,
          showings: count,
          // Most people first.
          sources: z.array(z.object({ source: z.enum(TRAFFIC_SOURCE_KEYS), people: count })),
        }),
      ),
      sources: z.array(
        z.object({ source: z.enum(TRAFFIC_SOURCE_KEYS), views: count, people: count }),
      ),
      // The most frequent referring sites, by host.
      sites: z.array(z.object({ site: z.string(), people: count })),
      photos: z.array(z.object({ photoId: z.uuid(), opened: count })),
      // Views and people per day before and after each price change, up to 14 days each.
      priceChanges: z.array(
        z.object({
          day: z.iso.date(),
          price: z.number().int(),
          before: z.number().int(),
          daysBefore: count,
          daysAfter: count,
          viewsBefore: z.number(),
          viewsAfter: z.number(),
          peopleBefore: z.number(),
          peopleAfter: z.number(),
        }),
      ),
      // Showings with a chosen time that the buyer came to.
      showingsHeld: count,
    })
    .nullable(),
});
export type TrafficView = z.infer<typeof trafficView>;
