import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { isKnownToSeller } from "#db/known-offers.ts";
import {
  askingPrices,
  automationRuns,
  automations,
  inquiries,
  listingChanges,
  listings,
  messages,
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
import { lastAtOfInquiry } from "./inquiries.ts";
import { needsFollowUp } from "./open-houses.ts";

const isOn = sql`${automations.state} = 'on'`;

/** Returns whether an automation is due. Runs every few seconds and reads only an index. */
export async function hasDueAutomations(now: Date, db: Executor = database()): Promise<boolean> {
  const [found] = await db.execute<{ is_due: boolean }>(sql`
    select exists (
      select from ${automations} where ${and(isOn, lte(automations.nextAt, now))}
    ) as is_due`);
  return found?.is_due === true;
}

/**
 * Locks the longest due automation for the transaction; other runners skip it. Locks the home too, in the
 * same order as changes of the listing, to avoid deadlocks.
 * @returns null if none is due or all are locked
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
      // Also null for a person who has moved to another account.
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

/** Postpones a failed run, unless the automation was set again meanwhile. */
export async function postponeRun(
  id: string,
  nextAt: Date,
  db: Executor = database(),
): Promise<void> {
  await db.update(automations).set({ nextAt }).where(eq(automations.id, id));
}

/** Deletes a one-time automation after its run. */
export async function removeRun(tx: Transaction, id: string): Promise<void> {
  await tx.delete(automations).where(eq(automations.id, id));
}

/** Records a run. @returns false if it was recorded before */
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

/** Returns what a planned price depends on: the newest price's id, and offers since it was planned. */
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
    and(
      eq(offers.propertyId, propertyId),
      isKnownToSeller,
      sql`${offers.createdAt} > ${since.toISOString()}`,
    ),
  );
  return { newest: newest ?? null, offersSince };
}

const hasNotRun = (kind: AutomationKind, subject: SQL | typeof openHouses.id) =>
  sql`not exists (
    select from ${automationRuns} r
    where r.property_id = ${listings.propertyId} and r.kind = ${kind} and r.subject_id = ${subject})`;

const MAX_INQUIRIES = 100;

// Each later message gets a reminder of its own.
const lastMessageOfBuyer = sql<string>`coalesce((
  select ${messages.id} from ${messages}
  where ${messages.inquiryId} = ${inquiries.id} and ${messages.sender} = 'buyer'
  order by ${messages.sentAt} desc, ${messages.id} desc limit 1), ${inquiries.id})`;

/**
 * Returns inquiries without an answer or a reminder, the oldest first.
 * @returns as `subjectId` the buyer's last message: its id, or the inquiry's for the first one
 */
export const findWaitingInquiries = (tx: Executor, propertyId: string) =>
  tx
    .select({ subjectId: lastMessageOfBuyer, at: lastAtOfInquiry })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(
      and(
        eq(listings.propertyId, propertyId),
        sql`${inquiries.state} = 'new'`,
        hasNotRun("inquiry_waiting", lastMessageOfBuyer),
      ),
    )
    .orderBy(asc(lastAtOfInquiry))
    .limit(MAX_INQUIRIES);

/**
 * Returns open houses since a time with visitors who agreed to emails and haven't got one, the earliest
 * first.
 */
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

/**
 * Returns the time of the last activity: an inquiry, showing request, change of status, or notification of
 * low activity.
 */
export async function findQuietSince(tx: Executor, propertyId: string): Promise<Date | null> {
  const [row] = await tx.execute<{ at: string | null }>(sql`
    select greatest(
      (select max(i.received_at) from ${inquiries} i
        where i.listing_id = l.id and i.state <> 'spam'),
      (select max(m.sent_at) from ${messages} m join ${inquiries} i on i.id = m.inquiry_id
        where i.listing_id = l.id and i.state <> 'spam' and m.sender = 'buyer'),
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
 * Records that a buyer was asked for feedback, if the seller has an automation for it.
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

/** Returns accounts with active automations whose plan ended recently. */
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
