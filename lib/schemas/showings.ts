import { z } from "zod";
import { atLeast, atMost } from "#lib/fields/numbers.ts";
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
import { NOT_AFTER_START } from "#lib/us/wall-clock.ts";
import {
  canBeReached,
  contactConsent,
  contactEmail,
  contactName,
  contactPhone,
  NEEDS_EMAIL_OR_PHONE,
} from "./contact.ts";
import { dayFrom, endTimeOfDay, timeOfDay } from "./date-time.ts";
import { asSeen, entry, missingAsNull, text } from "./text.ts";
import { MUST_BE_WHOLE, revision, trueOrFalse } from "./values.ts";

const chosenTime = z.iso.datetime("Choose a time");
/** From 2000 to 2199, the range that both PostgreSQL and US time zone rules handle. */
export const showingDay = dayFrom(2000, "Enter a date, like 2027-05-31");

const hours = z
  .object({ from: timeOfDay(), to: endTimeOfDay }, "Enter a start and end time")
  .refine(({ from, to }) => from < to, { path: ["to"], error: NOT_AFTER_START });

/** Ordered and without overlaps. */
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
    isOpen: trueOrFalse,
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
        .int(MUST_BE_WHOLE)
        .min(1, atLeast(1))
        .max(MAX_SHOWINGS_PER_DAY, atMost(MAX_SHOWINGS_PER_DAY)),
    ),
    inPerson: trueOrFalse,
    byVideo: trueOrFalse,
    confirmsItself: trueOrFalse,
    /** A person of the account; null for anyone available. */
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

/** Different hours for one day; none means no showings. */
export const showingDayInput = z.object({
  hours: hoursOfDay,
  note: text(MAX_SHOWING_NOTES),
});
export type ShowingDayInput = z.output<typeof showingDayInput>;

/** A time without showings, in the home's time zone. */
export const showingBlockInput = z.object({
  day: showingDay,
  from: timeOfDay(),
  to: endTimeOfDay,
  note: text(MAX_SHOWING_NOTES),
});
export type ShowingBlockInput = z.output<typeof showingBlockInput>;

const reason = text(MAX_SHOWING_REASON);

/** What the person saw when they acted. A change since then is refused. */
const seen = {
  seenState: z.enum(SHOWING_STATE_KEYS).optional(),
  seenStartsAt: chosenTime.optional(),
};

export const showingDecisionInput = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("confirm"), ...seen }),
    z.object({ action: z.literal("decline"), reason, ...seen }),
    z.object({ action: z.literal("propose"), startsAt: chosenTime, reason, ...seen }),
    z.object({ action: z.literal("cancel"), reason, ...seen }),
    z.object({ action: z.literal("not_spam"), ...seen }),
  ],
  "Choose an action",
);
export type ShowingDecisionInput = z.output<typeof showingDecisionInput>;

/** Omitted fields stay unchanged. */
export const showingNotesInput = z.object({
  notes: text(MAX_SHOWING_NOTES).optional(),
  cameToIt: trueOrFalse.nullable().optional(),
  hostId: z.uuid("Choose who hosts").nullable().optional(),
});
export type ShowingNotesInput = z.output<typeof showingNotesInput>;

/** A buyer's showing request, as its form sends it: "yes" for a checked box. */
export const showingRequestInput = z
  .object({
    startsAt: chosenTime,
    way: z.enum(["in_person", "video"], "Choose how you want to see the home"),
    name: contactName(MAX_SHOWING_NAME),
    email: z.preprocess(missingAsNull, contactEmail.nullable()),
    phone: z.preprocess(missingAsNull, contactPhone.nullable()),
    preApproved: z.preprocess(missingAsNull, z.enum(["yes", "no"]).nullable()),
    message: z.preprocess((value) => value ?? "", text(MAX_SHOWING_MESSAGE)),
    textConsent: z.preprocess(missingAsNull, z.literal("yes").nullable()),
    consent: contactConsent,
  })
  .refine(canBeReached, NEEDS_EMAIL_OR_PHONE);
export type ShowingRequestInput = z.output<typeof showingRequestInput>;

export const showingTimeInput = z.object({ startsAt: chosenTime });

/** The time that a buyer's page showed. */
export const seenTimeInput = z.object({ seenStartsAt: chosenTime.optional() });

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
  // When a request or proposal expires.
  answerBy: instant.nullable(),
  byVideo: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isPreApproved: z.boolean().nullable(),
  message: z.string(),
  reason: z.string(),
  endedBy: z.enum(SHOWING_ENDERS).nullable(),
  // False if confirmed automatically: only the link in the buyer's email shows how to get in.
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

export const schedulingView = z.object({
  // The server's time, which decides what is past and upcoming.
  now: instant,
  // IANA name of the home's time zone, and the choices if its state has two.
  timeZone: z.string(),
  timeZoneChoices: z.array(z.string()),
  // Whether state and zip determine the time zone, or the owner chose it.
  isTimeZoneSure: z.boolean(),
  // Showings can be requested only while the listing is active.
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
    revision,
  }),
  days: z.array(z.object({ day: z.string(), hours: z.array(hoursView), note: z.string() })),
  // Those of the last year and all upcoming ones, by time.
  showings: z.array(showingView),
  // Requests with the form's hidden field filled in, latest first. They cause no notifications.
  spam: z.array(showingView),
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  // Busy times of the hosts' own calendars, up to two months ahead.
  busy: z.array(z.object({ startsAt: instant, endsAt: instant })),
});
export type SchedulingView = z.infer<typeof schedulingView>;

/** The response to a token: without instructions to get into the home. */
export const schedulingOfToken = schedulingView.extend({
  settings: schedulingView.shape.settings.omit({ instructions: true }),
});

/** Start times of free slots, in order. */
export const freeTimesView = z.object({ timeZone: z.string(), starts: z.array(instant) });
export type FreeTimesView = z.infer<typeof freeTimesView>;

export const timeZoneInput = z.object({ timeZone: entry("Choose a time zone", 64) });
