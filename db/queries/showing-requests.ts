import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { showings } from "#db/schema/index.ts";
import { MAX_SPAM_SHOWINGS } from "#lib/fields/showings.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { flatShowing, selectShowings, type Showing } from "./showing-row.ts";

type NewShowing = typeof showings.$inferInsert;

/** How long the same text from the same person counts as one request. */
const SAME_MS = 10 * 60 * 1000;

export interface OpenedShowing {
  showing: Showing;
  /** The link is from an email, which proves the address. */
  isByMail: boolean;
}

/** Returns the showing of a buyer's link by its secret; null for an unknown one. */
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

/** Activates the link in the emails about a showing. @param secret of the link */
export async function saveMailedLink(
  showingId: string,
  secret: string,
  db: Executor = database(),
): Promise<void> {
  const mailedSecretHash = hashLinkSecret(secret);
  await db
    .update(showings)
    // Keeps `updatedAt`, since the calendar feed depends on it and doesn't change.
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

/** Returns identical requests within the last ten minutes, active ones first, spam included. */
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

/** Deletes a home's oldest spam above `MAX_SPAM_SHOWINGS`. */
export async function trimSpamShowings(tx: Transaction, listingId: string): Promise<void> {
  const old = tx
    .select({ id: showings.id })
    .from(showings)
    .where(and(eq(showings.listingId, listingId), eq(showings.state, "spam")))
    .orderBy(desc(showings.createdAt), desc(showings.id))
    .offset(MAX_SPAM_SHOWINGS);
  await tx.delete(showings).where(inArray(showings.id, old));
}
