import { z } from "zod";
import { LISTING_STATUS_KEYS } from "#lib/fields/listing.ts";
import { hiddenDescription } from "./listing.ts";

const count = z.number().int();
const dollars = z.number().int();

const step = z.object({
  title: z.string(),
  reason: z.string(),
  action: z.string(),
  href: z.string(),
});

/** The state of the sale. Money in whole US dollars; lists are oldest first unless noted. */
export const dashboardView = z.object({
  home: z.string().nullable(),
  status: z.enum(LISTING_STATUS_KEYS),
  // Null while buyers see the description, or if the listing isn't public or is sold.
  hiddenDescription: hiddenDescription.nullable(),
  timeZone: z.string(),
  next: step,
  // What can't wait, most urgent first. The first one is also `next`.
  today: z.array(step).optional(),
  // The steps to the first publication, in order; absent after it.
  setup: z.array(z.object({ title: z.string(), text: z.string(), isDone: z.boolean() })).optional(),
  // Absent before the first publication.
  messages: z
    .object({ waiting: count, unread: count, lastAt: z.iso.datetime().nullable() })
    .optional(),
  showings: z.object({ waiting: count, nextAt: z.iso.datetime().nullable() }).optional(),
  parts: z.array(
    z.object({
      label: z.string(),
      href: z.string(),
      done: count,
      total: count.nullable(),
      text: z.string(),
    }),
  ),
  // What is left to do once the home is sold; null before.
  afterSale: z
    .array(z.object({ title: z.string(), text: z.string(), action: z.string(), href: z.string() }))
    .nullable(),
  // Recent events in the account, newest first.
  lately: z.array(
    z.object({ id: count, text: z.string(), href: z.string(), at: z.iso.datetime() }),
  ),
  estimates: z.array(z.object({ day: z.iso.date(), value: dollars, low: dollars, high: dollars })),
  askingPrices: z.array(z.object({ day: z.iso.date(), price: dollars })),
  // Traffic of the public page; null before it was public.
  numbers: z
    .object({
      since: z.iso.date(),
      views: count,
      people: count,
      photosOpened: count,
      inquiries: count,
      showings: count,
      // The last 14 days; null if the plan shows only totals.
      lately: z
        .object({
          views: count,
          people: count,
          inquiries: count,
          // Oldest first, without gaps.
          days: z.array(z.object({ day: z.iso.date(), views: count, people: count })).optional(),
        })
        .nullable(),
    })
    .nullable(),
});
export type DashboardView = z.infer<typeof dashboardView>;
