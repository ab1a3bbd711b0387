import { and, eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { rowsOf } from "#db/owned-read.ts";
import { offers, offerSubmissions } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import type { AttachmentsOfTurn } from "#lib/offers/attachments.ts";
import { continues, importedTerms, importKeyOf } from "#lib/offers/reso/import-offer.ts";
import type { OfferResource } from "#lib/schemas/offer-resource.ts";
import { ofAccountById, requireRoom } from "./offers.ts";
import { lockProperty } from "./properties.ts";

const CHANGED =
  "You imported this offer before, and this file lacks one of its turns or has other terms for it. Import the latest file, or delete the offer first.";

const attachmentsOfTurns = (db: Executor) =>
  rowsOf(
    db
      .select({ number: offerSubmissions.number, attachments: offerSubmissions.attachments })
      .from(offerSubmissions)
      .where(eq(offerSubmissions.offerId, offers.id)),
  );

/**
 * Returns what the export of an account's offer needs beside its view: when it was stored, what was imported,
 * and what the turns' hashes cover of files.
 * @returns null if the account has no such offer
 */
export async function findOfferRecord(
  accountId: string,
  offerId: string,
  db: Executor = database(),
) {
  const [row] = await db
    .select({
      createdAt: offers.createdAt,
      updatedAt: offers.updatedAt,
      imported: offers.imported,
      attachments: attachmentsOfTurns(db).as("attachments"),
    })
    .from(offers)
    .where(ofAccountById(db, accountId, offerId));
  return row ? { ...row, attachments: row.attachments as AttachmentsOfTurn[] } : null;
}

/**
 * Stores an offer of another system as one that the seller entered. The same offer again changes nothing;
 * one with more turns replaces it.
 * @throws AppError `not_found` without a property, `conflict` at the limit, or if a turn that was imported
 *   is missing or changed
 */
export async function saveImportedOffer(
  accountId: string,
  imported: OfferResource,
  db: Executor = database(),
): Promise<void> {
  const importKey = importKeyOf(imported);
  const values = { ...importedTerms(imported), importKey, imported };
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const same = and(eq(offers.propertyId, propertyId), eq(offers.importKey, importKey));
    const [before] = await tx.select({ imported: offers.imported }).from(offers).where(same);
    if (!before?.imported) {
      await requireRoom(tx, propertyId);
      await tx.insert(offers).values({ propertyId, ...values });
      return;
    }
    if (!continues(imported, before.imported)) throw new AppError("conflict", CHANGED);
    await tx.update(offers).set(values).where(same);
  });
}
