import { MAIL_ACTIONS, READ_AND_REPLY } from "#lib/events/mail-words.ts";
import { eventWords } from "#lib/events/words.ts";
import { type ChecklistKey, LISTING_STATUSES } from "#lib/fields/listing.ts";
import { STEP_TITLES, type StepId } from "#lib/fields/steps.ts";
import { formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import { SCREEN_LINKS, TITLES, type ScreenLinkName } from "#lib/screens.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { afterDeal } from "./after-deal.ts";
import { answerOffers } from "./answer-offers.ts";
import { stepAfterSale } from "./after-sale.ts";
import type { HomeState } from "./home-state.ts";
import {
  answerRequests,
  bookShowings,
  meetBuyers,
  openShowings,
  recordAttendance,
} from "./showing-steps.ts";

export interface NextStep {
  title: string;
  reason: string;
  action: string;
  href: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** After this many days without a message from a buyer, suggest reviewing the price and photos. */
const QUIET_DAYS = 21;

const WHY_STEPS: Record<StepId, string> = {
  declutter: "Rooms look larger with less in them, in person and in photos.",
  deep_clean: "A clean home looks well cared for.",
  depersonalize: "Neutral rooms help buyers picture themselves living there.",
  repairs: "Small problems make buyers look for bigger ones.",
  curb_appeal: "The front of the home is the first thing buyers see.",
  set_stage: "It's the last step before you take photos.",
};

const ACTIONS: Partial<Record<ChecklistKey, readonly [title: string, action: string]>> = {
  address: [SCREEN_LINKS.address.label, SCREEN_LINKS.address.label],
  basics: ["Enter the basics", SCREEN_LINKS.basics.label],
  description: ["Finish your description", "Go to Description"],
  price: ["Set your asking price", SCREEN_LINKS.pricing.label],
  cover: ["Choose a cover photo", "Go to Photography"],
  words: ["Review possible fair housing issues", "View issues"],
  claims: ["Review the claims in your listing", "Review claims"],
  email: [TITLES["/verify-email"], "Go to Security"],
  right: ["Confirm your right to sell", SCREEN_LINKS.onlineListing.label],
  plan: [SCREEN_LINKS.plans.label, SCREEN_LINKS.plans.label],
};

function actionOf(name: ScreenLinkName) {
  const { href, label } = SCREEN_LINKS[name];
  return { action: label, href };
}

// The listing page stays hidden until the operator restores it.
const fixTakenDownListing = ({ takenDownReason }: HomeState): NextStep | null =>
  takenDownReason === null
    ? null
    : {
        title: "Fix the problem with your listing",
        reason: `Porchlight took down your listing: ${takenDownReason}`,
        action: "See what to fix",
        href: "/online-listing",
      };

const dayOf = (state: HomeState, moment: Date) =>
  formatDate(dayIn(state.timeZone, moment), { style: "short" });

const daysSince = (state: HomeState, moment: Date) =>
  Math.floor((state.now.getTime() - moment.getTime()) / DAY_MS);

function answerBuyers(state: HomeState): NextStep | null {
  const { count, oldest } = state.waiting;
  if (count === 0) return null;
  const since = oldest ? ` since ${dayOf(state, oldest)}` : "";
  return {
    title: count === 1 ? "Reply to a buyer" : `Reply to ${formatNumber(count)} buyers`,
    reason:
      count === 1
        ? `A message has been waiting for you${since}.`
        : `${formatNumber(count)} messages are waiting for you, the oldest${since}.`,
    action: READ_AND_REPLY,
    href: "/online-listing/messages",
  };
}

function keepPublic(state: HomeState): NextStep | null {
  if (!state.withdrawnAt) return null;
  const reason = `Your plan has ended. Your listing will be withdrawn on ${dayOf(state, state.withdrawnAt)}. Nothing will be lost.`;
  return state.isAdmin
    ? { title: "Renew your plan", reason, ...actionOf("plans") }
    : {
        title: "Ask your Admin to renew the plan",
        reason,
        action: "See who your Admin is",
        href: "/users",
      };
}

function fromChecklist(state: HomeState, keys: readonly ChecklistKey[]): NextStep | null {
  const item = state.checklist.find(({ key, isDone }) => keys.includes(key) && !isDone);
  if (!item) return null;
  const [title, action] = ACTIONS[item.key] ?? [item.label, "View details"];
  return { title, reason: item.text, action, href: item.href ?? "/online-listing" };
}

function correctDescription(state: HomeState): NextStep | null {
  const step = state.isDescriptionHidden ? fromChecklist(state, ["description"]) : null;
  return step && { ...step, title: "Correct your description", action: "Review description" };
}

function describeFeatures(state: HomeState): NextStep | null {
  if (state.hasFeatures) return null;
  return {
    title: "Enter the features",
    reason: "Your description is written from them. It can't mention what you don't enter.",
    ...actionOf("features"),
  };
}

/** Steps come before photos. With any photos, the seller is past them. */
function prepare(state: HomeState): NextStep | null {
  const [step] = state.openSteps;
  if (!step || state.photoCount > 0) return null;
  const left = state.openSteps.length;
  return {
    title: STEP_TITLES[step],
    reason: `${WHY_STEPS[step]} ${left === 1 ? "It's the only step left." : `${left} steps left.`}`,
    action: "Go to the steps",
    href: "/get-ready/steps",
  };
}

function addPhotos(state: HomeState): NextStep | null {
  if (state.photoCount > 0) return null;
  return {
    title: "Add photos",
    reason: "You have no photos yet. The first one buyers see must show the home itself.",
    action: "Go to Photography",
    href: "/photography",
  };
}

const OF_THE_ADMIN = {
  email: {
    title: "Ask your Admin to confirm their email address",
    reason: "You can publish once the email address that opened the account is confirmed.",
  },
  plan: {
    title: "Ask your Admin to choose a plan",
    reason: "You need a plan to publish, and only your Admin can choose one.",
  },
} as const;

/** Returns a step that only the Admin can do. Other members are asked to contact the Admin. */
function fromAdmin(state: HomeState, key: keyof typeof OF_THE_ADMIN): NextStep | null {
  const thing = fromChecklist(state, [key]);
  if (!thing || state.isAdmin) return thing;
  return { ...OF_THE_ADMIN[key], action: "See who your Admin is", href: "/users" };
}

/** Returns the first requirement for publishing that isn't complete. */
function getReady(state: HomeState): NextStep | null {
  return (
    fromChecklist(state, ["address"]) ??
    fromChecklist(state, ["basics"]) ??
    describeFeatures(state) ??
    fromChecklist(state, ["description", "words", "claims"]) ??
    prepare(state) ??
    addPhotos(state) ??
    fromChecklist(state, ["cover", "price"]) ??
    fromAdmin(state, "email") ??
    fromAdmin(state, "plan") ??
    fromChecklist(
      state,
      state.checklist.map(({ key }) => key),
    )
  );
}

function goPublic(state: HomeState): NextStep {
  const isAgain = state.status === "withdrawn";
  return {
    title: isAgain ? "Publish your listing again" : "Publish your listing",
    reason: isAgain
      ? "It was withdrawn. Everything it needs is complete."
      : "Everything it needs is complete. Review it, then publish it.",
    ...actionOf("onlineListing"),
  };
}

function reviewPrice(state: HomeState): NextStep | null {
  const { price, estimate } = state;
  if (!price || !estimate) return null;
  const isOutside = price.amount > estimate.high || price.amount < estimate.low;
  if (!isOutside || dayIn(state.timeZone, price.setAt) >= estimate.day) return null;
  return {
    title: "Review your asking price",
    reason: `Your asking price is ${formatMoney(price.amount)}. The newer estimate from ${formatDate(estimate.day, { style: "short" })} ranges from ${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}.`,
    ...actionOf("pricing"),
  };
}

function promoteListing(state: HomeState): NextStep | null {
  const { lastAskedAt } = state.showings;
  const since = [state.statusSince, state.lastAskedAt, lastAskedAt, state.price?.setAt ?? null]
    .filter((moment) => moment !== null)
    .reduce<Date | null>((last, moment) => (!last || moment > last ? moment : last), null);
  if (!since || daysSince(state, since) < QUIET_DAYS) return null;
  return {
    title: "Review your price and first photo",
    reason: `No messages, showing requests or changes in ${formatNumber(daysSince(state, since))} days.`,
    ...actionOf("pricing"),
  };
}

function invite(state: HomeState): NextStep | null {
  if (state.openHouses.length > 0) return null;
  return {
    title: "Plan an open house",
    reason: "Your listing doesn't have one scheduled.",
    action: "Go to Scheduling",
    href: "/scheduling/open-houses",
  };
}

const seenBy = ({ people }: HomeState) =>
  people === 0
    ? "No one has viewed your listing yet."
    : `${people === 1 ? "1 visitor has" : `${formatNumber(people)} visitors have`} viewed your listing.`;

const share = (state: HomeState): NextStep => ({
  title: TITLES["/online-listing#share"],
  reason: seenBy(state),
  action: "Share listing",
  href: "/online-listing",
});

function whilePublic(state: HomeState): NextStep {
  if (state.status === "pending") {
    return {
      title: "Compare net proceeds by offer",
      reason: "The sale is pending. Dates, credits and costs are settled before closing.",
      action: "Go to Offers",
      href: "/pricing/offers",
    };
  }
  // A published listing can lose a requirement, for example when its description is rewritten.
  const lacking = correctDescription(state) ?? getReady(state);
  if (lacking) return lacking;
  if (state.status === "coming_soon") return share(state);
  return (
    openShowings(state) ??
    reviewPrice(state) ??
    promoteListing(state) ??
    invite(state) ??
    share(state)
  );
}

function readCheckup({ checkup, status }: HomeState): NextStep | null {
  if (!checkup || status !== "active") return null;
  const { text: reason, href } = eventWords({ kind: "price_checkup", data: checkup }, null);
  return {
    ...{ title: "Read your price check-up", reason, href },
    action: MAIL_ACTIONS.price_checkup.label,
  };
}

/** Returns what can't wait, most urgent first; nothing once the home is sold. */
export function stepsToday(state: HomeState): NextStep[] {
  if (state.status === "sold") return [];
  return [
    answerRequests(state),
    answerBuyers(state),
    answerOffers(state),
    afterDeal(state),
    fixTakenDownListing(state),
    keepPublic(state),
    bookShowings(state),
    meetBuyers(state),
    recordAttendance(state),
    readCheckup(state),
  ].filter((step) => step !== null);
}

/** Returns the next step. There is always one. */
export function nextStep(state: HomeState): NextStep {
  if (state.status === "sold") return stepAfterSale(state);
  const [urgent] = stepsToday(state);
  if (urgent) return urgent;
  const isPublic = LISTING_STATUSES[state.status].isPublic;
  return isPublic ? whilePublic(state) : (getReady(state) ?? goPublic(state));
}
