import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  inquiries,
  listings,
  messages,
  properties,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import { AppError, found } from "#lib/errors.ts";
import {
  CONVERSATION_DAYS,
  MAX_MESSAGES,
  type MessageSender,
  REPLY_BLOCKS,
} from "#lib/fields/messages.ts";
import { replyBlockOf } from "#lib/messages/reply-block.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { addEvent } from "./events.ts";
import { inquiryColumns, NO_INQUIRY, viewInquiry } from "./inquiries.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The same text again within this time is one message, such as a double click. */
const SAME_MS = 10 * MINUTE_MS;

const messageColumns = {
  id: messages.id,
  sender: messages.sender,
  text: messages.text,
  sentAt: messages.sentAt,
};
const isAsked = eq(inquiries.id, sql`${sql.placeholder("inquiryId")}::uuid`);

/** An inquiry of the account by the value `inquiryId`, and what may keep the account from replying. */
export const conversationOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...inquiryColumns,
        takenDownAt: listings.takenDownAt,
        count: sql<number>`(
          select count(*)::int from ${messages} where ${messages.inquiryId} = ${inquiries.id})`.as(
          "count",
        ),
      })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(and(eq(properties.userId, accountId), isAsked)),
  ([row]) => {
    if (!row) return null;
    const { takenDownAt, count, ...inquiry } = row;
    return { inquiry: viewInquiry(inquiry), isTakenDown: takenDownAt !== null, count };
  },
);

/** The messages after that inquiry, the oldest first, with the names of their authors. */
export const messagesOfConversation = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...messageColumns,
        author: sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`.as(
          "author",
        ),
      })
      .from(messages)
      .innerJoin(inquiries, eq(inquiries.id, messages.inquiryId))
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .leftJoin(users, eq(users.id, messages.authorId))
      .leftJoin(userProfiles, eq(userProfiles.userId, messages.authorId))
      .where(and(eq(properties.userId, accountId), isAsked))
      .orderBy(messages.sentAt, messages.id),
  (rows) => rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
);

interface NewMessage {
  sender: MessageSender;
  /** Null for the buyer. */
  authorId: string | null;
  text: string;
  /** A hash of the Message-ID of the email that it arrived in. */
  emailHash?: string | undefined;
}

/** Locks an inquiry, so that messages of one conversation are added one after another. */
async function lockConversation(tx: Transaction, where: SQL | undefined) {
  const [inquiry] = await tx
    .select({
      id: inquiries.id,
      name: inquiries.name,
      email: inquiries.email,
      state: inquiries.state,
      accountId: properties.userId,
      takenDownAt: listings.takenDownAt,
    })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(where)
    .for("update", { of: inquiries });
  if (!inquiry) return null;
  const count = await tx.$count(messages, eq(messages.inquiryId, inquiry.id));
  return { ...inquiry, count };
}

/** Returns the id of the added message; null for a repeat within moments. */
async function append(
  tx: Transaction,
  inquiryId: string,
  { emailHash, ...message }: NewMessage,
): Promise<string | null> {
  const same = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.inquiryId, inquiryId),
        or(
          emailHash ? eq(messages.emailHash, emailHash) : undefined,
          and(
            eq(messages.sender, message.sender),
            eq(messages.text, message.text),
            gt(messages.sentAt, new Date(Date.now() - SAME_MS)),
          ),
        ),
      ),
    )
    .limit(1);
  if (same.length > 0) return null;
  const [added] = await tx
    .insert(messages)
    .values({ inquiryId, emailHash, ...message })
    .returning({ id: messages.id });
  if (!added) throw new Error("The message wasn't stored");
  return added.id;
}

/**
 * Adds a seller's reply, marks the inquiry as answered, and queues the buyer's email.
 * @param secretHash of the buyer's link, stored with the first reply
 * @returns false for a repeat within moments
 * @throws AppError `not_found`, `conflict` where the seller can't reply
 */
export async function addReply(
  caller: { id: string; accountId: string },
  {
    inquiryId,
    secretHash,
    ...message
  }: { inquiryId: string; secretHash: string } & Pick<NewMessage, "text" | "emailHash">,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(eq(inquiries.id, inquiryId), eq(properties.userId, caller.accountId));
    const inquiry = found(await lockConversation(tx, own), NO_INQUIRY);
    const { takenDownAt, ...facts } = inquiry;
    const block = replyBlockOf({ ...facts, isTakenDown: takenDownAt !== null, hasMail: true });
    if (block) throw new AppError("conflict", REPLY_BLOCKS[block]);
    const messageId = await append(tx, inquiryId, {
      ...{ sender: "seller", authorId: caller.id, ...message },
    });
    if (messageId === null) return false;
    await tx
      .update(inquiries)
      .set({ state: "answered", isUnread: false, lastMessageAt: sql`now()`, secretHash })
      .where(eq(inquiries.id, inquiryId));
    await addJob(tx, "mail", { kind: "reply", messageId });
    return true;
  });
}

/** Which conversation a buyer's link opens. It ends some time after the last message. */
function isOpenTo(secretHash: string, now: Date) {
  const since = new Date(now.getTime() - CONVERSATION_DAYS * DAY_MS);
  return and(
    eq(inquiries.secretHash, secretHash),
    isNull(listings.takenDownAt),
    gt(inquiries.lastMessageAt, since),
  );
}

/** Returns the person with this confirmed email who may reply in a conversation, or null. */
export async function findMemberOfConversation(
  inquiryId: string,
  email: string,
  db: Executor = database(),
) {
  const [member] = await db
    .select({ id: users.id, accountId: users.accountId })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(users, eq(users.accountId, properties.userId))
    .where(
      and(eq(inquiries.id, inquiryId), eq(users.email, email), isNotNull(users.emailVerified)),
    );
  return member ?? null;
}

/**
 * Adds a buyer's message and notifies the account, except about a conversation in spam.
 * @param opened `email`: only if it is the buyer's
 * @returns false for a repeat within moments, or of an email
 * @throws AppError `not_found` for an unknown or expired link, `conflict` at the limit
 */
export async function addBuyerMessage(
  { secretHash, email }: { secretHash: string; email?: string },
  message: Pick<NewMessage, "text" | "emailHash">,
  now: Date,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const where = and(isOpenTo(secretHash, now), email ? eq(inquiries.email, email) : undefined);
    const inquiry = found(await lockConversation(tx, where), NO_INQUIRY);
    if (inquiry.count >= MAX_MESSAGES) throw new AppError("conflict", REPLY_BLOCKS.full);
    const { id: inquiryId, name, accountId, state } = inquiry;
    const messageId = await append(tx, inquiryId, { sender: "buyer", authorId: null, ...message });
    if (messageId === null) return false;
    const isSpam = state === "spam";
    await tx
      .update(inquiries)
      .set({
        ...{ lastMessageAt: sql`now()`, isUnread: true },
        ...(!isSpam && { state: "new" as const }),
      })
      .where(eq(inquiries.id, inquiryId));
    if (!isSpam) {
      const data = { inquiryId, name, messageId };
      await addEvent(tx, { accountId, actorId: null }, { kind: "inquiry_received", data });
    }
    return true;
  });
}

/** Returns the conversation that a buyer's link opens; null for an unknown or expired link. */
export async function findConversation(secretHash: string, now: Date, db: Executor = database()) {
  const [conversation] = await db
    .select({
      id: inquiries.id,
      listingId: inquiries.listingId,
      message: inquiries.message,
      receivedAt: inquiries.receivedAt,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(isOpenTo(secretHash, now));
  if (!conversation) return null;
  const { id, listingId, message, receivedAt, ...place } = conversation;
  const later = await db
    .select(messageColumns)
    .from(messages)
    .where(eq(messages.inquiryId, id))
    .orderBy(messages.sentAt, messages.id);
  const first = { id, sender: "buyer" as const, text: message, sentAt: receivedAt };
  return { listingId, timeZone: timeZoneOfHome(place), messages: [first, ...later] };
}

/** Returns a seller's reply for the buyer's email; null if it is no longer to be sent. */
export async function findReply(messageId: string, db: Executor = database()) {
  const [reply] = await db
    .select({
      text: messages.text,
      inquiryId: inquiries.id,
      email: inquiries.email,
      listingId: inquiries.listingId,
      accountId: properties.userId,
    })
    .from(messages)
    .innerJoin(inquiries, eq(inquiries.id, messages.inquiryId))
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.sender, "seller"),
        isNull(listings.takenDownAt),
        sql`${inquiries.state} <> 'spam'`,
      ),
    );
  return reply?.email ? { ...reply, email: reply.email } : null;
}
