import { runWords } from "#lib/automations/words.ts";
import type { EventKind, ShowingEventKind } from "#lib/fields/notifications.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { STEP_TITLES } from "#lib/fields/steps.ts";
import { formatDate, formatMoney } from "#lib/format.ts";
import { tellWhen } from "#lib/showings/when.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { AccountEvent, EventData } from "./event.ts";

/** What a person reads of an event: a sentence, and the screen that it leads to. */
export interface EventWords {
  text: string;
  href: string;
}

// Null: nobody of the account, or somebody who has left it.
type Actor = string | null;

const by = (actor: Actor, did: string, wasDone: string) => (actor ? `${actor} ${did}` : wasDone);

const schedule = ({ showingId }: { showingId: string }) => `/scheduling?showing=${showingId}`;
const when = ({ startsAt, timeZone }: { startsAt: string; timeZone: string }) =>
  tellWhen(new Date(startsAt), timeZone);

type Words = { [Kind in EventKind]: (data: EventData[Kind], actor: Actor) => EventWords };

const SHOWING_WORDS: Pick<Words, ShowingEventKind> = {
  showing_requested: (data) => ({
    text: data.isConfirmed
      ? `${data.name} comes to see your home on ${when(data)}.`
      : `${data.name} asks to see your home on ${when(data)}.`,
    href: schedule(data),
  }),
  showing_moved: (data) => {
    const from = tellWhen(new Date(data.from), data.timeZone);
    return {
      text: data.isConfirmed
        ? `${data.name} has moved the showing to ${when(data)}. It was ${from}.`
        : `${data.name} asks to move the showing to ${when(data)}. It was ${from}.`,
      href: schedule(data),
    };
  },
  showing_agreed: (data) => ({
    text: `${data.name} agrees to your time: ${when(data)}.`,
    href: schedule(data),
  }),
  showing_cancelled: (data, actor) => {
    const showing = `the showing on ${when(data)}`;
    const visit = `The showing of ${data.name} on ${when(data)}`;
    const texts = {
      visitor: `${data.name} has cancelled ${showing}.`,
      seller: by(actor, `has cancelled ${showing} with ${data.name}.`, `${visit} was cancelled.`),
      listing: `${visit} was cancelled, since your home is no longer for sale.`,
    };
    return { text: texts[data.by], href: schedule(data) };
  },
  showing_expired: (data) => ({
    text:
      data.waitedFor === "seller"
        ? `The request of ${data.name} to see your home on ${when(data)} has ended without an answer.`
        : `${data.name} has not answered your proposal of ${when(data)}. It has ended.`,
    href: schedule(data),
  }),
  showing_feedback: (data) => ({
    text: `${data.name} has told what they think of your home.`,
    href: schedule(data),
  }),
  showing_soon: (data) => ({
    text: `${data.which === "day" ? "Coming up" : "Soon"}: ${data.name} sees your home on ${when(data)}.`,
    href: schedule(data),
  }),
};

const AUTOMATION_WORDS: Pick<
  Words,
  | "automation_done"
  | "automation_not_done"
  | "automation_paused"
  | "inquiry_waiting"
  | "quiet_listing"
> = {
  automation_done: ({ what, ...facts }) => ({
    text: runWords(what, facts, null),
    href: what === "price" ? "/pricing" : "/online-listing#automation",
  }),
  automation_not_done: ({ what, reason }) => ({
    text: runWords(what, {}, reason),
    href: "/online-listing#automation",
  }),
  automation_paused: () => ({
    text: "What was done by itself is paused, since your plan with automation has ended.",
    href: "/online-listing#automation",
  }),
  inquiry_waiting: ({ count, hours }) => ({
    text: runWords("inquiry_waiting", { count, amount: hours }, null),
    href: "/online-listing#inquiries",
  }),
  quiet_listing: ({ days }) => ({
    text: runWords("quiet", { amount: days }, null),
    href: "/online-listing#automation",
  }),
};

const WORDS: Words = {
  inquiry_received: ({ name }) => ({
    text: `${name} asked a question about your home.`,
    href: "/online-listing#inquiries",
  }),
  showing_asked: ({ name }) => ({
    text: `${name} asked for a showing of your home.`,
    href: "/online-listing#inquiries",
  }),
  ...SHOWING_WORDS,
  step_completed: ({ stepId }, actor) => {
    const step = `“${STEP_TITLES[stepId]}”`;
    return {
      text: by(actor, `completed the step ${step}.`, `The step ${step} was completed.`),
      href: "/get-ready/steps",
    };
  },
  price_changed: ({ from, to }, actor) => {
    const price = from === null ? formatMoney(to) : `${formatMoney(from)} to ${formatMoney(to)}`;
    const text =
      from === null
        ? by(actor, `set the asking price to ${price}.`, `The asking price was set to ${price}.`)
        : by(
            actor,
            `changed the asking price from ${price}.`,
            `The asking price was changed from ${price}.`,
          );
    return { text, href: "/pricing" };
  },
  text_changed: ({ accepted }, actor) => {
    const done = accepted ? "accepted" : "changed";
    return {
      text: by(actor, `${done} the listing description.`, `The listing description was ${done}.`),
      href: "/description",
    };
  },
  estimate_moved: ({ from, to }) => ({
    text: `The estimate of your home went ${to > from ? "up" : "down"} from ${formatMoney(from)} to ${formatMoney(to)}, by more than its usual error.`,
    href: "/pricing",
  }),
  listing_changed: ({ from, to }, actor) => {
    const change = `from “${LISTING_STATUSES[from].label}” to “${LISTING_STATUSES[to].label}”`;
    return {
      text: by(actor, `changed your listing ${change}.`, `Your listing went ${change}.`),
      href: "/online-listing",
    };
  },
  listing_taken_down: ({ reason }) => ({
    text: `Porchlight has taken the page of your home down: ${reason}`,
    href: "/online-listing",
  }),
  listing_allowed: () => ({
    text: "The page of your home can be published again.",
    href: "/online-listing",
  }),
  ...AUTOMATION_WORDS,
  payment_failed: ({ planName }) => ({
    text: `A payment for your ${planName} plan failed.`,
    href: "/billing",
  }),
  plan_ends_soon: ({ planName, day }) => ({
    text: `Your ${planName} plan ends on ${formatDate(day)}.`,
    href: "/billing",
  }),
  webhook_turned_off: ({ host }) => ({
    text: `Your webhook to ${host} is turned off: it took nothing of what it was told.`,
    href: "/settings/api",
  }),
  program_allowed: ({ what, name }) => ({
    text:
      what === "token"
        ? `A token for a program, “${name}”, was made in your name.`
        : `A webhook to ${name} was made in your name.`,
    href: "/settings/api",
  }),
  person_joined: ({ name }) => ({ text: `${name} joined your account.`, href: "/users" }),
  signed_in_elsewhere: ({ device }) => ({
    text: `Someone logged in as you on a device that you have not used before: ${device}.`,
    href: "/security",
  }),
};

// A person's own tokens and webhooks are named in full: they have to know which one it is.
const quoteName = (event: AccountEvent): AccountEvent =>
  "name" in event.data && event.kind !== "program_allowed"
    ? ({ ...event, data: { ...event.data, name: quotedName(event.data.name) } } as AccountEvent)
    : event;

/** `eventWords` for an email or text message: no program makes a link of a stranger's name. */
export const sentEventWords = (event: AccountEvent, actor: string | null): EventWords =>
  eventWords(quoteName(event), actor);

/** @param actor what who did it is called; null for nobody of the account, or somebody who has left */
export const eventWords = ({ kind, data }: AccountEvent, actor: string | null): EventWords =>
  (WORDS[kind] as (data: EventData[EventKind], actor: Actor) => EventWords)(data, actor);
