import { and, asc, eq, lte, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import {
  askingPrices,
  automationRuns,
  automations,
  inquiries,
  listingChanges,
  listings,
  offers,
  openHouses,
  openHouseVisitors,
  properties,
  showings,
  subscriptions,
  users,
} from "#db/schema/index.ts";
import type { RunFacts } from "#lib/automations/words.ts";
import type { AutomationKind } from "#lib/fields/automations.ts";
import { needsFollowUp } from "./open-houses.ts";

const isOn = sql`${automations.state} = 'on'`;

/** Whether anything is to be done by itself now: asked every few seconds, answered by an index alone. */
export async function hasDueAutomations(now: Date, db: Executor = database()): Promise<boolean> {
  const [found] = await db.execute<{ is_due: boolean }>(sql`
    select exists (
      select from ${automations} where ${and(isOn, lte(automations.nextAt, now))}
    ) as is_due`);
  return found?.is_due === true;
}

/**
 * Takes what is due longest, for the transaction: another runner passes it over. The home is locked with
 * it, as by whoever changes its listing, so that neither waits for the other in turn.
 * @returns null where nothing is due, or all of it is in other hands
 */
export async function claimDue(tx: Transaction, now: Date) {
  const [due] = await tx
    .select({
      id: automations.id,
      kind: automations.kind,
      propertyId: automations.propertyId,
      accountId: properties.userId,
      runAt: automations.runAt,
      price: automations.price,
      priceBasis: automations.priceBasis,
      amount: automations.amount,
      letter: automations.letter,
      confirmsRight: automations.confirmsRight,
      since: automations.since,
      // Null also for somebody who is of another account now.
      setBy: sql<string | null>`(
        select u.id from ${users} u
        where u.id = ${automations.setBy} and u.account_id = ${properties.userId})`,
    })
    .from(automations)
    .innerJoin(properties, eq(properties.id, automations.propertyId))
    .where(and(isOn, lte(automations.nextAt, now)))
    .orderBy(asc(automations.nextAt))
    .limit(1)
    .for("update", { of: [automations, properties], skipLocked: true });
  return due ?? null;
}
export type Due = NonNullable<Awaited<ReturnType<typeof claimDue>>>;

/** What could not be run for a failure is looked at again then, unless it was set anew meanwhile. */
export async function postponeRun(
  id: string,
  nextAt: Date,
  db: Executor = database(),
): Promise<void> {
  await db.update(automations).set({ nextAt }).where(eq(automations.id, id));
}

/** Takes away what is done once, when it was run. */
export async function removeRun(tx: Transaction, id: string): Promise<void> {
  await tx.delete(automations).where(eq(automations.id, id));
}

/** Notes a run. @returns false where the same was run already */
export async function recordRun(
  tx: Executor,
  run: {
    propertyId: string;
    kind: AutomationKind;
    subjectId: string | null;
    at: Date;
    reason?: string | null;
    facts: RunFacts;
  },
): Promise<boolean> {
  const noted = await tx
    .insert(automationRuns)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: automationRuns.id });
  return noted.length > 0;
}

/** What decides about a planned price: the newest one's id, and offers since it was planned. */
export async function findPriceFacts(
  tx: Executor,
  { propertyId, since }: { propertyId: string; since: Date },
) {
  const [newest] = await tx
    .select({ id: askingPrices.id, price: askingPrices.price })
    .from(askingPrices)
    .where(eq(askingPrices.propertyId, propertyId))
    .orderBy(sql`${askingPrices.id} desc`)
    .limit(1);
  const offersSince = await tx.$count(
    offers,
    and(eq(offers.propertyId, propertyId), sql`${offers.createdAt} > ${since.toISOString()}`),
  );
  return { newest: newest ?? null, offersSince };
}

const hasNotRun = (kind: AutomationKind, subject: typeof inquiries.id | typeof openHouses.id) =>
  sql`not exists (
    select from ${automationRuns} r
    where r.property_id = ${listings.propertyId} and r.kind = ${kind} and r.subject_id = ${subject})`;

const MAX_INQUIRIES = 100;

/** Inquiries that nobody has answered and nobody was reminded of, the longest first. */
export const findWaitingInquiries = (tx: Executor, propertyId: string) =>
  tx
    .select({ id: inquiries.id, at: inquiries.receivedAt })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(
      and(
        eq(listings.propertyId, propertyId),
        sql`${inquiries.state} = 'new'`,
        hasNotRun("inquiry_waiting", inquiries.id),
      ),
    )
    .orderBy(asc(inquiries.receivedAt))
    .limit(MAX_INQUIRIES);

/** Open houses since a moment with guests who may be written to and were not yet, the earliest first. */
export const findOpenHousesToFollow = (
  tx: Executor,
  { propertyId, since }: { propertyId: string; since: Date },
) =>
  tx
    .select({ id: openHouses.id, at: openHouses.endsAt })
    .from(openHouses)
    .innerJoin(listings, eq(listings.id, openHouses.listingId))
    .where(
      and(
        eq(listings.propertyId, propertyId),
        sql`${openHouses.cancelledAt} is null`,
        sql`${openHouses.endsAt} > ${since.toISOString()}`,
        hasNotRun("open_house_follow_up", openHouses.id),
        sql`exists (
          select from ${openHouseVisitors}
          where ${openHouseVisitors.openHouseId} = ${openHouses.id} and ${needsFollowUp})`,
      ),
    )
    .orderBy(asc(openHouses.endsAt))
    .limit(MAX_INQUIRIES);

/** Since when it is quiet: the last inquiry, showing asked for, change of the status, or word of it. */
export async function findQuietSince(tx: Executor, propertyId: string): Promise<Date | null> {
  const [row] = await tx.execute<{ at: string | null }>(sql`
    select greatest(
      (select max(i.received_at) from ${inquiries} i
        where i.listing_id = l.id and i.state <> 'spam'),
      (select max(s.created_at) from ${showings} s
        where s.listing_id = l.id and s.state not in ('blocked', 'spam')),
      (select max(c.at) from ${listingChanges} c where c.listing_id = l.id),
      (select max(r.at) from ${automationRuns} r
        where r.property_id = l.property_id and r.kind = 'quiet')
    ) as at
    from ${listings} l where l.property_id = ${propertyId}`);
  return row?.at ? new Date(row.at) : null;
}

/**
 * Notes that the visitor of a showing was asked how it was, where the seller has a rule for it.
 * @returns whether there is one
 */
export async function recordFeedbackRequest(
  tx: Executor,
  showingId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into ${automationRuns} (property_id, kind, subject_id, at, facts)
    select a.property_id, a.kind, s.id, ${now.toISOString()}, '{}'::jsonb
    from ${showings} s
    join ${listings} l on l.id = s.listing_id
    join ${automations} a on a.property_id = l.property_id
    where s.id = ${showingId} and a.kind = 'feedback' and a.state = 'on'
    on conflict do nothing returning id`);
  return rows.length > 0;
}

const DAYS_LOOKED_BACK = 30;

/** Accounts with something that is on, whose plan has ended lately. */
export async function findWithoutPlan(
  now: Date,
  most: number,
  db: Executor = database(),
): Promise<string[]> {
  const rows = await db.execute<{ account_id: string }>(sql`
    select s.user_id as account_id
    from ${subscriptions} s join ${properties} p on p.user_id = s.user_id
    where s.expiration_date <= ${now.toISOString()}
      and s.expiration_date > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS_LOOKED_BACK})
      and exists (select from ${automations} a where a.property_id = p.id and a.state = 'on')
    order by s.expiration_date limit ${most}`);
  return rows.map(({ account_id }) => account_id);
}
