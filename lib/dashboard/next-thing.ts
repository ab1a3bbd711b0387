import { type ChecklistKey, LISTING_STATUSES } from "#lib/fields/listing.ts";
import { STEP_TITLES, type StepId } from "#lib/fields/steps.ts";
import { formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import { tellWhen } from "#lib/showings/when.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import type { HomeState } from "./home-state.ts";

/** The one thing to do next: why, and the screen where it is done. */
export interface NextThing {
  title: string;
  reason: string;
  action: string;
  href: string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A showing so near comes before everything but an answer. */
const HOURS_BEFORE_SHOWING = 24;
/** An open house so near comes before everything but an answer. */
const DAYS_BEFORE_OPEN_HOUSE = 7;
/** After so many days without a word from a buyer, price and photographs are looked at again. */
const QUIET_DAYS = 21;

const WHY_STEPS: Record<StepId, string> = {
  declutter: "Rooms look larger with less in them, in photographs too.",
  deep_clean: "Buyers take what they see clean for what was looked after.",
  depersonalize: "Buyers have to picture their own things in your rooms.",
  repairs: "Small faults that stay make buyers look for large ones.",
  curb_appeal: "The front of the home is the first thing that buyers see.",
  set_stage: "It is the last step before photographs are taken.",
};

const ACTIONS: Partial<Record<ChecklistKey, readonly [title: string, action: string]>> = {
  address: ["Enter the address", "Enter the address"],
  basics: ["Enter the basics", "Go to The Basics"],
  description: ["Get the description ready", "Go to Description"],
  price: ["Set your asking price", "Go to Pricing"],
  cover: ["Choose the cover photograph", "Go to Photography"],
  words: ["Change words that fair housing law speaks against", "See them"],
  claims: ["Keep or change what your words claim", "See them"],
  email: ["Confirm your email address", "Go to Security"],
  right: ["Confirm your right to sell", "Go to Online Listing"],
  plan: ["Choose a plan", "See the plans"],
};

// Nothing else puts the home before buyers until an operator lets it.
const mendWhatWasTakenDown = ({ takenDownReason }: HomeState): NextThing | null =>
  takenDownReason === null
    ? null
    : {
        title: "Mend what your page was taken down for",
        reason: `Porchlight has taken the page of your home down: ${takenDownReason}`,
        action: "See what to do",
        href: "/online-listing",
      };

const dayOf = (state: HomeState, moment: Date) =>
  formatDate(dayIn(state.timeZone, moment), { style: "short" });

const daysSince = (state: HomeState, moment: Date) =>
  Math.floor((state.now.getTime() - moment.getTime()) / DAY_MS);

function answerBuyers(state: HomeState): NextThing | null {
  const { count, oldest } = state.waiting;
  if (count === 0) return null;
  const since = oldest ? ` since ${dayOf(state, oldest)}` : "";
  return {
    title: count === 1 ? "Answer a buyer" : `Answer ${formatNumber(count)} buyers`,
    reason:
      count === 1
        ? `A message has been waiting for you${since}.`
        : `${formatNumber(count)} messages wait for you, the first${since}.`,
    action: "Read and answer",
    href: "/online-listing",
  };
}

function answerRequests({ showings, timeZone }: HomeState): NextThing | null {
  const { count, answerBy } = showings.waiting;
  if (count === 0) return null;
  const until = answerBy ? ` until ${tellWhen(answerBy, timeZone)}` : "";
  return {
    title:
      count === 1
        ? "Answer a request for a showing"
        : `Answer ${formatNumber(count)} requests for a showing`,
    reason:
      count === 1
        ? `Somebody wants to see your home, and waits for your answer${until}.`
        : `${formatNumber(count)} people want to see your home. The first one waits for your answer${until}.`,
    action: "Look and answer",
    href: "/scheduling",
  };
}

function showHome({ showings: { nextAt }, timeZone, now }: HomeState): NextThing | null {
  if (!nextAt || nextAt.getTime() - now.getTime() > HOURS_BEFORE_SHOWING * HOUR_MS) return null;
  return {
    title: "Get the home ready for a showing",
    reason: `A visitor comes on ${tellWhen(nextAt, timeZone)}.`,
    action: "See who comes",
    href: "/scheduling",
  };
}

function sayWhoCame({ showings: { over }, timeZone }: HomeState): NextThing | null {
  if (!over) return null;
  return {
    title: "Say whether they came",
    reason: `The showing of ${tellWhen(over.startsAt, timeZone)} is over.`,
    action: "Say it, and note what you remember",
    href: `/scheduling?showing=${over.id}`,
  };
}

function openShowings({ showings, status }: HomeState): NextThing | null {
  if (status !== "active" || showings.isOpen) return null;
  return {
    title: "Let buyers choose a time",
    reason: "Say once when your home can be seen. Buyers ask for a time, and you decide.",
    action: "Go to Scheduling",
    href: "/scheduling",
  };
}

function keepPublic(state: HomeState): NextThing | null {
  if (!state.withdrawnAt) return null;
  const reason = `Your plan has ended. The page of your home is withdrawn on ${dayOf(state, state.withdrawnAt)}, and nothing of it is lost.`;
  return state.isAdmin
    ? { title: "Renew your plan", reason, action: "See the plans", href: "/plans" }
    : {
        title: "Ask your Admin to renew the plan",
        reason,
        action: "See who that is",
        href: "/users",
      };
}

function meetBuyers(state: HomeState): NextThing | null {
  const soon = state.openHouses.find(
    ({ startsAt }) => startsAt.getTime() - state.now.getTime() < DAYS_BEFORE_OPEN_HOUSE * DAY_MS,
  );
  if (!soon || !LISTING_STATUSES[state.status].isPublic || state.status === "sold") return null;
  return {
    title: "Get the home ready for the open house",
    reason: `It begins on ${soon.startsAt.toLocaleString("en-US", { dateStyle: "full", timeStyle: "short", timeZone: state.timeZone })}, where the home is.`,
    action: "Go through the steps once more",
    href: "/get-ready/steps",
  };
}

function fromChecklist(state: HomeState, keys: readonly ChecklistKey[]): NextThing | null {
  const item = state.checklist.find(({ key, isDone }) => keys.includes(key) && !isDone);
  if (!item) return null;
  const [title, action] = ACTIONS[item.key] ?? [item.label, "Go there"];
  return { title, reason: item.text, action, href: item.href ?? "/online-listing" };
}

function describeFeatures(state: HomeState): NextThing | null {
  if (state.hasFeatures) return null;
  return {
    title: "Enter the features",
    reason: "The description is written from them: what is not entered can't be told to buyers.",
    action: "Go to Specific Features",
    href: "/property-features",
  };
}

/** Steps come before photographs; who has some is past them. */
function prepare(state: HomeState): NextThing | null {
  const [step] = state.openSteps;
  if (!step || state.photoCount > 0) return null;
  const left = state.openSteps.length;
  return {
    title: STEP_TITLES[step],
    reason: `${WHY_STEPS[step]} ${left === 1 ? "It is the only step left." : `${left} steps are left.`}`,
    action: "Go to the steps",
    href: "/get-ready/steps",
  };
}

function photograph(state: HomeState): NextThing | null {
  if (state.photoCount > 0) return null;
  return {
    title: "Add photographs",
    reason: "There are none yet, and the first one that buyers see must show the home itself.",
    action: "Go to Photography",
    href: "/photography",
  };
}

const OF_THE_ADMIN = {
  email: {
    title: "Ask your Admin to confirm their email address",
    reason: "A home goes public once the address that the account was opened with is confirmed.",
  },
  plan: {
    title: "Ask your Admin to choose a plan",
    reason: "A home is public with one, and only the Admin of your account can choose it.",
  },
} as const;

/** What the Admin alone can do; others are told whom to ask. */
function fromAdmin(state: HomeState, key: keyof typeof OF_THE_ADMIN): NextThing | null {
  const thing = fromChecklist(state, [key]);
  if (!thing || state.isAdmin) return thing;
  return { ...OF_THE_ADMIN[key], action: "See who that is", href: "/users" };
}

/** What is still to be done before the home can go public, as the preparation of a sale goes. */
function getReady(state: HomeState): NextThing | null {
  return (
    fromChecklist(state, ["address"]) ??
    fromChecklist(state, ["basics"]) ??
    describeFeatures(state) ??
    fromChecklist(state, ["description", "words", "claims"]) ??
    prepare(state) ??
    photograph(state) ??
    fromChecklist(state, ["cover", "price"]) ??
    fromAdmin(state, "email") ??
    fromAdmin(state, "plan") ??
    // Whatever else the checklist asks for.
    fromChecklist(
      state,
      state.checklist.map(({ key }) => key),
    )
  );
}

function goPublic(state: HomeState): NextThing {
  const isAgain = state.status === "withdrawn";
  return {
    title: isAgain ? "Put the home before buyers again" : "Put the home before buyers",
    reason: isAgain
      ? "It was withdrawn. All that it needs is there."
      : "All that it needs is there. Look at it once more, then publish it.",
    action: "Go to Online Listing",
    href: "/online-listing",
  };
}

function lookAtPrice(state: HomeState): NextThing | null {
  const { price, estimate } = state;
  if (!price || !estimate) return null;
  const isOutside = price.amount > estimate.high || price.amount < estimate.low;
  if (!isOutside || price.setAt.toISOString().slice(0, 10) >= estimate.day) return null;
  return {
    title: "Look at your price again",
    reason: `You ask ${formatMoney(price.amount)}. The estimate of ${formatDate(estimate.day, { style: "short" })}, which is newer, ranges from ${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}.`,
    action: "Go to Pricing",
    href: "/pricing",
  };
}

function wakeInterest(state: HomeState): NextThing | null {
  const { lastAskedAt } = state.showings;
  const since = [state.statusSince, state.lastAskedAt, lastAskedAt, state.price?.setAt ?? null]
    .filter((moment) => moment !== null)
    .reduce<Date | null>((last, moment) => (!last || moment > last ? moment : last), null);
  if (!since || daysSince(state, since) < QUIET_DAYS) return null;
  return {
    title: "Look at your price and your first photograph again",
    reason: `Nobody has written and nothing has changed for ${formatNumber(daysSince(state, since))} days.`,
    action: "Go to Pricing",
    href: "/pricing",
  };
}

function invite(state: HomeState): NextThing | null {
  if (state.openHouses.length > 0) return null;
  return {
    title: "Plan an open house",
    reason: "None is told on the page of your home.",
    action: "Go to Online Listing",
    href: "/online-listing",
  };
}

const seenBy = ({ people }: HomeState) =>
  people === 0
    ? "Nobody has opened the page of your home yet."
    : `${people === 1 ? "One person has" : `${formatNumber(people)} people have`} opened the page of your home.`;

const share = (state: HomeState): NextThing => ({
  title: "Show the page of your home around",
  reason: seenBy(state),
  action: "Share it",
  href: "/online-listing",
});

function whilePublic(state: HomeState): NextThing {
  if (state.status === "sold") {
    const { price, on } = state.sold;
    const facts = [price && `for ${formatMoney(price)}`, on && `on ${formatDate(on)}`];
    return {
      title: "See what the sale leaves you",
      reason: `The home is sold${facts.map((fact) => (fact ? ` ${fact}` : "")).join("")}. Your net proceeds can be reckoned with what you know by now.`,
      action: "Go to Net Proceeds",
      href: "/pricing/proceeds",
    };
  }
  if (state.status === "pending") {
    return {
      title: "Compare what the offer leaves you",
      reason: "The sale is pending: dates, credits and costs are settled until the closing.",
      action: "Go to Offers",
      href: "/pricing/offers",
    };
  }
  // What was public once and lacks something now: a description that was rewritten, say.
  const lacking = getReady(state);
  if (lacking) return lacking;
  if (state.status === "coming_soon") return share(state);
  return (
    openShowings(state) ??
    lookAtPrice(state) ??
    wakeInterest(state) ??
    invite(state) ??
    share(state)
  );
}

/** What to do next: always one thing, never one that is done. */
export function nextThing(state: HomeState): NextThing {
  const isPublic = LISTING_STATUSES[state.status].isPublic;
  return (
    answerRequests(state) ??
    answerBuyers(state) ??
    mendWhatWasTakenDown(state) ??
    keepPublic(state) ??
    showHome(state) ??
    meetBuyers(state) ??
    sayWhoCame(state) ??
    (isPublic ? whilePublic(state) : (getReady(state) ?? goPublic(state)))
  );
}
