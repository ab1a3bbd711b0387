import "server-only";
import { isDeepStrictEqual } from "node:util";
import { offersOfAccount } from "#db/queries/offers.ts";
import { lastRequestOfAccount } from "#db/queries/highest-and-best.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import { columnsOf, turnsOfAllOffers } from "#db/queries/offer-turns.ts";
import { filesOfAllOffers } from "#db/queries/offer-files.ts";
import { firstBrokenTurn } from "#server/offer-hash.ts";
import type { OffersView } from "#lib/schemas/offers.ts";
import { hashOfDocumentFile } from "./document-files.ts";

export { orderBackupOffers } from "#db/queries/backup-offers.ts";
export { addOffer, changeOffer, deleteOffer, offersOfAccount } from "#db/queries/offers.ts";

/** The reads of `OffersView`. */
export const offersReads = { offers: offersOfAccount, highestAndBest: lastRequestOfAccount };

export const listOffers = (accountId: string): Promise<OffersView> =>
  readEach(offersReads, ofAccount(accountId));

type CheckedRow = Awaited<ReturnType<typeof turnsOfAllOffers>>[number];

function brokenTurn(rows: readonly CheckedRow[]): number | null {
  const turns = rows.flatMap(({ turn }) => turn ?? []);
  const last = turns.at(-1);
  const isLastTurn = last && isDeepStrictEqual(columnsOf(last.terms), rows[0]?.terms);
  return firstBrokenTurn(turns) ?? (isLastTurn ? null : turns.length + 1);
}

/** Returns the first turn whose files were changed or removed; their names aren't checked. */
async function turnWithOtherFiles(
  rows: readonly CheckedRow[],
  stored: ReadonlyMap<string, string>,
): Promise<number | null> {
  for (const { turn, areFilesDue } of rows) {
    for (const [index, { sha256 }] of (turn?.attachments ?? []).entries()) {
      const fileName = stored.get(`${turn?.id}:${index + 1}`);
      // A year after an offer is closed, its files are deleted.
      if (!fileName && !areFilesDue) continue;
      const hash = fileName && (await hashOfDocumentFile(fileName));
      if (hash !== sha256) return turn?.number ?? null;
    }
  }
  return null;
}

/**
 * Checks the hashes of all buyers' offers with the files attached to them, and that the terms of each are
 * those of its last turn.
 * @returns how many offers there are, and the first bad or missing turn of each broken one
 */
export async function checkOfferHashes() {
  const offers = Map.groupBy(await turnsOfAllOffers(), ({ id }) => id);
  const files = await filesOfAllOffers();
  const stored = new Map(
    files.map(({ submissionId, number, fileName }) => [`${submissionId}:${number}`, fileName]),
  );
  const broken = [];
  for (const [offerId, rows] of offers) {
    const number = brokenTurn(rows) ?? (await turnWithOtherFiles(rows, stored));
    if (number !== null) broken.push({ offerId, number });
  }
  return { offers: offers.size, broken };
}
