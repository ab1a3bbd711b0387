import { z } from "zod";
import {
  CHECKLIST_KEYS,
  LISTING_STATUS_KEYS,
  MAX_OPEN_HOUSE_REMARKS,
  TRAFFIC_SOURCE_KEYS,
} from "#lib/fields/listing.ts";
import { parsePhone } from "#lib/us/phone.ts";
import { readDate } from "#lib/us/dates.ts";
import { priceInput, readDollars } from "./price.ts";
import { asSeen, email, emptyAsNull, entry, missingAsNull, text } from "./text.ts";

function readDay(value: unknown): unknown {
  const typed = missingAsNull(asSeen(value));
  return typeof typed === "string" ? (readDate(typed) ?? typed) : typed;
}

const day = z.iso
  .date("Enter a date, like 05/31/2027")
  .refine((date) => date >= "2000-01-01" && date <= "2199-12-31", "Must be from 2000 to 2199");
const optionalDay = z.preprocess(readDay, day.nullable());
const status = z.enum(LISTING_STATUS_KEYS, "Choose a status");

/** What is left out is not told. Which of it a status asks for, the use case checks. */
export const listingStatusInput = z.object({
  status,
  activeOn: optionalDay.optional(),
  soldOn: optionalDay.optional(),
  soldPrice: z.preprocess((value) => readDollars(value) ?? null, priceInput.nullable()).optional(),
  showsSoldPrice: z.boolean("Must be true or false").optional(),
  confirmsRight: z.boolean("Must be true or false").optional(),
});
export type ListingStatusInput = z.output<typeof listingStatusInput>;

/** Null: it is not shown to buyers. */
export const listingSettingsInput = z.object({
  contactEmail: z.preprocess(emptyAsNull, email().nullable()),
  contactPhone: z.preprocess(
    emptyAsNull,
    entry("Must be text", 40)
      .refine((typed) => parsePhone(typed) !== null, "Enter a phone number with area code")
      .nullable(),
  ),
  showsEstimate: z.boolean("Must be true or false"),
});
export type ListingSettingsInput = z.output<typeof listingSettingsInput>;

const time = entry("Enter a time, like 13:00").regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "Enter a time, like 13:00",
);

/** Day and times of the clock where the home is. */
export const openHouseInput = z.object({
  day: z.preprocess(readDay, z.string("Enter the date").pipe(day)),
  from: time,
  to: time,
  remarks: text(MAX_OPEN_HOUSE_REMARKS),
  // Else by invitation.
  isPublic: z.boolean("Must be true or false").default(true),
  // Over a showing or a blocked time, which the seller has been told of.
  holdsBoth: z.boolean("Must be true or false").default(false),
});
export type OpenHouseInput = z.output<typeof openHouseInput>;

const listingFinding = z.object({
  where: z.enum(["description", "caption", "alternativeText", "openHouse", "inventory"]),
  // Of a caption or an alternative text.
  photoId: z.uuid().nullable(),
  quote: z.string(),
  reason: z.string(),
});
export type ListingFinding = z.infer<typeof listingFinding>;

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
  // What the seller may set next.
  canBecome: z.array(status),
  // While an operator keeps the home from being public: why.
  takenDown: z.object({ reason: z.string(), since: z.iso.datetime() }).nullable(),
  activeOn: z.iso.date().nullable(),
  soldOn: z.iso.date().nullable(),
  soldPrice: z.number().int().nullable(),
  showsSoldPrice: z.boolean(),
  // The address of the public page; null before the home was public for the first time.
  url: z.string().nullable(),
  timeZone: z.string(),
  checklist: z.array(
    z.object({
      key: z.enum(CHECKLIST_KEYS),
      label: z.string(),
      isDone: z.boolean(),
      // What is missing, or what is there.
      text: z.string(),
      // The screen where it is done; null: here.
      href: z.string().nullable(),
    }),
  ),
  // What fair housing law speaks against: nothing is public while one stands.
  violations: z.array(listingFinding),
  // What nothing that was entered holds; each is kept by the seller, or changed.
  claims: z.array(listingFinding.extend({ isKept: z.boolean() })),
  // The newest first.
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
  // What the account's profile holds, to begin with.
  suggested: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  rightConfirmedAt: z.iso.datetime().nullable(),
  openHouses: z.array(openHouseView),
  plan: z.object({
    name: z.string().nullable(),
    isActive: z.boolean(),
    // Of a public page whose plan has run out: when it is withdrawn.
    withdrawnAt: z.iso.datetime().nullable(),
    seesTraffic: z.boolean(),
  }),
  newInquiries: z.number().int(),
});
export type ListingView = z.infer<typeof listingView>;

/** What an export can't carry: the field or option as the product calls it, and why. */
export const exportReviewView = z.object({
  warnings: z.array(z.string()),
  leftOut: z.array(z.object({ name: z.string(), value: z.string(), reason: z.string() })),
});
export type ExportReviewView = z.infer<typeof exportReviewView>;

const count = z.number().int();

/** Days of the home's time zone, the oldest first, without gaps. Starter plans get the totals alone. */
export const trafficView = z.object({
  since: z.iso.date().nullable(),
  totals: z.object({
    views: count,
    people: count,
    photosOpened: count,
    inquiries: count,
    showings: count,
  }),
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
      // Of whole days, the newest first; the first one may be shorter than seven.
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
      // The sites that most came from, by host.
      sites: z.array(z.object({ site: z.string(), people: count })),
      photos: z.array(z.object({ photoId: z.uuid(), opened: count })),
      // Views and people a day in the days before and after each change of the price, at most 14 each.
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
      // Of the showings for which a time was chosen, those that somebody came to.
      showingsHeld: count,
    })
    .nullable(),
});
export type TrafficView = z.infer<typeof trafficView>;
