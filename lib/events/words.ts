import { runWords } from "#lib/automations/words.ts";
import type { EventKind, ShowingEventKind } from "#lib/fields/notifications.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { STEP_TITLES } from "#lib/fields/steps.ts";
import { formatCount, formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import { countedTraffic } from "#lib/listing/counted-traffic.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { conversationPath } from "#lib/routes.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { AccountEvent, EventData, OfferNews } from "./event.ts";

export interface EventWords {
  text: string;
  href: string;
}

// Null: the actor isn't in the account, or has left it.
type Actor = string | null;

const by = (actor: Actor, did: string, wasDone: string) => (actor ? `${actor} ${did}` : wasDone);

const schedule = ({ showingId }: { showingId: string }) => `/scheduling?showing=${showingId}`;
const when = ({ startsAt, timeZone }: { startsAt: string; timeZone: string }) =>
  formatDayAndTime(new Date(startsAt), timeZone);

type Words = { [Kind in EventKind]: (data: EventData[Kind], actor: Actor) => EventWords };

const SHOWING_WORDS: Pick<Words, ShowingEventKind> = {
  showing_requested: (data) => ({
    text: data.isConfirmed
      ? `${data.name} booked a showing for ${when(data)}.`
      : `${data.name} requested a showing for ${when(data)}.`,
    href: schedule(data),
  }),
  showing_moved: (data) => {
    const from = formatDayAndTime(new Date(data.from), data.timeZone);
    return {
      text: data.isConfirmed
        ? `${data.name} moved the showing from ${from} to ${when(data)}.`
        : `${data.name} asked to move the showing from ${from} to ${when(data)}.`,
      href: schedule(data),
    };
  },
  showing_agreed: (data) => ({
    text: `${data.name} accepted your proposed time: ${when(data)}.`,
    href: schedule(data),
  }),
  showing_cancelled: (data, actor) => {
    const showing = `the showing on ${when(data)}`;
    const sentenceStart = `The showing with ${data.name} on ${when(data)}`;
    const texts = {
      visitor: `${data.name} canceled ${showing}.`,
      seller: by(actor, `canceled ${showing} with ${data.name}.`, `${sentenceStart} was canceled.`),
      listing: `${sentenceStart} was canceled because your home is no longer for sale.`,
    };
    return { text: texts[data.by], href: schedule(data) };
  },
  showing_expired: (data) => ({
    text:
      data.waitedFor === "seller"
        ? `The showing request from ${data.name} for ${when(data)} expired without an answer.`
        : `The time you proposed to ${data.name}, ${when(data)}, expired without an answer.`,
    href: schedule(data),
  }),
  showing_feedback: (data) => ({
    text: `${data.name} left feedback on your home.`,
    href: schedule(data),
  }),
  showing_soon: (data) => ({
    text: `${data.which === "day" ? "Coming up" : "Soon"}: showing with ${data.name} on ${when(data)}.`,
    href: schedule(data),
  }),
};

const offerPath = (offerId: string) => `/pricing/offers?offer=${offerId}`;

const OFFER_WORDS: Pick<Words, "offer_changed" | "offer_due" | "highest_and_best"> = {
  offer_changed: ({ offerId, price, what, by: side }, actor) => {
    const who = side === "buyer" ? "A buyer" : (actor ?? "Someone on your account");
    const offer = `the offer of ${formatMoney(price)}`;
    const texts: Record<OfferNews, string> = {
      received: `You received an offer of ${formatMoney(price)}.`,
      countered: `${who} made a counteroffer of ${formatMoney(price)}.`,
      best: `${who} sent a highest and best offer of ${formatMoney(price)}.`,
      accepted: `${who} accepted ${offer}.`,
      backup: `${who} accepted ${offer} as a backup.`,
      declined: `${who} declined ${offer}.`,
      withdrawn: `${who} withdrew ${offer}.`,
      fell_through:
        side === "buyer"
          ? `The buyer withdrew ${offer} that was accepted.`
          : `${who} recorded that the deal for ${offer} fell through.`,
      expired: `The offer of ${formatMoney(price)} expired without an answer.`,
    };
    return { text: texts[what], href: offerPath(offerId) };
  },
  offer_due: ({ offerId, price, expiresAt, timeZone }) => ({
    text: `Answer the offer of ${formatMoney(price)}. It expires ${formatDayAndTime(new Date(expiresAt), timeZone)}.`,
    href: offerPath(offerId),
  }),
  highest_and_best: ({ what, asked, answered, dueAt, timeZone }, actor) => {
    const who = actor ?? "Someone on your account";
    const buyers = formatCount(asked, "buyer", "buyers");
    const texts = {
      requested: `${who} asked ${buyers} for their highest and best offers by ${formatDayAndTime(new Date(dueAt), timeZone)}.`,
      canceled: `${who} canceled the request for highest and best offers.`,
      due: `The deadline for highest and best offers has passed. ${formatNumber(answered)} of ${buyers} answered.`,
    };
    return { text: texts[what], href: "/pricing/offers" };
  },
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
    href: what === "price" ? "/pricing" : "/online-listing/automation",
  }),
  automation_not_done: ({ what, reason }) => ({
    text: runWords(what, {}, reason),
    href: "/online-listing/automation",
  }),
  automation_paused: () => ({
    text: "Your automations are paused because your plan with automation ended.",
    href: "/online-listing/automation",
  }),
  inquiry_waiting: ({ count, hours }) => ({
    text: runWords("inquiry_waiting", { count, amount: hours }, null),
    href: "/online-listing/messages",
  }),
  quiet_listing: ({ days }) => ({
    text: runWords("quiet", { amount: days }, null),
    href: "/online-listing/automation",
  }),
};

function checkupWords(days: number, week: EventData["price_checkup"]["week"]): string {
  const listed = `Your weekly price check-up is ready. Your home was listed ${formatNumber(days)} days ago.`;
  return week === null ? listed : `${listed} The last 7 days: ${countedTraffic(week)}.`;
}

const WORDS: Words = {
  inquiry_received: ({ inquiryId, name, messageId }) => ({
    text: messageId ? `${name} wrote back to you.` : `${name} sent a message about your home.`,
    href: conversationPath(inquiryId),
  }),
  showing_asked: ({ inquiryId, name }) => ({
    text: `${name} requested a showing of your home.`,
    href: conversationPath(inquiryId),
  }),
  ...SHOWING_WORDS,
  ...OFFER_WORDS,
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
  description_hidden: ({ quote }) => ({
    text: `Buyers can't see your description because of “${quote}”. Review it to show it again.`,
    href: "/description",
  }),
  estimate_moved: ({ from, to }) => ({
    text: `The estimate for your home went ${to > from ? "up" : "down"} from ${formatMoney(from)} to ${formatMoney(to)}. That's more than its usual error.`,
    href: "/pricing",
  }),
  price_checkup: ({ days, week }) => ({
    text: checkupWords(days, week),
    href: "/pricing#check-up",
  }),
  listing_changed: ({ from, to }, actor) => {
    const change = `from “${LISTING_STATUSES[from].label}” to “${LISTING_STATUSES[to].label}”`;
    return {
      text: by(actor, `changed your listing ${change}.`, `Your listing changed ${change}.`),
      href: "/online-listing",
    };
  },
  listing_taken_down: ({ reason }) => ({
    text: `Porchlight took your listing down: ${reason}`,
    href: "/online-listing",
  }),
  listing_allowed: () => ({
    text: "You can publish your listing again.",
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
    text: `Your webhook to ${host} was turned off because it stopped accepting deliveries.`,
    href: "/settings/api",
  }),
  program_allowed: ({ what, name }) => ({
    text:
      what === "token"
        ? `An API token, “${name}”, was created in your name.`
        : `A webhook to ${name} was created in your name.`,
    href: "/settings/api",
  }),
  person_joined: ({ name }) => ({ text: `${name} joined your account.`, href: "/users" }),
  signed_in_elsewhere: ({ device }) => ({
    text: `Someone logged in to your account on a new device: ${device}.`,
    href: "/security",
  }),
};

// Tokens and webhooks keep their full names because the person chose them and must recognize them.
const quoteName = (event: AccountEvent): AccountEvent =>
  "name" in event.data && event.kind !== "program_allowed"
    ? ({ ...event, data: { ...event.data, name: quotedName(event.data.name) } } as AccountEvent)
    : event;

/** Returns `eventWords` for an email or text message, with names that can't turn into links. */
export const sentEventWords = (event: AccountEvent, actor: string | null): EventWords =>
  eventWords(quoteName(event), actor);

/**
 * Returns the sentence and link of an event.
 * @param actor display name; null for a person outside the account or one who has left
 */
export const eventWords = ({ kind, data }: AccountEvent, actor: string | null): EventWords =>
  (WORDS[kind] as (data: EventData[EventKind], actor: Actor) => EventWords)(data, actor);
