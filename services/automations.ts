import "server-only";
import { database, type Transaction } from "#db/client.ts";
import {
  automationRunsOfAccount,
  automationsOfAccount,
  deleteAutomation,
  findAutomation,
  NOT_SET_UP,
  pauseAutomation,
  pauseAutomations,
  resumeAutomation,
  setAutomation,
} from "#db/queries/automations.ts";
import { lockProperty } from "#db/queries/properties.ts";
import { subscriptionOfAccount } from "#db/queries/plans.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import type { Answers } from "#db/session-read.ts";
import { nextLook, readRunTime } from "#lib/automations/times.ts";
import { runWords } from "#lib/automations/words.ts";
import { AppError, found, NO_PROPERTY } from "#lib/errors.ts";
import {
  type AutomationKind,
  type AutomationRule,
  isRule,
  LISTING_IS_PUBLIC,
} from "#lib/fields/automations.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { followUpSubject } from "#lib/fields/open-houses.ts";
import { statusNow } from "#lib/listing/status.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import {
  amountOf,
  type AutomationsView,
  type PriceChangeInput,
  type PublishTimeInput,
  type RuleInput,
  type RunView,
} from "#lib/schemas/automations.ts";
import { ENTER_MESSAGE, type FollowUpInput } from "#lib/schemas/open-houses.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { mailMode } from "#server/mail/mode.ts";
import { findWaitingSince, isIncluded } from "./automation-runs.ts";
import { checklistReads } from "./listing-view.ts";
import { checkReady } from "./listing.ts";
import { checkFollowUp, senderReads, viewSender } from "./open-houses.ts";

type Caller = { id: string; accountId: string };

const NEEDS_PLAN = `Automation is included in the ${planWith("automation")} plan.`;
const IS_PRICE = "That's already your asking price.";
const IS_OVER = "That time has passed. Choose a later one.";

export const automationReads = {
  listing: checklistReads.listing,
  property: checklistReads.property,
  ...senderReads,
  subscription: subscriptionOfAccount,
  automations: automationsOfAccount,
  runs: automationRunsOfAccount,
};
type Read = Answers<typeof automationReads>;

// The newest run of each kind can be undone while nothing has changed since.
function undoOf(run: Read["runs"][number], { listing, runs }: Read, now: Date): RunView["undo"] {
  const newest = runs.find(({ kind, reason }) => kind === run.kind && reason === null);
  if (newest?.id !== run.id || !listing) return null;
  const { from = null, price } = run.facts;
  if (run.kind === "price" && from !== null && listing.price === price) {
    return { what: "price", price: from };
  }
  const isActive = statusNow(listing, now) === "active";
  return run.kind === "publish" && isActive ? { what: "withdraw" } : null;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns the automations and their past runs. */
export function viewAutomations(read: Read, now = new Date()): AutomationsView {
  const { listing, property, subscription } = read;
  const { replyTo, ...sender } = viewSender(read, listing?.contactEmail);
  const home = property?.addressLine1 || "our home";
  return {
    isIncluded: grantsOf(subscription?.planName ?? null).automation,
    timeZone: listing?.timeZone ?? timeZoneOfHome(null),
    canMail: mailMode() !== "none",
    price: listing?.price ?? null,
    canPublish: !LISTING_STATUSES[listing ? statusNow(listing, now) : "draft"].isPublic,
    isRightConfirmed: Boolean(listing?.rightConfirmedAt),
    suggested: {
      subject: followUpSubject(home),
      message: `Thank you for coming to the open house at ${home}.\n\nIf you have a question about the home or would like to see it again, just reply to this email.`,
      replyTo: replyTo ?? "",
    },
    ...sender,
    automations: read.automations.map(({ nextAt, runAt, ...row }) => ({
      ...row,
      nextAt: row.state === "on" && row.kind !== "feedback" ? nextAt.toISOString() : null,
      runAt: iso(runAt),
    })),
    runs: read.runs.map((run) => ({
      ...{ id: run.id, kind: run.kind, isDone: run.reason === null },
      at: run.at.toISOString(),
      text: runWords(run.kind, run.facts, run.reason),
      undo: undoOf(run, read, now),
    })),
  };
}

export const listAutomations = async ({ id, accountId }: Caller): Promise<AutomationsView> =>
  viewAutomations(await readEach(automationReads, { id, accountId }));

async function requirePlan(accountId: string): Promise<void> {
  if (!(await isIncluded(accountId))) throw new AppError("forbidden", NEEDS_PLAN);
}

/**
 * Schedules publishing. Everything that would block it is reported now.
 * @throws AppError `bad_request` for an invalid time, `not_found` without a property, `forbidden`
 *   without the plan, `conflict` for a home that is public or whose checklist isn't complete
 */
export async function planPublishing(
  caller: Caller,
  { day, time, confirmsRight }: PublishTimeInput,
  now = new Date(),
): Promise<void> {
  await requirePlan(caller.accountId);
  const answers = await readEach(checklistReads, ofAccount(caller.accountId));
  const listing = found(answers.listing, NO_PROPERTY);
  const runAt = readRunTime({ day, time }, listing.timeZone, now);
  if (LISTING_STATUSES[statusNow(listing, now)].isPublic)
    throw new AppError("conflict", LISTING_IS_PUBLIC);
  checkReady(listing, answers, { confirmsRight, now });
  await setAutomation(caller.accountId, {
    ...{ kind: "publish", runAt, nextAt: runAt, confirmsRight },
    ...{ setBy: caller.id, since: now },
  });
}

/**
 * Schedules a price change.
 * @throws AppError `bad_request` for an invalid time, `not_found` without a property, `forbidden`
 *   without the plan, `conflict` for the current price
 */
export async function planPrice(
  caller: Caller,
  { day, time, price }: PriceChangeInput,
  now = new Date(),
): Promise<void> {
  await requirePlan(caller.accountId);
  const { listing: read } = await readEach(
    { listing: checklistReads.listing },
    ofAccount(caller.accountId),
  );
  const listing = found(read, NO_PROPERTY);
  const runAt = readRunTime({ day, time }, listing.timeZone, now);
  if (listing.price === price) {
    throw new AppError("conflict", IS_PRICE, { fields: { price: IS_PRICE } });
  }
  await setAutomation(caller.accountId, {
    ...{ kind: "price", runAt, nextAt: runAt, price },
    ...{ setBy: caller.id, since: now },
  });
}

function readAmount(rule: AutomationRule, amount: number): number {
  const read = amountOf(rule).safeParse(amount);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? "";
  throw new AppError("bad_request", message, { fields: { amount: message } });
}

async function checkLetter(caller: Caller, letter: FollowUpInput): Promise<void> {
  try {
    await checkFollowUp(caller, letter);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, text]) => [`letter.${name}`, text]);
    throw new AppError(error.code, error.message, { fields: Object.fromEntries(fields) });
  }
}

/**
 * Turns a rule on or changes its number. A rule that is already on keeps its waiting items.
 * @throws AppError `bad_request` for a number out of range or a message that can't be sent,
 *   `not_found` without a property, `forbidden` without the plan
 */
export async function setRule(
  caller: Caller,
  kind: AutomationRule,
  { amount: given, letter }: RuleInput,
  now = new Date(),
): Promise<void> {
  const { id: setBy, accountId } = caller;
  await requirePlan(accountId);
  const amount = readAmount(kind, given);
  const isLetter = kind === "open_house_follow_up";
  if (isLetter) {
    if (!letter)
      throw new AppError("bad_request", ENTER_MESSAGE, { fields: { letter: ENTER_MESSAGE } });
    await checkLetter(caller, letter);
  }
  await database().transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const current = await findAutomation(accountId, kind, tx);
    const since = current?.state === "on" ? current.since : now;
    const nextAt = await nextCheckOf(tx, { kind, propertyId, since, amount }, now);
    const set = { kind, amount, nextAt, setBy, since, letter: isLetter ? letter : null };
    await setAutomation(accountId, set, tx);
  });
}

async function nextCheckOf(
  tx: Transaction,
  rule: { kind: AutomationRule; propertyId: string; since: Date; amount: number },
  now: Date,
): Promise<Date> {
  const waitingSince = await findWaitingSince(tx, rule);
  return nextLook(rule.kind, rule.amount, { waitingSince, now });
}

/**
 * Pauses an automation.
 * @throws AppError `not_found`
 */
export const pause = (accountId: string, kind: AutomationKind): Promise<void> =>
  pauseAutomation(accountId, kind);

/** Pauses all automations of an account. */
export async function pauseEverything(accountId: string): Promise<void> {
  await pauseAutomations(accountId, "seller");
}

/**
 * Removes an automation.
 * @throws AppError `not_found`
 */
export const remove = (accountId: string, kind: AutomationKind): Promise<void> =>
  deleteAutomation(accountId, kind);

/**
 * Resumes a paused automation. The caller becomes the person who set it up.
 * @throws AppError `not_found`, `forbidden` without the plan, `conflict` when its time has passed
 */
export async function resume(caller: Caller, kind: AutomationKind, now = new Date()) {
  await requirePlan(caller.accountId);
  await database().transaction(async (tx) => {
    await lockProperty(tx, caller.accountId);
    const current = found(await findAutomation(caller.accountId, kind, tx), NOT_SET_UP);
    if (current.state === "on") return;
    if (current.runAt && current.runAt <= now) throw new AppError("conflict", IS_OVER);
    const rule = { propertyId: current.propertyId, since: now, amount: current.amount ?? 1 };
    const nextAt =
      current.runAt ?? (isRule(kind) ? await nextCheckOf(tx, { ...rule, kind }, now) : now);
    await resumeAutomation(caller, kind, { nextAt, now }, tx);
  });
}
