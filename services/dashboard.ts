import "server-only";
import { deletionOfAccount } from "#db/queries/account-deletions.ts";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { automationsOfAccount } from "#db/queries/automations.ts";
import { estimatesOfAccount } from "#db/queries/estimates.ts";
import { latestEventsOfAccount } from "#db/queries/events.ts";
import { waitingInquiriesOfAccount } from "#db/queries/inquiries.ts";
import { listingChangesOfAccount } from "#db/queries/listings.ts";
import {
  showingHoursOfAccount,
  pendingShowingActionsOfAccount,
} from "#db/queries/pending-showing-actions.ts";
import { newCheckupOfPerson } from "#db/queries/notifications.ts";
import { offersOfAccount } from "#db/queries/offers.ts";
import { stepsOfAccount } from "#db/queries/steps.ts";
import {
  inquiryHoursOfAccount,
  openingDaysOfAccount,
  pageViewDaysOfAccount,
} from "#db/queries/traffic.ts";
import type { Answers } from "#db/session-read.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { stepBeforeDeletion } from "#lib/dashboard/before-deletion.ts";
import { afterSaleOf } from "#lib/dashboard/after-sale.ts";
import { nextStep, stepsToday } from "#lib/dashboard/next-step.ts";
import type { HomeState } from "#lib/dashboard/home-state.ts";
import { partsOf } from "#lib/dashboard/parts.ts";
import { setupSteps } from "#lib/dashboard/setup.ts";
import { dayOf } from "#lib/days.ts";
import { countPapers } from "#lib/disclosures/count-papers.ts";
import { eventWords } from "#lib/events/words.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { changesBy, statusNow } from "#lib/listing/status.ts";
import { type Visits, viewTraffic } from "#lib/listing/traffic.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import { publicPrices } from "#lib/pricing/price-history.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { documentChecklistReads, viewDocumentChecklist } from "./document-checklist.ts";
import { hiddenDescription } from "./hidden-description.ts";
import { checklistReads, planOf, readinessOf } from "./listing-view.ts";

const RECENT_DAYS = 14;

export const dashboardReads = {
  ...checklistReads,
  changes: listingChangesOfAccount,
  steps: stepsOfAccount,
  prices: askingPricesOfAccount,
  estimates: estimatesOfAccount,
  waiting: waitingInquiriesOfAccount,
  inquiryHours: inquiryHoursOfAccount,
  showings: pendingShowingActionsOfAccount,
  offers: offersOfAccount,
  showingHours: showingHoursOfAccount,
  days: pageViewDaysOfAccount,
  openingDays: openingDaysOfAccount,
  events: latestEventsOfAccount,
  automations: automationsOfAccount,
  deletion: deletionOfAccount,
  checkup: newCheckupOfPerson,
  ...documentChecklistReads,
};
type Read = Answers<typeof dashboardReads>;
type Caller = { id: string; parentUserId: string | null };

/** Only estimates of the current address belong to this home. */
function estimatesOf({ property, estimates }: Read) {
  if (!property) return [];
  const { address } = subjectFromProperty(property);
  return estimates.filter(({ basis }) => basis.address === address);
}

function trafficOf({ listing, ...read }: Read, now: Date): Visits | null {
  if (!listing?.publishedAt) return null;
  const { publishedAt, timeZone } = listing;
  const { seesTraffic } = planOf(listing, true, now);
  const traffic = { ...read, publishedAt, timeZone, sources: [], sites: [], openedPhotos: [] };
  return viewTraffic(traffic, seesTraffic, now);
}

function pendingActionsOf({ listing, changes }: Read, now: Date) {
  const status = listing ? statusNow(listing, now) : ("draft" as const);
  const plan = planOf(listing, LISTING_STATUSES[status].isPublic, now);
  const byItself = listing ? changesBy(listing, now).at(-1) : undefined;
  return { status, statusSince: byItself?.at ?? changes[0]?.at ?? null, plan };
}

function stateOf(
  read: Read,
  { people, caller, now }: { people: number; caller: Caller; now: Date },
): HomeState {
  const { listing, property, photos, steps, prices, waiting } = read;
  const [price] = prices;
  const { plan, ...pending } = pendingActionsOf(read, now);
  const grants = grantsOf(plan.isActive ? plan.name : null);
  return {
    now,
    timeZone: listing?.timeZone ?? timeZoneOfHome(null),
    isAdmin: isAdmin(caller),
    hasFeatures: Boolean(property?.propertySpecifics),
    checklist: readinessOf(read, { now }).checklist,
    isDescriptionHidden: hiddenDescription(read, now) !== null,
    openSteps: steps.filter(({ completed }) => !completed).map(({ stepId }) => stepId),
    photoCount: photos.filter(({ deletedAt }) => !deletedAt).length,
    price: price ? { amount: price.price, setAt: new Date(price.setAt) } : null,
    estimate: estimatesOf(read).at(-1) ?? null,
    ...pending,
    withdrawnAt: plan.withdrawnAt,
    takenDownReason: listing?.takenDownReason ?? null,
    sold: { price: listing?.soldPrice ?? null, on: listing?.soldOn ?? null },
    waiting,
    lastAskedAt: waiting.lastAskedAt,
    showings: read.showings,
    offers: read.offers,
    checkup: read.checkup?.data ?? null,
    people,
    openHouses: read.openHouses,
    papers: countPapers(viewDocumentChecklist(read).items),
    inventory: grants.inventoryTools
      ? { fates: read.inventory.items.map(({ fate }) => fate), isShown: read.inventory.isShown }
      : null,
    automations: grants.automation ? read.automations : null,
  };
}

/** Draft prices and hidden prices are no part of the chart. A draft has only its current price. */
function chartedPrices({ prices, listing }: Read, timeZone: string) {
  const publishedAt = listing?.publishedAt ?? null;
  const charted = publishedAt ? publicPrices(prices) : prices.slice(0, 1);
  return charted.toReversed().map(({ price, setAt }) => {
    const from = Math.max(new Date(setAt).getTime(), publishedAt?.getTime() ?? 0);
    return { day: dayIn(timeZone, new Date(from)), price };
  });
}

function numbersOf(traffic: Visits | null, now: Date, timeZone: string) {
  if (!traffic?.since) return null;
  const { since, totals, details } = traffic;
  const from = dayOf(dayIn(timeZone, now)) - RECENT_DAYS + 1;
  const days = details?.days.filter(({ day }) => dayOf(day) >= from) ?? [];
  const sum = (name: "views" | "people" | "inquiries") =>
    days.reduce((total, day) => total + day[name], 0);
  const lately = {
    ...{ views: sum("views"), people: sum("people"), inquiries: sum("inquiries") },
    days: days.map(({ day, views, people }) => ({ day, views, people })),
  };
  return { since, ...totals, lately: details ? lately : null };
}

/** Before the first publication, the steps to it; then what buyers wait for. */
function progressOf(state: HomeState, { listing, waiting }: Read) {
  if (!listing?.publishedAt) return { setup: setupSteps(state) };
  const { lastAskedAt, showings } = state;
  return {
    messages: {
      ...{ waiting: waiting.count, unread: waiting.unread },
      lastAt: lastAskedAt?.toISOString() ?? null,
    },
    showings: {
      waiting: showings.waiting.count,
      nextAt: showings.nextAt?.toISOString() ?? null,
    },
  };
}

/** Returns the dashboard as the caller may see it. */
export function viewDashboard(read: Read, caller: Caller, now = new Date()): DashboardView {
  const traffic = trafficOf(read, now);
  const state = stateOf(read, { people: traffic?.totals.people ?? 0, caller, now });
  const { timeZone, status } = state;
  return {
    home: read.property?.addressLine1 || null,
    ...{ status, timeZone, hiddenDescription: hiddenDescription(read, now) },
    next: read.deletion ? stepBeforeDeletion({ ...read.deletion, ...state }) : nextStep(state),
    today: read.deletion ? [] : stepsToday(state),
    ...progressOf(state, read),
    parts: partsOf(state, traffic?.totals.showings ?? 0),
    afterSale: status === "sold" ? afterSaleOf(state) : null,
    lately: read.events.map(({ id, event, at, actorId, by }) => ({
      id,
      ...eventWords(event, actorId === caller.id ? "You" : by),
      at: at.toISOString(),
    })),
    estimates: estimatesOf(read).map(({ day, value, low, high }) => ({ day, value, low, high })),
    askingPrices: chartedPrices(read, timeZone),
    numbers: numbersOf(traffic, now, timeZone),
  };
}
