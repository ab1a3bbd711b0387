import { z } from "zod";
import {
  MAX_AGENT_NAME,
  MAX_FOLLOW_UP_MESSAGE,
  MAX_FOLLOW_UP_SUBJECT,
  MAX_OPEN_HOUSE_NOTES,
  MAX_ATTENDANCE,
  MAX_VISITOR_NAME,
  MAX_VISITOR_PHONE,
  SHEET_STATES,
} from "#lib/fields/open-houses.ts";
import { openHouseView } from "./listing.ts";
import { linkInput } from "./links.ts";
import { asSeen, email, entry, missingAsNull, requiredText, text } from "./text.ts";

const count = z.number().int();
const moment = z.iso.datetime();

/** One open house with what became of it, for the seller. */
const openHouseRecord = openHouseView.extend({
  isOver: z.boolean(),
  // Follow-ups can be sent for these alone.
  wasListingActive: z.boolean(),
  // Who signed in, and how many of them may still be written to.
  visitors: count,
  toWrite: count,
  // As the seller counted; null: not told.
  peopleCame: count.nullable(),
  notes: z.string(),
  // Of the sheet at the door; null before it was first opened.
  sheet: z.object({ url: z.string(), isEnded: z.boolean() }).nullable(),
  // The link for those who are invited; null where there is none.
  invitationUrl: z.string().nullable(),
  followUps: z.array(
    z.object({ id: z.uuid(), subject: z.string(), sentAt: moment, sentTo: count }),
  ),
});
export type OpenHouseRecord = z.infer<typeof openHouseRecord>;

export const openHouseRecordsView = z.object({
  timeZone: z.string(),
  // The street, for what is written beforehand.
  home: z.string(),
  // Buyers see open houses while it is.
  isActive: z.boolean(),
  canMail: z.boolean(),
  // Whoever asks has confirmed their email; follow-ups need it.
  isConfirmed: z.boolean(),
  // Where answers to a follow-up may go: the account's confirmed addresses, `replyTo` the usual one.
  replyTo: z.string().nullable(),
  replyChoices: z.array(z.string()),
  // Those to come first, then those that are over, the newest first.
  openHouses: z.array(openHouseRecord),
});
export type OpenHouseRecordsView = z.infer<typeof openHouseRecordsView>;

/** The same for a program: without the secret links, by which others see and enter something. */
export const openHouseRecordsOfToken = openHouseRecordsView.extend({
  openHouses: z.array(
    openHouseRecord
      .omit({ invitationUrl: true })
      .extend({ sheet: z.object({ isEnded: z.boolean() }).nullable() }),
  ),
});

/** What the seller notes of an open house, for themselves. */
export const openHouseNotesInput = z.object({
  peopleCame: z.preprocess((value) => {
    const typed = missingAsNull(asSeen(value));
    return typeof typed === "string" && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed;
  }, z.number("Must be a whole number").int("Must be a whole number").min(0, "Must be 0 or more").max(MAX_ATTENDANCE, "Must be at most 10,000").nullable()),
  notes: text(MAX_OPEN_HOUSE_NOTES),
});
export type OpenHouseNotesInput = z.output<typeof openHouseNotesInput>;

export const openHouseVisitorsView = z.object({
  visitors: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      hasAgent: z.boolean(),
      agentName: z.string().nullable(),
      mayWrite: z.boolean(),
      signedAt: moment,
      // When they were written to; null: not yet.
      writtenAt: moment.nullable(),
      // They want no more mails.
      hasStopped: z.boolean(),
    }),
  ),
});
export type OpenHouseVisitorsView = z.infer<typeof openHouseVisitorsView>;

export const followUpInput = z.object(
  {
    subject: requiredText("Enter a subject", MAX_FOLLOW_UP_SUBJECT),
    message: requiredText("Enter a message", MAX_FOLLOW_UP_MESSAGE),
    replyTo: email("Enter an email address for replies"),
  },
  "Must be an email",
);
export type FollowUpInput = z.output<typeof followUpInput>;

/** What somebody enters at the door, as the tablet keeps it. */
export const sheetEntryInput = z
  .object(
    {
      id: z.uuid("Must be the entry’s id"),
      name: requiredText("Enter your name", MAX_VISITOR_NAME),
      email: z.preprocess(missingAsNull, email().nullable()),
      phone: z.preprocess(missingAsNull, entry("Must be text", MAX_VISITOR_PHONE).nullable()),
      hasAgent: z.boolean("Must be true or false"),
      agentName: z.preprocess(missingAsNull, text(MAX_AGENT_NAME).nullable()),
      mayWrite: z.boolean("Must be true or false"),
      signedAt: z.iso.datetime("Must be a date and time, like 2027-05-31T13:00:00Z"),
    },
    "Must be a sign-in",
  )
  .refine(({ email: given, mayWrite }) => given !== null || !mayWrite, {
    message: "Enter an email address, or leave the box unchecked",
    path: ["email"],
  });
export type SheetEntryInput = z.output<typeof sheetEntryInput>;

/** Without an entry it asks how the sheet stands. */
export const sheetInput = linkInput.extend({ entry: sheetEntryInput.nullable().default(null) });

export const sheetView = z.object({
  home: z.string(),
  startsAt: moment,
  endsAt: moment,
  timeZone: z.string(),
  opensAt: moment,
  closesAt: moment,
  state: z.enum(SHEET_STATES),
  // The server's clock: that of a tablet may be wrong.
  now: moment,
});
export type SheetView = z.infer<typeof sheetView>;
