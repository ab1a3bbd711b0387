import { and, desc, eq, exists, gt, isNull, ne, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { inquiries, listings, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { DAYS_INQUIRIES_ARE_KEPT, type InquiryState } from "#lib/fields/listing.ts";
import type { InquiryInput, InquiryView } from "#lib/schemas/inquiries.ts";
import { addEvent, removeEventsOfInquiry } from "./events.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** The same words from the same person within so long are one inquiry: a button pressed twice. */
const SAME_MS = 10 * MINUTE_MS;
const MOST_LISTED = 300;
const EVENTS = { question: "inquiry_received", showing: "showing_asked" } as const;

export const endOfInquiry = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + DAYS_INQUIRIES_ARE_KEPT * DAY_MS);

/** What buyers have asked an account, the newest first. */
export const inquiriesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: inquiries.id,
        kind: inquiries.kind,
        name: inquiries.name,
        email: inquiries.email,
        phone: inquiries.phone,
        message: inquiries.message,
        state: inquiries.state,
        receivedAt: inquiries.receivedAt,
      })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(inquiries.receivedAt), desc(inquiries.id))
      .limit(MOST_LISTED),
  (rows): InquiryView[] =>
    rows.map(({ receivedAt, ...inquiry }) => ({
      ...inquiry,
      receivedAt: receivedAt.toISOString(),
      deletedAt: endOfInquiry(receivedAt).toISOString(),
    })),
);

/** How many buyers wait for an answer to an account, since when, and when the last of all has written. */
export const waitingInquiriesOfAccount = ownedRead(
  ({ accountId }, db) => {
    const isWaiting = sql`${inquiries.state} = 'new'`;
    return db
      .select({
        count: sql<number>`(count(*) filter (where ${isWaiting}))::int`.as("waiting"),
        oldest: sql<Date | null>`min(${inquiries.receivedAt}) filter (where ${isWaiting})`
          .mapWith(inquiries.receivedAt)
          .as("oldest"),
        lastAskedAt: sql<Date | null>`max(${inquiries.receivedAt})`
          .mapWith(inquiries.receivedAt)
          .as("last_asked_at"),
      })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(and(eq(properties.userId, accountId), ne(inquiries.state, "spam")));
  },
  ([row]) => row ?? { count: 0, oldest: null, lastAskedAt: null },
);

const equals = <C extends typeof inquiries.email | typeof inquiries.phone>(
  column: C,
  value: string | null,
) => (value === null ? isNull(column) : eq(column, value));

/**
 * Keeps what a buyer has asked.
 * @returns false where the same was kept a moment ago
 * @throws AppError `not_found` for a listing that is gone
 */
export async function addInquiry(
  listingId: string,
  inquiry: Omit<InquiryInput, "consent">,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // What is asked of one listing waits for what was asked before: of two at once one is the same.
    const [listing] = await tx
      .select({ accountId: properties.userId })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(listings.id, listingId))
      .for("no key update", { of: listings });
    if (!listing) throw new AppError("not_found", "This home is not listed any more.");
    const { kind, name, email, phone, message } = inquiry;
    const same = await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(
        and(
          eq(inquiries.listingId, listingId),
          gt(inquiries.receivedAt, new Date(Date.now() - SAME_MS)),
          eq(inquiries.kind, kind),
          eq(inquiries.name, name),
          eq(inquiries.message, message),
          equals(inquiries.email, email),
          equals(inquiries.phone, phone),
        ),
      )
      .limit(1);
    if (same.length > 0) return false;
    const [added] = await tx
      .insert(inquiries)
      .values({ listingId, kind, name, email, phone, message })
      .returning({ inquiryId: inquiries.id });
    if (!added) throw new Error("The inquiry was not stored");
    await addEvent(
      tx,
      { accountId: listing.accountId, actorId: null },
      { kind: EVENTS[kind], data: { ...added, name } },
    );
    return true;
  });
}

function ofAccountById(db: Executor, accountId: string, id: string) {
  const own = db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(eq(listings.id, inquiries.listingId), eq(properties.userId, accountId)));
  return and(eq(inquiries.id, id), exists(own));
}

const checkHit = (rows: readonly unknown[]) => {
  if (rows.length === 0) throw new AppError("not_found", "There is no such inquiry.");
};

/** @throws AppError `not_found` for an inquiry that the account doesn't have */
export async function moveInquiry(
  accountId: string,
  id: string,
  state: InquiryState,
  db: Executor = database(),
): Promise<void> {
  const where = ofAccountById(db, accountId, id);
  checkHit(await db.update(inquiries).set({ state }).where(where).returning({ id: inquiries.id }));
}

/** @throws AppError `not_found` for an inquiry that the account doesn't have */
export async function deleteInquiry(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = ofAccountById(tx, accountId, id);
    checkHit(await tx.delete(inquiries).where(where).returning({ id: inquiries.id }));
    await removeEventsOfInquiry(tx, accountId, id);
  });
}
