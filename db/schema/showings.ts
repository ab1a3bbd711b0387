import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  DEFAULT_SHOWING_SETTINGS,
  type Feedback,
  type Hours,
  SHOWING_ENDERS,
  SHOWING_STATE_KEYS,
  type Week,
} from "#lib/fields/showings.ts";
import { moment, timestamps } from "./columns.ts";
import { listings } from "./listings.ts";
import { users } from "./users.ts";
import { wordList, wordsIn } from "./words.ts";

export const showingState = pgEnum("showing_state", SHOWING_STATE_KEYS);
export const showingEnder = pgEnum("showing_ender", SHOWING_ENDERS);

/** When and how a home can be seen; one per listing, created when the seller first saves it. */
export const showingSettings = pgTable(
  "showing_settings",
  {
    listingId: uuid("listing_id")
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    // Buyers can request a time themselves.
    isOpen: boolean("is_open").notNull().default(DEFAULT_SHOWING_SETTINGS.isOpen),
    // Hours of each weekday, Sunday first, in the home's time zone.
    week: jsonb("week").$type<Week>().notNull(),
    lengthMinutes: integer("length_minutes").notNull(),
    pauseMinutes: integer("pause_minutes").notNull(),
    noticeHours: integer("notice_hours").notNull(),
    mostADay: integer("most_a_day").notNull(),
    inPerson: boolean("in_person").notNull(),
    byVideo: boolean("by_video").notNull(),
    confirmsItself: boolean("confirms_itself").notNull(),
    // The member who is there; null for anyone of the account.
    hostId: uuid("host_id").references(() => users.id, { onDelete: "set null" }),
    // Encrypted (server/encryption.ts): gate, lockbox, parking, pets. See `seesInstructions`.
    instructions: text("instructions"),
    // For showings by video. See `seesInstructions`.
    videoLink: text("video_link"),
    ...timestamps,
  },
  (table) => [index("showing_settings_host_idx").on(table.hostId)],
);

/** A day with hours different from its weekday's; without hours, no showings. */
export const showingDays = pgTable(
  "showing_days",
  {
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    hours: jsonb("hours").$type<readonly Hours[]>().notNull(),
    // For the seller alone.
    note: text("note").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

/**
 * A showing that a buyer requested, or a time that the seller blocked. Active ones never overlap: the
 * migration's exclusion constraint "showings_no_overlap" ensures it.
 */
export const showings = pgTable(
  "showings",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    state: showingState("state").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    // The end plus the pause after it, during which the time is taken.
    heldUntil: moment("held_until").notNull(),
    // When a request or a proposal expires without an answer.
    answerBy: moment("answer_by"),
    byVideo: boolean("by_video").notNull().default(false),
    // The buyer's; empty for a blocked time.
    name: text("name").notNull().default(""),
    email: text("email"),
    phone: text("phone"),
    isPreApproved: boolean("is_pre_approved"),
    message: text("message").notNull().default(""),
    // The buyer has agreed to text messages about this showing.
    textConsent: boolean("text_consent").notNull().default(false),
    // Hash of the secret of the buyer's page (server/link-secret.ts); null for a blocked time.
    secretHash: text("secret_hash").unique(),
    // Hash of the secret in the emails, which proves the buyer's address. Null before the first email.
    mailedSecretHash: text("mailed_secret_hash").unique(),
    // Hash of the submitted form, so that a repeated submission is one request.
    formHash: text("form_hash"),
    // The seller has agreed to this buyer; false for an automatic confirmation.
    confirmedBySeller: boolean("confirmed_by_seller").notNull().default(false),
    // Its id in calendars; a showing that was requested again is another event.
    calendarId: uuid("calendar_id").notNull().defaultRandom(),
    sequence: integer("sequence").notNull().default(0),
    // The seller's or the buyer's reason for a refusal, a proposal or a cancellation.
    reason: text("reason").notNull().default(""),
    endedBy: showingEnder("ended_by"),
    hostId: uuid("host_id").references(() => users.id, { onDelete: "set null" }),
    // The seller's private notes about the showing or blocked time.
    notes: text("notes").notNull().default(""),
    cameToIt: boolean("came_to_it"),
    feedbackAskedAt: moment("feedback_asked_at"),
    feedbackAt: moment("feedback_at"),
    feedback: jsonb("feedback").$type<Feedback>(),
    // Set in one transaction with the reminder, so that each is sent once. A confirmation after the
    // reminder's time sets it too and replaces the reminder.
    remindedDayAt: moment("reminded_day_at"),
    remindedHoursAt: moment("reminded_hours_at"),
    ...timestamps,
    words: wordList("words")
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { name, email, phone } = showings;
        const reach = sql`coalesce(${email}, '') || ' ' || coalesce(${phone}, '')`;
        return wordsIn(sql`${name} || ' ' || ${reach}`);
      }),
  },
  (table) => [
    index("showings_listing_idx").on(table.listingId, table.startsAt),
    index("showings_starts_idx").on(table.startsAt),
    index("showings_host_idx").on(table.hostId),
    index("showings_answer_by_idx")
      .on(table.answerBy)
      .where(sql`${table.state} in ('requested', 'proposed')`),
    // For queries that run every few seconds: due reminders and feedback requests.
    index("showings_day_due_idx")
      .on(table.startsAt)
      .where(sql`${table.state} = 'confirmed' and ${table.remindedDayAt} is null`),
    index("showings_hours_due_idx")
      .on(table.startsAt)
      .where(sql`${table.state} = 'confirmed' and ${table.remindedHoursAt} is null`),
    index("showings_feedback_due_idx")
      .on(table.endsAt)
      .where(
        sql`${table.state} = 'confirmed' and ${table.feedbackAskedAt} is null and ${table.email} is not null`,
      ),
    check("showings_in_order", sql`${table.endsAt} > ${table.startsAt}`),
    check("showings_held", sql`${table.heldUntil} >= ${table.endsAt}`),
    check("showings_whole", sql`(${table.state} = 'blocked') = (${table.secretHash} is null)`),
  ],
);
