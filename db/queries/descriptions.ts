import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { descriptionVersions, properties, userProfiles, users } from "#db/schema/index.ts";
import type {
  DescriptionStyle,
  KeptNoteInput,
  VersionsView,
  VersionView,
  WriterName,
} from "#lib/schemas/description.ts";
import type { Features } from "#lib/fields/features.ts";
import { lockProperty } from "./properties.ts";

export interface Author {
  accountId: string;
  id: string;
}

export interface Written {
  description: string;
  writer: WriterName;
  style: DescriptionStyle;
}

// Edits of one person that follow within this time of the first are one version.
const ONE_SITTING_MS = 60_000;
const PAGE = 50;
const MAX_KEPT_NOTES = 200;

interface Text {
  description: string;
  origin: VersionView["origin"];
  written?: Written;
  isAccepted?: boolean;
  // The text that this one was made from by hand; its version may go on as this one's.
  editOf?: string | undefined;
}

// A text that the property has had before is not noted twice.
async function noteVersion(tx: Transaction, propertyId: string, author: Author, text: Text) {
  const { description, origin, written } = text;
  const now = new Date();
  const ofProperty = eq(descriptionVersions.propertyId, propertyId);
  const change = { savedAt: now, ...(text.isAccepted && { acceptedAt: now }) };
  const known = await tx
    .update(descriptionVersions)
    .set(change)
    .where(and(ofProperty, eq(descriptionVersions.description, description)))
    .returning({ id: descriptionVersions.id });
  if (known.length > 0) return;

  if (origin === "edited") {
    const [newest] = await tx
      .select()
      .from(descriptionVersions)
      .where(ofProperty)
      .orderBy(desc(descriptionVersions.savedAt), desc(descriptionVersions.id))
      .limit(1);
    const goesOn =
      newest?.origin === "edited" &&
      newest.description === text.editOf &&
      newest.authorId === author.id &&
      newest.acceptedAt === null &&
      now.getTime() - newest.createdAt.getTime() < ONE_SITTING_MS;
    if (goesOn) {
      await tx
        .update(descriptionVersions)
        .set({ description, ...change })
        .where(eq(descriptionVersions.id, newest.id));
      return;
    }
  }
  await tx.insert(descriptionVersions).values({
    propertyId,
    description,
    origin,
    writer: written?.writer,
    tone: written?.style.tone,
    length: written?.style.length,
    authorId: author.id,
    createdAt: now,
    ...change,
  });
}

async function putText(tx: Transaction, propertyId: string, author: Author, text: Text) {
  await noteVersion(tx, propertyId, author, text);
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
}

/**
 * Saves the text that was made from these features, as long as they still are the saved ones: of
 * two saves at once, the text of the later one stays.
 */
export async function saveGenerated(
  author: Author,
  features: Features,
  written: Written,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockProperty(tx, author.accountId);
    const [unchanged] = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, id), eq(properties.propertySpecifics, features)));
    if (!unchanged) return;
    await putText(tx, id, author, {
      description: written.description,
      origin: "generated",
      written,
    });
  });
}

/** @throws AppError `not_found` without a property */
export async function saveRewritten(
  author: Author,
  written: Written,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockProperty(tx, author.accountId);
    await putText(tx, id, author, {
      description: written.description,
      origin: "rewritten",
      written,
    });
  });
}

/**
 * Saves a seller's own text; the accepted mark goes with the text that had it. An empty text, or the
 * one that stands already, changes nothing.
 * @param replaces the text that was edited; left out, whatever stands is replaced
 * @returns `isInConflict`: another text than `replaces` stands by now. It stays, and this one is kept
 * as a version.
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
    const isInConflict = replaces !== undefined && replaces !== (property.description ?? "");
    const text = { description, origin: "edited" } as const;
    if (isInConflict) await noteVersion(tx, property.id, author, text);
    else await putText(tx, property.id, author, { ...text, editOf: replaces });
    return { descriptionAccepted: false, isInConflict };
  });
}

/** @throws AppError `not_found` without a property */
export async function saveAccepted(
  author: Author,
  description: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockProperty(tx, author.accountId);
    await putText(tx, id, author, { description, origin: "edited", isAccepted: true });
  });
}

// Versions that come later in the order of the list.
function olderThan(before: number): SQL {
  const { id, savedAt, propertyId } = descriptionVersions;
  return sql`(${savedAt}, ${id}) < (
    select v.saved_at, v.id from ${descriptionVersions} v
    where v.id = ${before} and v.property_id = ${propertyId})`;
}

/**
 * The texts that an account's description has had, the one saved last first.
 * @param before id of the last version of the page before
 */
export async function listVersions(
  accountId: string,
  before: number | null,
  db: Executor = database(),
): Promise<VersionsView> {
  const rows = await db
    .select({
      version: descriptionVersions,
      authorName: sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`,
    })
    .from(descriptionVersions)
    .innerJoin(properties, eq(properties.id, descriptionVersions.propertyId))
    .leftJoin(users, eq(users.id, descriptionVersions.authorId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(properties.userId, accountId), before === null ? undefined : olderThan(before)))
    .orderBy(desc(descriptionVersions.savedAt), desc(descriptionVersions.id))
    .limit(PAGE + 1);
  const versions = rows.slice(0, PAGE).map(({ version, authorName }) => ({
    ...version,
    author: version.authorId && authorName ? { id: version.authorId, name: authorName } : null,
    createdAt: version.createdAt.toISOString(),
    savedAt: version.savedAt.toISOString(),
    acceptedAt: version.acceptedAt?.toISOString() ?? null,
  }));
  return { versions, hasMore: rows.length > PAGE };
}

/**
 * Puts the note on a phrase aside, or brings it back; beyond `MAX_KEPT_NOTES` the oldest goes. One
 * phrase at a time, so that two people who do it at once both get what they chose.
 * @returns every phrase that is put aside now, the latest last
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
