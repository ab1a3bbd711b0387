import { and, desc, eq, exists, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { inquiries, listings, messages, properties } from "#db/schema/index.ts";
import { AppError, found } from "#lib/errors.ts";
import {
  INQUIRY_RETENTION_DAYS,
  type InquiryKind,
  type InquiryState,
  MAX_SPAM_INQUIRIES,
} from "#lib/fields/listing.ts";
import type { MessageSender } from "#lib/fields/messages.ts";
import { scamSigns } from "#lib/messages/scam-signs.ts";
import type { InquiryInput, InquiryView } from "#lib/schemas/inquiries.ts";
import { addEvent, removeEventsOfInquiry } from "./events.ts";
import { NOT_LISTED } from "./showings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** The same text from the same person within this time is one inquiry, such as a double click. */
const SAME_MS = 10 * MINUTE_MS;
const MAX_LISTED = 300;
export const NO_INQUIRY = "Message not found.";
const NEW_MESSAGE = "There's a new message in this conversation. Read it first.";
const EVENTS = { question: "inquiry_received", showing: "showing_asked" } as const;

export const endOfInquiry = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + INQUIRY_RETENTION_DAYS * DAY_MS);

export const lastAtOfInquiry =
  sql<Date>`coalesce(${inquiries.lastMessageAt}, ${inquiries.receivedAt})`.mapWith(
    inquiries.receivedAt,
  );
const newest = (column: typeof messages.text | typeof messages.sender) => sql`(
  select ${column} from ${messages} where ${messages.inquiryId} = ${inquiries.id}
  order by ${messages.sentAt} desc, ${messages.id} desc limit 1)`;
const lastByBuyer = sql`(
  select max(${messages.sentAt}) from ${messages}
  where ${messages.inquiryId} = ${inquiries.id} and ${messages.sender} = 'buyer')`;

export const inquiryColumns = {
  id: inquiries.id,
  kind: inquiries.kind,
  name: inquiries.name,
  email: inquiries.email,
  phone: inquiries.phone,
  message: inquiries.message,
  state: inquiries.state,
  isUnread: inquiries.isUnread,
  receivedAt: inquiries.receivedAt,
  lastAt: lastAtOfInquiry.as("last_at"),
  lastText: sql<string>`coalesce(${newest(messages.text)}, ${inquiries.message})`.as("last_text"),
  lastSender: sql<MessageSender>`coalesce(${newest(messages.sender)}, 'buyer')`.as("last_sender"),
};

type InquiryRow = Omit<InquiryView, "receivedAt" | "deletedAt" | "lastAt" | "warnings"> & {
  receivedAt: Date;
  lastAt: Date;
};

const warningsOf = ({ message, lastText, lastSender }: InquiryRow) =>
  scamSigns(lastSender === "buyer" ? `${message}\n${lastText}` : message);

/** Returns an inquiry with ISO dates, when it is deleted, and warnings. */
export const viewInquiry = (inquiry: InquiryRow): InquiryView => ({
  ...inquiry,
  receivedAt: inquiry.receivedAt.toISOString(),
  lastAt: inquiry.lastAt.toISOString(),
  deletedAt: endOfInquiry(inquiry.receivedAt).toISOString(),
  warnings: warningsOf(inquiry),
});

export const inquiriesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(inquiryColumns)
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(lastAtOfInquiry), desc(inquiries.id))
      // Held-back spam must not crowd out other inquiries.
      .limit(MAX_LISTED + MAX_SPAM_INQUIRIES),
  (rows) => rows.map(viewInquiry),
);

/** How many of an account's conversations are unread, without those in spam. */
export const unreadInquiriesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ unread: sql<number>`count(*)::int`.as("unread_inquiries") })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          ne(inquiries.state, "spam"),
          eq(inquiries.isUnread, true),
        ),
      ),
  ([row]) => row?.unread ?? 0,
);

/** How many buyers wait for an answer, since when, and when the last one wrote. */
export const waitingInquiriesOfAccount = ownedRead(
  ({ accountId }, db) => {
    const isWaiting = sql`${inquiries.state} = 'new'`;
    return db
      .select({
        count: sql<number>`(count(*) filter (where ${isWaiting}))::int`.as("waiting"),
        unread: sql<number>`(count(*) filter (where ${inquiries.isUnread}))::int`.as("unread"),
        oldest: sql<Date | null>`min(${lastAtOfInquiry}) filter (where ${isWaiting})`
          .mapWith(inquiries.receivedAt)
          .as("oldest"),
        lastAskedAt: sql<Date | null>`max(greatest(${inquiries.receivedAt}, ${lastByBuyer}))`
          .mapWith(inquiries.receivedAt)
          .as("last_asked_at"),
      })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(and(eq(properties.userId, accountId), ne(inquiries.state, "spam")));
  },
  ([row]) => row ?? { count: 0, unread: 0, oldest: null, lastAskedAt: null },
);

const equals = <C extends typeof inquiries.email | typeof inquiries.phone>(
  column: C,
  value: string | null,
) => (value === null ? isNull(column) : eq(column, value));

const notifyOf = (
  tx: Transaction,
  accountId: string,
  { id, kind, name }: { id: string; kind: InquiryKind; name: string },
) =>
  addEvent(tx, { accountId, actorId: null }, { kind: EVENTS[kind], data: { inquiryId: id, name } });

/** Deletes a listing's oldest held-back spam above `MAX_SPAM_INQUIRIES`. */
async function trimSpam(tx: Transaction, listingId: string): Promise<void> {
  const old = tx
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.listingId, listingId), eq(inquiries.isHeldBack, true)))
    .orderBy(desc(inquiries.receivedAt), desc(inquiries.id))
    .offset(MAX_SPAM_INQUIRIES);
  await tx.delete(inquiries).where(inArray(inquiries.id, old));
}

/**
 * Stores a buyer's inquiry. Spam is held back without a notification.
 * @returns false for a repeat within moments
 * @throws AppError `not_found` for a deleted listing
 */
export async function addInquiry(
  listingId: string,
  inquiry: Omit<InquiryInput, "consent">,
  { isSpam = false } = {},
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Inquiries of one listing are serialized, so that a repeat sees the first one.
    const [listing] = await tx
      .select({ accountId: properties.userId })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(listings.id, listingId))
      .for("no key update", { of: listings });
    if (!listing) throw new AppError("not_found", NOT_LISTED);
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
          // A person caught by the spam trap may send it again without.
          isSpam ? undefined : eq(inquiries.isHeldBack, false),
        ),
      )
      .limit(1);
    if (same.length > 0) return false;
    const held = isSpam ? ({ state: "spam", isHeldBack: true } as const) : {};
    const [added] = await tx
      .insert(inquiries)
      .values({ listingId, kind, name, email, phone, message, ...held })
      .returning({ id: inquiries.id });
    if (!added) throw new Error("The inquiry wasn't stored");
    if (isSpam) await trimSpam(tx, listingId);
    else await notifyOf(tx, listing.accountId, { ...added, kind, name });
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

/**
 * Locks an account's inquiry until the transaction ends.
 * @param seenLastAt when the last message that the person saw was sent, ISO 8601; undefined for any
 * @throws AppError `not_found` for an inquiry that the account doesn't have, `conflict` for a newer message
 */
async function lockInquiry(tx: Transaction, where: SQL | undefined, seenLastAt?: string) {
  const { id, isHeldBack, kind, name } = inquiries;
  const [row] = await tx
    .select({ id, isHeldBack, kind, name, lastAt: lastAtOfInquiry })
    .from(inquiries)
    .where(where)
    .for("update");
  const inquiry = found(row, NO_INQUIRY);
  if (seenLastAt !== undefined && inquiry.lastAt.getTime() > Date.parse(seenLastAt))
    throw new AppError("conflict", NEW_MESSAGE);
  return inquiry;
}

/**
 * Moves an inquiry, or marks it as read or unread. One that is moved counts as read, unless it becomes
 * new. The account is notified of held-back spam when it is moved elsewhere.
 * @throws as `lockInquiry`
 */
export async function changeInquiry(
  accountId: string,
  id: string,
  {
    state,
    isUnread,
    lastAt,
  }: {
    state?: InquiryState | undefined;
    isUnread?: boolean | undefined;
    lastAt?: string | undefined;
  },
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = ofAccountById(tx, accountId, id);
    const held = await lockInquiry(tx, where, lastAt);
    const isReleased = held.isHeldBack && state !== undefined && state !== "spam";
    await tx
      .update(inquiries)
      .set({
        state,
        isUnread: isUnread ?? (state === undefined || state === "new" ? undefined : false),
        ...(isReleased && { isHeldBack: false }),
      })
      .where(where);
    if (isReleased) await notifyOf(tx, accountId, held);
  });
}

/** @throws as `lockInquiry` */
export async function deleteInquiry(
  accountId: string,
  id: string,
  seenLastAt?: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = ofAccountById(tx, accountId, id);
    await lockInquiry(tx, where, seenLastAt);
    await tx.delete(inquiries).where(where);
    await removeEventsOfInquiry(tx, accountId, id);
  });
}
