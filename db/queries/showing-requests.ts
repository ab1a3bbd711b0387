import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { showings } from "#db/schema/index.ts";
import { MAX_SPAM_SHOWINGS } from "#lib/fields/showings.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { flatShowing, selectShowings, type Showing } from "./showing-row.ts";

type NewShowing = typeof showings.$inferInsert;

/** How long the same words from the same person count as one request. */
const SAME_MS = 10 * 60 * 1000;

/** A showing as a visitor's link opens it. */
export interface OpenedShowing {
  showing: Showing;
  /** The link is that of an email: who has it has proved the address. */
  isByMail: boolean;
}

/** The showing of a visitor's page, by the secret of its address; null for an unknown one. */
export async function findShowingBySecret(
  secret: string,
  db: Executor = database(),
): Promise<OpenedShowing | null> {
  const hash = hashLinkSecret(secret);
  const [row] = await selectShowings(db).where(
    or(eq(showings.secretHash, hash), eq(showings.mailedSecretHash, hash)),
  );
  if (!row) return null;
  return { showing: flatShowing(row), isByMail: row.showing.mailedSecretHash === hash };
}

/** Makes the link of the emails about a showing work. @param secret of the link */
export async function saveMailedLink(
  showingId: string,
  secret: string,
  db: Executor = database(),
): Promise<void> {
  const mailedSecretHash = hashLinkSecret(secret);
  await db
    .update(showings)
    // Calendars that the seller subscribes to go by `updatedAt`, and see nothing of this.
    .set({ mailedSecretHash, updatedAt: sql`${showings.updatedAt}` })
    .where(
      and(
        eq(showings.id, showingId),
        sql`${showings.mailedSecretHash} is distinct from ${mailedSecretHash}`,
      ),
    );
}

type RequestDetails = Pick<
  NewShowing,
  "listingId" | "startsAt" | "name" | "email" | "phone" | "message"
>;

/**
 * Requests in the very same words within the last ten minutes, those that hold their time first. Spam
 * is among them.
 */
export async function findDuplicateRequests(
  tx: Transaction,
  { listingId, startsAt, name, email, phone, message }: RequestDetails,
  at: Date,
): Promise<Showing[]> {
  const same = (column: typeof showings.email | typeof showings.phone, value?: string | null) =>
    sql`${column} is not distinct from ${value ?? null}`;
  const rows = await selectShowings(tx)
    .where(
      and(
        eq(showings.listingId, listingId),
        eq(showings.startsAt, startsAt),
        inArray(showings.state, ["requested", "confirmed", "spam"]),
        gt(showings.createdAt, new Date(at.getTime() - SAME_MS)),
        eq(showings.name, name ?? ""),
        eq(showings.message, message ?? ""),
        same(showings.email, email),
        same(showings.phone, phone),
      ),
    )
    .orderBy(sql`${showings.state} = 'spam'`, desc(showings.createdAt));
  return rows.map(flatShowing);
}

/** Deletes a home's oldest spam, so that no more than `MAX_SPAM_SHOWINGS` of it is kept. */
export async function trimSpamShowings(tx: Transaction, listingId: string): Promise<void> {
  const old = tx
    .select({ id: showings.id })
    .from(showings)
    .where(and(eq(showings.listingId, listingId), eq(showings.state, "spam")))
    .orderBy(desc(showings.createdAt), desc(showings.id))
    .offset(MAX_SPAM_SHOWINGS);
  await tx.delete(showings).where(inArray(showings.id, old));
}
