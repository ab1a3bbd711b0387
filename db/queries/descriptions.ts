import { and, eq } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { properties } from "#db/schema/index.ts";
import type { KeptNoteInput, TextCorrection } from "#lib/schemas/description.ts";
import type { Features } from "#lib/fields/features.ts";
import { AppError } from "#lib/errors.ts";
import { cleanText } from "#lib/text/clean-text.ts";
import {
  type Author,
  recordVersion,
  type VersionText,
  type TextSource,
} from "./description-versions.ts";
import { addEvent } from "./events.ts";
import { listingOfAccount } from "./listings.ts";
import { lockProperty } from "./properties.ts";

const MAX_KEPT_NOTES = 200;

const CHANGED_ELSEWHERE =
  "The description was changed somewhere else, so nothing was saved. Please try again.";

const NOT_ACCEPTED =
  "The description was changed somewhere else, so this text wasn't accepted. Read the current one first.";

/** Returns whether a saved text isn't the one that a person saw; undefined fits any. */
const isOther = (saved: string | null, seen: string | undefined): boolean =>
  seen !== undefined && seen !== cleanText(saved ?? "").trim();

async function putText(
  tx: Transaction,
  before: Awaited<ReturnType<typeof lockProperty>>,
  author: Author,
  text: VersionText,
) {
  const { id: propertyId } = before;
  await recordVersion(tx, propertyId, author, text);
  const { description, written, isAccepted = false } = text;
  await tx
    .update(properties)
    .set({
      generatedDescription: description,
      descriptionAccepted: isAccepted,
      ...(written && {
        descriptionTone: written.style.tone,
        descriptionLength: written.style.length,
      }),
    })
    .where(eq(properties.id, propertyId));
  if (description === before.description && isAccepted === before.isAccepted) return;
  const whose = { accountId: author.accountId, actorId: author.id };
  await addEvent(tx, whose, { kind: "text_changed", data: { accepted: isAccepted } });
}

/** Saves a text written from these features if they are still the saved ones. The last save wins. */
export async function saveGenerated(
  author: Author,
  features: Features,
  written: TextSource,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const property = await lockProperty(tx, author.accountId);
    const [unchanged] = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, property.id), eq(properties.propertySpecifics, features)));
    if (!unchanged) return;
    await putText(tx, property, author, {
      description: written.description,
      origin: "generated",
      written,
    });
  });
}

/** @throws AppError `not_found` without a property */
export async function saveRewritten(
  author: Author,
  written: TextSource,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const property = await lockProperty(tx, author.accountId);
    await putText(tx, property, author, {
      description: written.description,
      origin: "rewritten",
      written,
    });
  });
}

/**
 * Saves a seller's own text, without the accepted mark. An empty or unchanged text changes nothing.
 * @param replaces the text that was edited; if omitted, any text is replaced
 * @returns `isInConflict`: the current text is no longer `replaces`. It stays, and this one is stored as a
 * version.
 * @throws AppError `not_found`
 */
export async function saveEdit(
  author: Author,
  { description, replaces }: { description: string; replaces?: string | undefined },
  db: Executor = database(),
): Promise<{ descriptionAccepted: boolean; isInConflict: boolean }> {
  return db.transaction(async (tx) => {
    const property = await lockProperty(tx, author.accountId);
    if (description === "" || description === property.description) {
      return { descriptionAccepted: property.isAccepted, isInConflict: false };
    }
    const isInConflict = isOther(property.description, replaces);
    const text = { description, origin: "edited" } as const;
    if (isInConflict) await recordVersion(tx, property.id, author, { ...text, isConflict: true });
    else await putText(tx, property, author, { ...text, editOf: replaces });
    return { descriptionAccepted: false, isInConflict };
  });
}

/**
 * Saves and accepts a description.
 * @param options.replaces the text that the person saw; undefined for any
 * @throws AppError `not_found` without a property, `conflict` if another text was saved meanwhile
 */
export async function saveAccepted(
  author: Author,
  description: string,
  { replaces, db = database() }: { replaces?: string | undefined; db?: Executor } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const property = await lockProperty(tx, author.accountId);
    const isSame = description === property.description;
    if (!isSame && isOther(property.description, replaces))
      throw new AppError("conflict", NOT_ACCEPTED);
    await putText(tx, property, author, { description, origin: "edited", isAccepted: true });
  });
}

/** Removes the accepted mark of a description, unless another text was saved meanwhile. */
export async function removeAcceptance(
  author: Author,
  description: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const property = await lockProperty(tx, author.accountId);
    if (!property.isAccepted || property.description !== description) return;
    await putText(tx, property, author, { description, origin: "edited" });
  });
}

/**
 * Corrects the accepted text, which stays accepted. A draft that isn't accepted stays as it is.
 * @throws AppError `not_found` without a property, `conflict` if another text is accepted by now
 */
export async function saveCorrection(
  tx: Transaction,
  author: Author,
  { replaces, description }: TextCorrection,
): Promise<void> {
  const property = await lockProperty(tx, author.accountId);
  const text = { description, origin: "edited", isAccepted: true } as const;
  const accepted = property.isAccepted
    ? property.description
    : (await readOwned(listingOfAccount, ofAccount(author.accountId), { db: tx }))?.lastAccepted;
  if (cleanText(accepted ?? "").trim() !== replaces) {
    throw new AppError("conflict", CHANGED_ELSEWHERE);
  }
  if (property.isAccepted) await putText(tx, property, author, text);
  else await recordVersion(tx, property.id, author, text);
}

/**
 * Dismisses the note on a phrase or restores it; above `MAX_KEPT_NOTES` the oldest is dropped. Changes one
 * phrase, so that concurrent changes don't overwrite each other.
 * @returns every dismissed phrase, the latest last
 * @throws AppError `not_found` without a property
 */
export async function saveKeptNote(
  accountId: string,
  { phrase, kept }: KeptNoteInput,
  db: Executor = database(),
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const property = await lockProperty(tx, accountId);
    const others = property.keptNotes.filter((other) => other !== phrase);
    const keptNotes = kept ? [...others, phrase].slice(-MAX_KEPT_NOTES) : others;
    await tx.update(properties).set({ keptNotes }).where(eq(properties.id, property.id));
    return keptNotes;
  });
}
