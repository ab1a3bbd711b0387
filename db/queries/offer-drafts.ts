import { and, eq, gt } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { addMail } from "#db/queries/mailed-links.ts";
import { listings, offerDrafts, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_OFFER_DRAFTS, OFFER_DRAFT_DAYS } from "#lib/fields/offers.ts";
import type { OfferValues } from "#lib/offers/offer-form.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { lockProperty } from "./properties.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FULL =
  "Drafts can't be saved for this home right now. Send your offer, or contact the seller.";

const expiryFrom = (now: Date) => new Date(now.getTime() + OFFER_DRAFT_DAYS * DAY_MS);

interface NewDraft {
  id: string;
  accountId: string;
  secret: string;
  formHash: string;
  email: string;
  values: OfferValues;
}

/**
 * Stores a draft and adds the email with its link. The same form again replaces what it stored.
 * @throws AppError `not_found` without a property, `conflict` at the limit
 */
export async function addDraft(
  { accountId, secret, ...draft }: NewDraft,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const again = await tx
      .update(offerDrafts)
      .set({ values: draft.values, expiresAt: expiryFrom(now) })
      .where(eq(offerDrafts.formHash, draft.formHash))
      .returning({ id: offerDrafts.id });
    if (again.length > 0) return;
    const ofHome = eq(offerDrafts.propertyId, propertyId);
    if ((await tx.$count(offerDrafts, ofHome)) >= MAX_OFFER_DRAFTS)
      throw new AppError("conflict", FULL);
    await tx.insert(offerDrafts).values({
      ...{ ...draft, propertyId, expiresAt: expiryFrom(now) },
      secretHash: hashLinkSecret(secret),
    });
    await addMail(tx, { kind: "offer_draft", draftId: draft.id });
  });
}

/** Returns a draft with its home; null for an unknown secret or an expired draft. */
export async function findDraftBySecret(secret: string, now: Date, db: Executor = database()) {
  const [draft] = await db
    .select({
      id: offerDrafts.id,
      values: offerDrafts.values,
      expiresAt: offerDrafts.expiresAt,
      accountId: properties.userId,
      listingId: listings.id,
    })
    .from(offerDrafts)
    .innerJoin(properties, eq(properties.id, offerDrafts.propertyId))
    .innerJoin(listings, eq(listings.propertyId, properties.id))
    .where(and(eq(offerDrafts.secretHash, hashLinkSecret(secret)), gt(offerDrafts.expiresAt, now)));
  return draft ?? null;
}

/** Returns a draft for the email with its link; null once it is sent or deleted. */
export async function findDraft(id: string, db: Executor = database()) {
  const [draft] = await db
    .select({
      email: offerDrafts.email,
      expiresAt: offerDrafts.expiresAt,
      accountId: properties.userId,
      listingId: listings.id,
    })
    .from(offerDrafts)
    .innerJoin(properties, eq(properties.id, offerDrafts.propertyId))
    .innerJoin(listings, eq(listings.propertyId, properties.id))
    .where(eq(offerDrafts.id, id));
  return draft ?? null;
}

/** Replaces what a draft has stored, and keeps it for another 30 days. */
export async function changeDraft(id: string, values: OfferValues, now: Date): Promise<void> {
  await database()
    .update(offerDrafts)
    .set({ values, expiresAt: expiryFrom(now) })
    .where(eq(offerDrafts.id, id));
}

export async function deleteDraft(id: string): Promise<void> {
  await database().delete(offerDrafts).where(eq(offerDrafts.id, id));
}
