import "server-only";
import type { OwnedRead } from "#db/owned-read.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import { saveChosenTimeZone } from "#db/queries/properties.ts";
import type { Author } from "#db/queries/description-versions.ts";
import { claimRevision } from "#db/queries/form-revisions.ts";
import { saveSettingsOfShowings } from "#db/queries/showing-settings.ts";
import {
  addBlock,
  assertTimeSeen,
  changeOwnNotes,
  changeShowing,
  countBlocks,
  removeShowing,
  requireShowing,
  type Showing,
  SHOWING_CHANGED,
  type ShowingChange,
  showingsOfAccount,
  spamShowingsOfAccount,
} from "#db/queries/showings.ts";
import { findMember, membersOfAccount } from "#db/queries/users.ts";
import { AppError, found, NO_PROPERTY } from "#lib/errors.ts";
import { MAX_SPECIAL_DAYS } from "#lib/fields/showings.ts";
import { violationIn } from "#lib/listing/open-house.ts";
import { statusNow } from "#lib/listing/status.ts";
import type {
  FreeTimesView,
  SchedulingView,
  ShowingBlockInput,
  ShowingDecisionInput,
  ShowingNotesInput,
  ShowingSettingsInput,
} from "#lib/schemas/showings.ts";
import { answerTime, isUpcoming, stateNow } from "#lib/showings/states.ts";
import { resolveTimeZone, timeZonesOfState } from "#lib/us/time-zones.ts";
import {
  endInstantOf,
  instantOf,
  NOT_AFTER_START,
  NOT_IN_FUTURE,
  SKIPPED_TIME,
} from "#lib/us/wall-clock.ts";
import {
  type Booking,
  bookingReads,
  busyByCalendar,
  currentFreeTimes,
  type Locked,
  assertNotHeld,
  timesOf,
  withShowings,
} from "./booking.ts";
import { hideInstructions, readInstructions } from "./showing-instructions.ts";

export { bookingReads };
export { deleteShowingDay, saveShowingDay } from "#db/queries/showing-settings.ts";
export { deleteBlock as unblockTime } from "#db/queries/showings.ts";

const NOT_OF_STATE = "Choose a time zone in the home's state.";
const OVER = "This time has passed. Contact the buyer by email or phone.";
const NOT_ACTIVE = "Showings are only available while your listing is active.";
const CANCELED = "The buyer canceled this showing.";
const HELD = "Something is already scheduled at that time.";
const NOT_ALLOWED = "This showing can't be changed that way. Check its current status.";
const UPCOMING = "This showing is still upcoming. Cancel it first.";
const NOT_YET = "You can record this once the showing has started.";
const NO_SUCH_HOST = "Choose someone on your account.";
const FULL = `You've reached the limit of ${MAX_SPECIAL_DAYS} blocked times. Unblock one before you block another.`;
const DAY_MS = 24 * 60 * 60 * 1000;
// Sellers may propose later times than buyers can choose.
const DAYS_TO_PROPOSE = 365;

export const schedulingReads = {
  listing: bookingReads.listing,
  settings: bookingReads.settings,
  days: bookingReads.days,
  showings: showingsOfAccount,
  spam: spamShowingsOfAccount,
  people: membersOfAccount,
  calendars: bookingReads.calendars,
};
type Read = {
  [Name in keyof typeof schedulingReads]: (typeof schedulingReads)[Name] extends OwnedRead<infer T>
    ? T
    : never;
};

const viewShowing = (now: Date) => (row: Read["showings"][number]) => {
  const { createdAt, startsAt, endsAt, answerBy, ...showing } = row;
  const state = stateNow(row, now);
  return {
    ...showing,
    state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    answerBy: state === row.state ? (answerBy?.toISOString() ?? null) : null,
    askedAt: createdAt.toISOString(),
  };
};

/**
 * Returns the schedule.
 * @throws AppError `not_found` without a property
 */
export function viewScheduling(read: Read, now = new Date()): SchedulingView {
  const listing = found(read.listing, NO_PROPERTY);
  const { instructions: _encrypted, ...settings } = read.settings;
  const { isSure } = resolveTimeZone(listing);
  return {
    now: now.toISOString(),
    timeZone: listing.timeZone,
    timeZoneChoices: timeZonesOfState(listing.state),
    isTimeZoneSure: isSure,
    status: statusNow(listing, now),
    settings: {
      ...settings,
      week: settings.week.map((hours) => [...hours]),
      instructions: listing.id ? readInstructions(read.settings, listing.id) : "",
    },
    days: read.days.map(({ hours, ...day }) => ({ ...day, hours: [...hours] })),
    showings: read.showings.map(viewShowing(now)),
    spam: read.spam.map(viewShowing(now)),
    people: read.people.map(({ id, profileName, email }) => ({ id, name: profileName || email })),
    busy: busyByCalendar(read)
      .filter(({ until }) => until > now)
      .map(({ startsAt, until }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: until.toISOString(),
      })),
  };
}

/**
 * Reads an account's schedule.
 * @throws AppError `not_found` without a property
 */
export const schedulingOf = async (accountId: string): Promise<SchedulingView> =>
  viewScheduling(await readEach(schedulingReads, ofAccount(accountId)));

/**
 * Returns the free times of an account's home.
 * @throws AppError `not_found` without a property
 */
export function viewFreeTimes(read: Booking, now = new Date()): FreeTimesView {
  const { timeZone } = found(read.listing, NO_PROPERTY);
  return { timeZone, starts: currentFreeTimes(read, now).map((start) => start.toISOString()) };
}

function refuse(field: string, message: string): never {
  throw new AppError("bad_request", message, { fields: { [field]: message } });
}

async function checkHost(accountId: string, hostId: string | null | undefined, tx: Locked["tx"]) {
  if (hostId && !(await findMember(accountId, hostId, tx))) refuse("hostId", NO_SUCH_HOST);
}

/**
 * Saves the showing settings.
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` without a property, `bad_request` for a host of another account,
 *   `conflict` if they were saved since
 */
export const saveShowingSettings = (
  author: Author,
  { instructions, ...settings }: ShowingSettingsInput,
  basedOn?: number,
  now = new Date(),
): Promise<void> =>
  withShowings(author.accountId, now, async ({ tx, listing }) => {
    const { accountId } = author;
    await claimRevision(tx, author, "showing_settings", basedOn, async (db) => {
      const read = await readEach(schedulingReads, ofAccount(accountId), { db });
      return viewScheduling(read, now).settings;
    });
    await checkHost(accountId, settings.hostId, tx);
    const hidden = hideInstructions(instructions, listing.id);
    await saveSettingsOfShowings(tx, listing.id, { ...settings, instructions: hidden });
  });

/**
 * Saves the home's time zone.
 * @throws AppError `not_found` without a property, `bad_request` for a zone that its state
 *   doesn't have
 */
export async function saveTimeZone(
  accountId: string,
  timeZone: string,
  now = new Date(),
): Promise<void> {
  await withShowings(accountId, now, async ({ tx, listing }) => {
    if (!timeZonesOfState(listing.state).includes(timeZone)) refuse("timeZone", NOT_OF_STATE);
    await saveChosenTimeZone(tx, accountId, timeZone, now);
  });
}

/**
 * Blocks a time for showings.
 * @throws AppError `not_found` without a property, `bad_request` for an invalid time, `conflict`
 *   when the time is taken or the limit of blocked times is reached
 */
export const blockTime = (
  accountId: string,
  { day, from, to, note }: ShowingBlockInput,
  now = new Date(),
): Promise<void> =>
  withShowings(accountId, now, async (locked) => {
    const { tx, listing } = locked;
    const startsAt = instantOf(day, from, listing.timeZone) ?? refuse("from", SKIPPED_TIME);
    const endsAt = endInstantOf(day, to, listing.timeZone) ?? refuse("to", SKIPPED_TIME);
    if (endsAt <= startsAt) refuse("to", NOT_AFTER_START);
    if (endsAt <= now) refuse("day", NOT_IN_FUTURE);
    if ((await countBlocks(tx, listing.id, now)) >= MAX_SPECIAL_DAYS) {
      throw new AppError("conflict", FULL);
    }
    assertNotHeld(locked, { startsAt, heldUntil: endsAt }, now, { lead: HELD, isBlock: true });
    await addBlock(tx, { listingId: listing.id, startsAt, endsAt, notes: note });
  });

function checkWords(reason: string): void {
  const violation = violationIn(reason);
  if (violation) refuse("reason", violation);
}

const assertChangeAllowed = (): never => {
  throw new AppError("conflict", NOT_ALLOWED);
};

function propose(
  showing: Showing,
  decision: Extract<ShowingDecisionInput, { action: "propose" }>,
  locked: Locked,
): ShowingChange {
  const { now } = locked;
  const startsAt = new Date(decision.startsAt);
  if (startsAt <= now) refuse("startsAt", NOT_IN_FUTURE);
  if (startsAt.getTime() > now.getTime() + DAYS_TO_PROPOSE * DAY_MS) {
    refuse("startsAt", "Must be within a year");
  }
  const times = timesOf(startsAt, locked);
  assertNotHeld(locked, times, now, { besides: showing.id, lead: HELD });
  return { ...times, state: "proposed", answerBy: answerTime(startsAt, now) };
}

/** Takes a showing out of spam and treats it like a new request. */
function restoreFromSpam(showing: Showing, locked: Locked): ShowingChange {
  const { settings, listing, now } = locked;
  const { id, startsAt, endedBy } = showing;
  if (statusNow(listing, now) !== "active") throw new AppError("conflict", NOT_ACTIVE);
  if (endedBy) throw new AppError("conflict", CANCELED);
  if (startsAt <= now) throw new AppError("conflict", OVER);
  assertNotHeld(locked, showing, now, { besides: id, lead: HELD });
  return settings.confirmsItself
    ? { state: "confirmed", answerBy: null }
    : { state: "requested", answerBy: answerTime(startsAt, now) };
}

// Returns the change for an allowed transition. Any other state means the showing has changed
// meanwhile.
function changeBy(
  showing: Showing,
  decision: ShowingDecisionInput,
  locked: Locked,
): ShowingChange | null {
  const { state } = showing;
  const { action } = decision;
  const reason = "reason" in decision ? decision.reason : "";
  const isOver = showing.endsAt <= locked.now;
  const ended = { reason, answerBy: null };
  switch (action) {
    case "confirm":
      if (state === "confirmed") {
        return showing.confirmedBySeller ? null : { confirmedBySeller: true };
      }
      if (state !== "requested") return assertChangeAllowed();
      return { ...ended, state: "confirmed", confirmedBySeller: true };
    case "decline":
      if (state === "declined") return null;
      return state === "requested" ? { ...ended, state: "declined" } : assertChangeAllowed();
    case "cancel":
      if (state === "cancelled" && showing.endedBy === "seller") return null;
      if (isOver || (state !== "confirmed" && state !== "proposed")) return assertChangeAllowed();
      return { ...ended, state: "cancelled", endedBy: "seller" };
    case "propose":
      if (isOver || !["requested", "proposed", "confirmed"].includes(state))
        return assertChangeAllowed();
      return { ...propose(showing, decision, locked), reason };
    case "not_spam":
      return state === "spam" ? restoreFromSpam(showing, locked) : null;
  }
}

/**
 * Confirms, declines, moves or cancels a showing, or takes it out of spam. Repeating a decision
 * changes nothing. The seller can confirm an automatically confirmed showing too: its buyer then
 * sees the entry instructions.
 * @throws AppError `not_found` for another account's showing, `conflict` for a transition that
 *   isn't allowed, a showing that changed since the person saw it, or a taken time, `bad_request`
 *   for an invalid time or words that violate fair housing law
 */
export async function decideShowing(
  accountId: string,
  actorId: string,
  showingId: string,
  decision: ShowingDecisionInput,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  if ("reason" in decision) checkWords(decision.reason);
  await withShowings(accountId, now, async (locked) => {
    const showing = await requireShowing(accountId, showingId, locked.tx);
    assertTimeSeen(showing, decision.seenStartsAt);
    const change = changeBy(showing, decision, locked);
    const { seenState = showing.state } = decision;
    if (change && showing.state !== seenState) throw new AppError("conflict", SHOWING_CHANGED);
    // A request taken out of spam notifies the whole account, like a new one.
    const by =
      decision.action === "not_spam"
        ? ({ who: "visitor", actorId: null } as const)
        : ({ who: "seller", actorId } as const);
    if (change) await changeShowing(locked.tx, showing, change, by);
  });
}

/**
 * Saves the seller's private notes on a showing.
 * @throws AppError `not_found` for another account's showing, `bad_request` for a host of another
 *   account, `conflict` when the buyer can't have come yet
 */
export const saveShowingNotes = (
  accountId: string,
  showingId: string,
  input: ShowingNotesInput,
  now = new Date(),
): Promise<void> =>
  withShowings(accountId, now, async ({ tx }) => {
    const showing = await requireShowing(accountId, showingId, tx);
    await checkHost(accountId, input.hostId, tx);
    const hasBegun = showing.state === "confirmed" && showing.startsAt <= now;
    if (typeof input.cameToIt === "boolean" && !hasBegun) throw new AppError("conflict", NOT_YET);
    await changeOwnNotes(tx, showingId, input);
  });

/**
 * Deletes a showing that is over or canceled, with all data about its buyer.
 * @throws AppError `not_found`, `conflict` when it is still to come
 */
export const deleteShowing = (
  accountId: string,
  showingId: string,
  now = new Date(),
): Promise<void> =>
  withShowings(accountId, now, async ({ tx }) => {
    const showing = await requireShowing(accountId, showingId, tx);
    if (isUpcoming(showing, now)) throw new AppError("conflict", UPCOMING);
    await removeShowing(tx, showing);
  });
