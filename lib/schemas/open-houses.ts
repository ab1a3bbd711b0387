import { z } from "zod";
import { atMost } from "#lib/fields/numbers.ts";
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
import { asSeen, email, entry, missingAsNull, MUST_BE_TEXT, requiredText, text } from "./text.ts";
import { MUST_BE_WHOLE, revision, trueOrFalse } from "./values.ts";

const count = z.number().int();
const moment = z.iso.datetime();

const openHouseRecord = openHouseView.extend({
  revision,
  isOver: z.boolean(),
  // Follow-ups can be sent only for these.
  wasListingActive: z.boolean(),
  // The people who signed in, and how many of them can still get a follow-up.
  visitors: count,
  toWrite: count,
  // The seller's count; null if not entered.
  peopleCame: count.nullable(),
  notes: z.string(),
  // The sign-in sheet; null before it was first opened.
  sheet: z.object({ url: z.string(), isEnded: z.boolean() }).nullable(),
  // The link for invited guests; null if there is none.
  invitationUrl: z.string().nullable(),
  followUps: z.array(
    z.object({ id: z.uuid(), subject: z.string(), sentAt: moment, sentTo: count }),
  ),
});
export type OpenHouseRecord = z.infer<typeof openHouseRecord>;

export const openHouseRecordsView = z.object({
  timeZone: z.string(),
  // The street, for suggested texts.
  home: z.string(),
  // Buyers see open houses only while the listing is active.
  isActive: z.boolean(),
  canMail: z.boolean(),
  // The caller's email is confirmed; follow-ups require it.
  isConfirmed: z.boolean(),
  // The account's confirmed addresses that can receive replies; `replyTo` is the default.
  replyTo: z.string().nullable(),
  replyChoices: z.array(z.string()),
  // Upcoming ones first, then past ones, newest first.
  openHouses: z.array(openHouseRecord),
});
export type OpenHouseRecordsView = z.infer<typeof openHouseRecordsView>;

/** The response to a token: without the secret links, through which others see and enter data. */
export const openHouseRecordsOfToken = openHouseRecordsView.extend({
  openHouses: z.array(
    openHouseRecord
      .omit({ invitationUrl: true })
      .extend({ sheet: z.object({ isEnded: z.boolean() }).nullable() }),
  ),
});

const flag = z.enum(["true", "false"]).optional();

/** Whether the person saw that it is over: a change since then is refused. */
export const openHouseDeletionQuery = z.object({ isOver: flag });

/** Without `replaces`, a link that is open stays. */
export const openHouseLinkQuery = z.object({ replaces: flag });

/** The seller's private notes on an open house. */
export const openHouseNotesInput = z.object({
  peopleCame: z.preprocess(
    (value) => {
      const typed = missingAsNull(asSeen(value));
      return typeof typed === "string" && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed;
    },
    z
      .int(MUST_BE_WHOLE)
      .min(0, "Must be 0 or more")
      .max(MAX_ATTENDANCE, atMost(MAX_ATTENDANCE))
      .nullable(),
  ),
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
      // When they were sent a follow-up; null if not yet.
      writtenAt: moment.nullable(),
      // They unsubscribed.
      hasStopped: z.boolean(),
    }),
  ),
});
export type OpenHouseVisitorsView = z.infer<typeof openHouseVisitorsView>;

export const ENTER_MESSAGE = "Enter a message";

export const followUpInput = z.object(
  {
    subject: requiredText("Enter a subject", MAX_FOLLOW_UP_SUBJECT),
    message: requiredText(ENTER_MESSAGE, MAX_FOLLOW_UP_MESSAGE),
    replyTo: email("Enter an email address for replies"),
  },
  "Must be an email",
);
export type FollowUpInput = z.output<typeof followUpInput>;

/** A visitor's entry on the sign-in sheet, as the tablet stores it. */
export const sheetEntryInput = z
  .object(
    {
      id: z.uuid("Must be the entry's id"),
      name: requiredText("Enter your name", MAX_VISITOR_NAME),
      email: z.preprocess(missingAsNull, email().nullable()),
      phone: z.preprocess(missingAsNull, entry(MUST_BE_TEXT, MAX_VISITOR_PHONE).nullable()),
      hasAgent: trueOrFalse,
      agentName: z.preprocess(missingAsNull, text(MAX_AGENT_NAME).nullable()),
      mayWrite: trueOrFalse,
      signedAt: z.iso.datetime("Must be a date and time, like 2027-05-31T13:00:00Z"),
    },
    "Must be a sign-in",
  )
  .refine(({ email: given, mayWrite }) => given !== null || !mayWrite, {
    message: "Enter an email address, or leave the box unchecked",
    path: ["email"],
  });
export type SheetEntryInput = z.output<typeof sheetEntryInput>;

/** Without an entry, the call only reads the sheet's state. */
export const sheetInput = linkInput.extend({ entry: sheetEntryInput.nullable().default(null) });

export const sheetView = z.object({
  home: z.string(),
  startsAt: moment,
  endsAt: moment,
  timeZone: z.string(),
  opensAt: moment,
  closesAt: moment,
  state: z.enum(SHEET_STATES),
  // The server's time, because a tablet's clock may be wrong.
  now: moment,
});
export type SheetView = z.infer<typeof sheetView>;
