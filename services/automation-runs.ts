import "server-only";
import { database, type Transaction } from "#db/client.ts";
import { saveAskingPrice } from "#db/queries/asking-prices.ts";
import {
  claimDue,
  type Due,
  findOpenHousesToFollow,
  findPriceFacts,
  findQuietSince,
  findWaitingInquiries,
  findWithoutPlan,
  hasDueAutomations,
  postponeRun,
  recordRun,
  removeRun,
} from "#db/queries/automation-runs.ts";
import { pauseAutomations } from "#db/queries/automations.ts";
import { addEvent } from "#db/queries/events.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { getSubscription } from "#db/queries/plans.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { nextLook, waitOf } from "#lib/automations/times.ts";
import type { RunFacts } from "#lib/automations/words.ts";
import { AppError } from "#lib/errors.ts";
import { type AutomationRule, HOURS_LATE, isRule } from "#lib/fields/automations.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { statusNow } from "#lib/listing/status.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import { logError } from "#server/log.ts";
import { setListingStatus } from "./listing.ts";
import { sendFollowUp } from "./open-houses.ts";

const HOUR_MS = 60 * 60 * 1000;
// The next run does the rest.
const MAX_AT_A_TIME = 200;
// Delay before a failed automation is retried.
const RETRY_MS = 5 * 60 * 1000;

const SET_BY_FORMER_MEMBER = "The person who set this up is no longer on your account.";
const TOO_LATE = "This was more than a day late, so it was skipped.";

/**
 * Runs the automations that are due. Claim, action, record and notification share one
 * transaction, so only one runner succeeds and a killed one leaves nothing. Logs failures and
 * retries them some minutes later.
 */
export async function runAutomations(now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  try {
    if (!(await hasDueAutomations(now))) return;
    for (let turn = 0; turn < MAX_AT_A_TIME; turn++) {
      if (!(await runNext(now, failures))) break;
    }
  } catch (error) {
    failures.push(error);
  }
  if (failures.length > 0) {
    logError("automations failed", failures[0], { failed: failures.length });
  }
}

async function runNext(now: Date, failures: unknown[]): Promise<boolean> {
  let claimed: string | null = null;
  try {
    await database().transaction(async (tx) => {
      const due = await claimDue(tx, now);
      claimed = due?.id ?? null;
      if (due) await run(tx, due, now);
    });
  } catch (error) {
    if (claimed === null) throw error;
    failures.push(error);
    await postponeRun(claimed, new Date(now.getTime() + RETRY_MS));
  }
  return claimed !== null;
}

/** Returns whether the account's plan includes automations. */
export async function isIncluded(accountId: string, tx?: Transaction): Promise<boolean> {
  const subscription = await getSubscription(accountId, tx);
  return grantsOf(subscription?.planName ?? null).automation;
}

async function run(tx: Transaction, due: Due, now: Date): Promise<void> {
  if (!(await isIncluded(due.accountId, tx))) return pauseAll(tx, due.accountId);
  const { kind } = due;
  if (!isRule(kind)) return runTimed(tx, due, now);
  const rule = { ...due, kind, amount: due.amount ?? 1 };
  await RULES[kind](tx, rule, now);
  const waitingSince = await findWaitingSince(tx, rule);
  // Waits at least an hour, even when nothing was done, such as for a home that isn't for sale.
  const soonest = now.getTime() + HOUR_MS;
  const next = nextLook(kind, rule.amount, { waitingSince, now });
  await postponeRun(due.id, new Date(Math.max(next.getTime(), soonest)), tx);
}

async function pauseAll(tx: Transaction, accountId: string): Promise<void> {
  if ((await pauseAutomations(accountId, "plan", tx)) === 0) return;
  const whose = { accountId, actorId: null };
  await addEvent(tx, whose, { kind: "automation_paused", data: {} });
}

/** Pauses the automations of accounts whose plan has ended, and notifies those accounts. */
export async function pauseWithoutPlan(now: Date): Promise<void> {
  for (const accountId of await findWithoutPlan(now, MAX_AT_A_TIME)) {
    await database().transaction(async (tx) => {
      if (!(await isIncluded(accountId, tx))) await pauseAll(tx, accountId);
    });
  }
}

// Returns why an automation was refused, as a sentence. Rethrows server failures.
async function reasonOf(work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error.message;
    throw error;
  }
}

async function runTimed(tx: Transaction, due: Due, now: Date): Promise<void> {
  const { id, propertyId, accountId, setBy, runAt } = due;
  const kind = due.kind === "publish" ? "publish" : "price";
  const isLate = runAt !== null && now.getTime() - runAt.getTime() > HOURS_LATE * HOUR_MS;
  const facts: RunFacts = {};
  let reason: string | null;
  if (setBy === null) reason = SET_BY_FORMER_MEMBER;
  else if (isLate) reason = TOO_LATE;
  else {
    const caller = { id: setBy, accountId };
    // A savepoint, so that a refusal undoes what was already written.
    reason = await reasonOf(() =>
      tx.transaction((part) => ONCE[kind](part, { ...due, caller, facts }, now)),
    );
  }
  await removeRun(tx, id);
  if (!(await recordRun(tx, { propertyId, kind, subjectId: id, at: now, reason, facts }))) return;
  // On success only the person who set it up is notified. The change itself notifies the other
  // members.
  const whose = { accountId, actorId: null, ...(reason === null && setBy && { toUserId: setBy }) };
  await addEvent(
    tx,
    whose,
    reason === null
      ? { kind: "automation_done", data: { what: kind, ...facts } }
      : { kind: "automation_not_done", data: { what: kind, reason } },
  );
}

type Planned = Due & { caller: { id: string; accountId: string }; facts: RunFacts };
type RunOnce = (tx: Transaction, planned: Planned, now: Date) => Promise<string | null>;

const listingIn = (tx: Transaction, accountId: string) =>
  readOwned(listingOfAccount, ofAccount(accountId), { db: tx });

const ONCE: Record<"publish" | "price", RunOnce> = {
  async publish(tx, { caller, confirmsRight }, now) {
    const listing = await listingIn(tx, caller.accountId);
    if (listing && LISTING_STATUSES[statusNow(listing, now)].isPublic) {
      return "Your listing was already public.";
    }
    await setListingStatus(caller, { status: "active", confirmsRight }, now, tx);
    return null;
  },
  async price(tx, { caller, propertyId, price, priceBasis, since, facts }, now) {
    const listing = await listingIn(tx, caller.accountId);
    const status = listing ? statusNow(listing, now) : "draft";
    if (status !== "active") return `Your listing's status is “${LISTING_STATUSES[status].label}”.`;
    const { newest, offersSince } = await findPriceFacts(tx, { propertyId, since });
    if (offersSince > 0) return "An offer came in after this was scheduled.";
    if ((newest?.id ?? null) !== priceBasis)
      return "The price was changed after this was scheduled.";
    facts.from = newest?.price ?? null;
    facts.price = price ?? 0;
    await saveAskingPrice(caller.accountId, facts.price, caller.id, { db: tx });
    return null;
  },
};

interface Rule extends Omit<Due, "kind" | "amount"> {
  kind: AutomationRule;
  amount: number;
}

/** Returns when the earliest item that a rule waits for began to wait, or null. */
export async function findWaitingSince(
  tx: Transaction,
  { kind, propertyId, since }: Pick<Rule, "kind" | "propertyId" | "since">,
): Promise<Date | null> {
  if (kind === "inquiry_waiting") {
    return (await findWaitingInquiries(tx, propertyId))[0]?.at ?? null;
  }
  if (kind === "open_house_follow_up") {
    return (await findOpenHousesToFollow(tx, { propertyId, since }))[0]?.at ?? null;
  }
  if (kind === "feedback") return null;
  const quietSince = await findQuietSince(tx, propertyId);
  return new Date(Math.max(quietSince?.getTime() ?? 0, since.getTime()));
}

const isOver = ({ kind, amount }: Rule, now: Date) => {
  const latest = now.getTime() - waitOf(kind, amount);
  return ({ at }: { at: Date }) => at.getTime() <= latest;
};

const RULES: Record<AutomationRule, (tx: Transaction, rule: Rule, now: Date) => Promise<void>> = {
  async inquiry_waiting(tx, rule, now) {
    const { propertyId, kind, accountId, amount } = rule;
    const waiting = (await findWaitingInquiries(tx, propertyId)).filter(isOver(rule, now));
    let count = 0;
    for (const { subjectId } of waiting) {
      const facts = { amount };
      if (await recordRun(tx, { propertyId, kind, subjectId, at: now, facts })) count++;
    }
    if (count === 0) return;
    const data = { count, hours: amount };
    await addEvent(tx, { accountId, actorId: null }, { kind: "inquiry_waiting", data });
  },
  // showing-reminders.ts sends the feedback requests, by this rule's amount.
  feedback: () => Promise.resolve(),
  async open_house_follow_up(tx, rule, now) {
    const { propertyId, kind, accountId, letter, setBy } = rule;
    const due = (await findOpenHousesToFollow(tx, rule)).filter(isOver(rule, now));
    const whose = { accountId, actorId: null };
    for (const { id: subjectId } of due) {
      const facts: RunFacts = {};
      const reason = await reasonOf(async () => {
        if (!setBy) return SET_BY_FORMER_MEMBER;
        if (!letter) return "There's no message to send.";
        const caller = { id: setBy, accountId };
        const send = (part: Transaction) => sendFollowUp(caller, subjectId, letter, now, part);
        facts.count = await tx.transaction(send);
        return null;
      });
      const isNew = await recordRun(tx, { propertyId, kind, subjectId, at: now, reason, facts });
      if (!isNew) continue;
      await addEvent(
        tx,
        whose,
        reason === null
          ? { kind: "automation_done", data: { what: kind, ...facts } }
          : { kind: "automation_not_done", data: { what: kind, reason } },
      );
    }
  },
  async quiet(tx, rule, now) {
    const { propertyId, kind, accountId, amount } = rule;
    const listing = await listingIn(tx, accountId);
    if (!listing || statusNow(listing, now) !== "active") return;
    const at = (await findWaitingSince(tx, rule)) ?? rule.since;
    if (!isOver(rule, now)({ at })) return;
    const facts = { amount };
    await recordRun(tx, { propertyId, kind, subjectId: null, at: now, facts });
    const whose = { accountId, actorId: null };
    await addEvent(tx, whose, { kind: "quiet_listing", data: { days: amount } });
  },
};
