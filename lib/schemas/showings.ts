import { z } from "zod";
import {
  FEEDBACK_QUESTIONS,
  MAX_FEEDBACK_TEXT,
  MAX_INSTRUCTIONS,
  MAX_SHOWING_MESSAGE,
  MAX_SHOWING_NAME,
  MAX_SHOWING_NOTES,
  MAX_SHOWING_REASON,
  MAX_VIDEO_LINK,
  MAX_HOURS_PER_DAY,
  MAX_SHOWINGS_PER_DAY,
  NOTICE_HOURS,
  PAUSE_MINUTES,
  SHOWING_ENDERS,
  SHOWING_MINUTES,
  SHOWING_STATE_KEYS,
} from "#lib/fields/showings.ts";
import { parsePhone } from "#lib/us/phone.ts";
import { asSeen, email, entry, missingAsNull, requiredText, text } from "./text.ts";

const time = entry("Enter a time, like 13:00").regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "Enter a time, like 13:00",
);
const endTime = z.union([z.literal("24:00"), time], "Enter a time, like 13:00");
/** From 2000 to 2199: what PostgreSQL and the clocks of the US know. */
export const showingDay = z.iso
  .date("Enter a date, like 2027-05-31")
  .refine((date) => date >= "2000-01-01" && date <= "2199-12-31", "Must be from 2000 to 2199");

const hours = z
  .object({ from: time, to: endTime }, "Enter a start and end time")
  .refine(({ from, to }) => from < to, { path: ["to"], error: "Must be after the start" });

/** In their order, none overlapping another. */
const hoursOfDay = z
  .array(hours, "Enter the day's hours")
  .max(MAX_HOURS_PER_DAY, `You can add up to ${MAX_HOURS_PER_DAY} time ranges a day`)
  .transform((given) => given.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
  .refine(
    (given) => given.every(({ from }, index) => index === 0 || given[index - 1]!.to <= from),
    "These times overlap",
  );

const oneOf = <const T extends readonly number[]>(choices: T, message: string) =>
  z.preprocess(
    asSeen,
    z.coerce.number(message).refine((value) => choices.includes(value), message),
  );

export const showingSettingsInput = z
  .object({
    isOpen: z.boolean("Must be true or false"),
    week: z
      .array(hoursOfDay, "Enter hours for all seven days")
      .length(7, "Enter hours for all seven days"),
    lengthMinutes: oneOf(SHOWING_MINUTES, "Choose how long a showing lasts"),
    pauseMinutes: oneOf(PAUSE_MINUTES, "Choose the time between showings"),
    noticeHours: oneOf(NOTICE_HOURS, "Choose a minimum notice"),
    mostADay: z.preprocess(
      asSeen,
      z.coerce
        .number("Enter a number")
        .int("Must be a whole number")
        .min(1, "Must be at least 1")
        .max(MAX_SHOWINGS_PER_DAY, `Must be at most ${MAX_SHOWINGS_PER_DAY}`),
    ),
    inPerson: z.boolean("Must be true or false"),
    byVideo: z.boolean("Must be true or false"),
    confirmsItself: z.boolean("Must be true or false"),
    /** A person of the account; null: whoever can. */
    hostId: z.preprocess(missingAsNull, z.uuid("Choose who hosts").nullable()),
    instructions: text(MAX_INSTRUCTIONS),
    videoLink: z.preprocess(
      missingAsNull,
      entry("Enter a link that starts with https://", MAX_VIDEO_LINK)
        .pipe(z.url({ protocol: /^https$/, error: "Enter a link that starts with https://" }))
        .nullable(),
    ),
  })
  .refine(({ inPerson, byVideo }) => inPerson || byVideo, {
    path: ["inPerson"],
    error: "Choose at least one way to show the home",
  })
  .refine(({ isOpen, week }) => !isOpen || week.some((ofDay) => ofDay.length > 0), {
    path: ["week"],
    error: "Enter hours for at least one day",
  });
export type ShowingSettingsInput = z.output<typeof showingSettingsInput>;

/** Other hours for one day; none: nobody visits on it. */
export const showingDayInput = z.object({
  hours: hoursOfDay,
  note: text(MAX_SHOWING_NOTES),
});
export type ShowingDayInput = z.output<typeof showingDayInput>;

/** A time that the seller keeps for themselves, by the clocks where the home is. */
export const showingBlockInput = z.object({
  day: showingDay,
  from: time,
  to: endTime,
  note: text(MAX_SHOWING_NOTES),
});
export type ShowingBlockInput = z.output<typeof showingBlockInput>;

const reason = text(MAX_SHOWING_REASON);

/** What a seller answers, or what becomes of a showing by them. */
export const showingDecisionInput = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("confirm") }),
    z.object({ action: z.literal("decline"), reason }),
    z.object({ action: z.literal("propose"), startsAt: z.iso.datetime("Choose a time"), reason }),
    z.object({ action: z.literal("cancel"), reason }),
    z.object({ action: z.literal("not_spam") }),
  ],
  "Choose an action",
);
export type ShowingDecisionInput = z.output<typeof showingDecisionInput>;

/** What is left out stays as it is. */
export const showingNotesInput = z.object({
  notes: text(MAX_SHOWING_NOTES).optional(),
  cameToIt: z.boolean("Must be true or false").nullable().optional(),
  hostId: z.uuid("Choose who hosts").nullable().optional(),
});
export type ShowingNotesInput = z.output<typeof showingNotesInput>;

/** What a buyer sends who asks for a time, as a form sends it: "yes" for a ticked box. */
export const showingRequestInput = z
  .object({
    startsAt: z.iso.datetime("Choose a time"),
    way: z.enum(["in_person", "video"], "Choose how you want to see the home"),
    name: requiredText("Please enter your name", MAX_SHOWING_NAME),
    email: z.preprocess(
      missingAsNull,
      email("Enter an email address, like name@example.com").nullable(),
    ),
    phone: z.preprocess(
      missingAsNull,
      entry("Must be text", 40)
        .refine((typed) => parsePhone(typed) !== null, "Enter a phone number with area code")
        .nullable(),
    ),
    preApproved: z.preprocess(missingAsNull, z.enum(["yes", "no"]).nullable()),
    message: z.preprocess((value) => value ?? "", text(MAX_SHOWING_MESSAGE)),
    textConsent: z.preprocess(missingAsNull, z.literal("yes").nullable()),
    consent: z.literal("yes", "Please agree so the seller can reply"),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ["email"],
    error: "Please enter an email address or phone number",
    when: () => true,
  });
export type ShowingRequestInput = z.output<typeof showingRequestInput>;

/** The time that a visitor chooses anew. */
export const showingTimeInput = z.object({ startsAt: z.iso.datetime("Choose a time") });

/** A word to the seller may stand with it. */
export const showingCancelInput = z.object({
  reason: z.preprocess((value) => value ?? "", text(MAX_SHOWING_REASON)),
});

const answersOf = (question: keyof typeof FEEDBACK_QUESTIONS) =>
  z.preprocess(
    missingAsNull,
    z.enum(Object.keys(FEEDBACK_QUESTIONS[question].answers) as [string, ...string[]]).nullable(),
  );

export const showingFeedbackInput = z.object({
  interest: answersOf("interest"),
  price: answersOf("price"),
  condition: answersOf("condition"),
  text: z.preprocess((value) => value ?? "", text(MAX_FEEDBACK_TEXT)),
});
export type ShowingFeedbackInput = z.output<typeof showingFeedbackInput>;

const hoursView = z.object({ from: z.string(), to: z.string() });
const instant = z.iso.datetime();

export const showingView = z.object({
  id: z.uuid(),
  state: z.enum(SHOWING_STATE_KEYS),
  startsAt: instant,
  endsAt: instant,
  // Until when a request or a proposal waits.
  answerBy: instant.nullable(),
  byVideo: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isPreApproved: z.boolean().nullable(),
  message: z.string(),
  reason: z.string(),
  endedBy: z.enum(SHOWING_ENDERS).nullable(),
  // False for one that confirmed itself: how to get in is behind the link in the visitor's email alone.
  confirmedBySeller: z.boolean(),
  hostId: z.uuid().nullable(),
  notes: z.string(),
  cameToIt: z.boolean().nullable(),
  feedback: z
    .object({
      interest: z.string().optional(),
      price: z.string().optional(),
      condition: z.string().optional(),
      text: z.string(),
    })
    .nullable(),
  askedAt: instant,
});
export type ShowingView = z.infer<typeof showingView>;

/** All that the screen of the schedule shows. */
export const schedulingView = z.object({
  // When this was so: what is over and what comes is told by it.
  now: instant,
  // IANA name of the home's time zone, and those that its state lies in where there are two.
  timeZone: z.string(),
  timeZoneChoices: z.array(z.string()),
  // Whether state and zip code alone tell the zone, or the owner has said it.
  isTimeZoneSure: z.boolean(),
  // Showings can be asked for only while the home is active.
  status: z.string(),
  settings: z.object({
    isOpen: z.boolean(),
    week: z.array(z.array(hoursView)),
    lengthMinutes: z.number(),
    pauseMinutes: z.number(),
    noticeHours: z.number(),
    mostADay: z.number(),
    inPerson: z.boolean(),
    byVideo: z.boolean(),
    confirmsItself: z.boolean(),
    hostId: z.uuid().nullable(),
    instructions: z.string(),
    videoLink: z.string().nullable(),
  }),
  days: z.array(z.object({ day: z.string(), hours: z.array(hoursView), note: z.string() })),
  // Those of the last year and all to come, in the order of their times.
  showings: z.array(showingView),
  // Requests that filled in the form's hidden field, the latest time first. Nobody was told of them.
  spam: z.array(showingView),
  // Who of the account can be there.
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  // When the own calendar of who is there says busy, until two months from now.
  busy: z.array(z.object({ startsAt: instant, endsAt: instant })),
});
export type SchedulingView = z.infer<typeof schedulingView>;

/** The same for a program: it is not told how to get into the home. */
export const schedulingOfToken = schedulingView.extend({
  settings: schedulingView.shape.settings.omit({ instructions: true }),
});

/** Starts of the times that are free, in their order. */
export const freeTimesView = z.object({ timeZone: z.string(), starts: z.array(instant) });
export type FreeTimesView = z.infer<typeof freeTimesView>;

export const timeZoneInput = z.object({ timeZone: entry("Choose a time zone", 64) });
