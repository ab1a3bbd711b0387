import "server-only";
import { createHash } from "node:crypto";
import type { OfferSide, OfferTurnKind } from "#lib/fields/offers.ts";
import { canonicalJson } from "#lib/offers/canonical-json.ts";
import type { OfferAttachment } from "#lib/offers/attachments.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";

interface HashedSubmission {
  offerId: string;
  number: number;
  side: OfferSide;
  kind: OfferTurnKind;
  terms: OfferTerms;
  attachments: readonly OfferAttachment[];
  timeZone: string;
  submittedAt: Date;
  /** Of the turn before; null for the first. */
  previousHash: string | null;
}

/**
 * Returns the SHA-256 of a turn's canonical JSON. Contact details and names of files are no part of it, and
 * `attachments` only if there are any.
 */
export function hashOfSubmission(turn: HashedSubmission): string {
  const { offerId, number, side, kind, terms, attachments } = turn;
  const { timeZone, submittedAt, previousHash } = turn;
  const json = canonicalJson({
    ...{ offerId, number, side, timeZone, previousHash },
    // Turns of terms are hashed without their kind.
    ...(kind !== "terms" && { kind }),
    terms: { ...terms },
    ...(attachments.length > 0 && { attachments: attachments.map((file) => ({ ...file })) }),
    submittedAt: submittedAt.toISOString(),
  });
  return createHash("sha256").update(json).digest("hex");
}

/**
 * Returns the number of the first turn that was changed or added outside the product, or whose turn before
 * was removed; null for an intact chain. A chain whose last turns were removed is intact.
 * @param turns of one offer, in order
 */
export function firstBrokenTurn(
  turns: readonly (HashedSubmission & { hash: string })[],
): number | null {
  let previousHash: string | null = null;
  for (const [index, turn] of turns.entries()) {
    const number = index + 1;
    const expected = hashOfSubmission({ ...turn, number, previousHash });
    if (turn.number !== number || turn.hash !== expected) return number;
    previousHash = turn.hash;
  }
  return null;
}
