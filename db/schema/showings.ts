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

/** When and how a home can be seen; one a listing, made when the seller first saves it. */
export const showingSettings = pgTable(
  "showing_settings",
  {
    listingId: uuid("listing_id")
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    // Buyers can ask for a time by themselves.
    isOpen: boolean("is_open").notNull().default(DEFAULT_SHOWING_SETTINGS.isOpen),
    // Hours of each day of the week, Sunday first, by the clocks where the home is.
    week: jsonb("week").$type<Week>().notNull(),
    lengthMinutes: integer("length_minutes").notNull(),
    pauseMinutes: integer("pause_minutes").notNull(),
    noticeHours: integer("notice_hours").notNull(),
    mostADay: integer("most_a_day").notNull(),
    inPerson: boolean("in_person").notNull(),
    byVideo: boolean("by_video").notNull(),
    confirmsItself: boolean("confirms_itself").notNull(),
    // Who of the account is there; null: whoever can.
    hostId: uuid("host_id").references(() => users.id, { onDelete: "set null" }),
    // Encrypted (server/encryption.ts): gate, lockbox, parking, pets. See `seesInstructions`.
    instructions: text("instructions"),
    // Where a showing by video takes place. See `seesInstructions`.
    videoLink: text("video_link"),
    ...timestamps,
  },
  (table) => [index("showing_settings_host_idx").on(table.hostId)],
);

/** A day on which other hours hold than those of its weekday; none at all: nobody visits. */
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
 * A visit that somebody has asked for, or a time that the seller has blocked. Two that hold a time never
 * overlap: the exclusion constraint "showings_no_overlap" of the migration.
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
    // Its end and the pause after it: nobody else can have this time.
    heldUntil: moment("held_until").notNull(),
    // A request or a proposal ends here, unless it is answered.
    answerBy: moment("answer_by"),
    byVideo: boolean("by_video").notNull().default(false),
    // Of the visitor; empty for a blocked time.
    name: text("name").notNull().default(""),
    email: text("email"),
    phone: text("phone"),
    isPreApproved: boolean("is_pre_approved"),
    message: text("message").notNull().default(""),
    // The visitor has agreed to text messages about this showing.
    textConsent: boolean("text_consent").notNull().default(false),
    // Of the secret of the visitor's own page (server/link-secret.ts); null for a blocked time.
    secretHash: text("secret_hash").unique(),
    // Of the secret in the emails: who has it has proved the address. Null until an email was written.
    mailedSecretHash: text("mailed_secret_hash").unique(),
    // Of the form that was sent: sent twice, it is one request.
    formHash: text("form_hash"),
    // The seller has agreed to this visitor; false for what confirmed itself.
    confirmedBySeller: boolean("confirmed_by_seller").notNull().default(false),
    // As calendars know it: a showing that was asked for again is another event.
    calendarId: uuid("calendar_id").notNull().defaultRandom(),
    sequence: integer("sequence").notNull().default(0),
    // What the seller has said with a refusal, a proposal or a cancellation; what the visitor has with theirs.
    reason: text("reason").notNull().default(""),
    endedBy: showingEnder("ended_by"),
    hostId: uuid("host_id").references(() => users.id, { onDelete: "set null" }),
    // For the seller alone: of the visit, or of a blocked time.
    notes: text("notes").notNull().default(""),
    cameToIt: boolean("came_to_it"),
    feedbackAskedAt: moment("feedback_asked_at"),
    feedbackAt: moment("feedback_at"),
    feedback: jsonb("feedback").$type<Feedback>(),
    // Set with what reminds of it, in one transaction: each is told once. Also set by a confirmation that
    // comes later than the reminder would have: that has told enough.
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
    // What is asked every few seconds: of whom nobody was reminded, who was not asked how it was.
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
