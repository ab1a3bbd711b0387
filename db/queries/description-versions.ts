import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Executor, Transaction } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { descriptionVersions, properties, userProfiles, users } from "#db/schema/index.ts";
import type {
  DescriptionStyle,
  VersionsView,
  VersionView,
  WriterName,
} from "#lib/schemas/description.ts";

export interface Author {
  accountId: string;
  id: string;
}

export interface TextSource {
  description: string;
  writer: WriterName;
  style: DescriptionStyle;
}

export interface VersionText {
  description: string;
  origin: VersionView["origin"];
  written?: TextSource;
  isAccepted?: boolean;
  // The text that this one was edited from; its version may be continued.
  editOf?: string | undefined;
  // Stored beside the current text.
  isConflict?: boolean;
}

const { words: _, ...COLUMNS } = getTableColumns(descriptionVersions);

// A person's edits within this time of the first are one version.
const SAME_SESSION_MS = 60_000;
// Conflicting texts stored per session: more than a person has tabs.
const MAX_CONFLICTS = 5;
const MAX_VERSIONS = 500;
const PAGE = 50;

const NEWEST_FIRST = [desc(descriptionVersions.savedAt), desc(descriptionVersions.id)];

// Returns the version to overwrite: the newest while one person keeps editing it. A conflicting text is a
// new version until there are too many; then it overwrites the oldest of them.
async function findContinued(
  tx: Transaction,
  propertyId: string,
  author: Author,
  { origin, editOf, isConflict = false }: VersionText,
): Promise<number | undefined> {
  if (origin !== "edited") return undefined;
  const ofProperty = eq(descriptionVersions.propertyId, propertyId);
  const newest = tx
    .select({ id: descriptionVersions.id })
    .from(descriptionVersions)
    .where(ofProperty)
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  const [continued] = await tx
    .select({ id: descriptionVersions.id })
    .from(descriptionVersions)
    .where(
      and(
        ofProperty,
        eq(descriptionVersions.origin, "edited"),
        eq(descriptionVersions.authorId, author.id),
        isNull(descriptionVersions.acceptedAt),
        gt(descriptionVersions.createdAt, new Date(Date.now() - SAME_SESSION_MS)),
        eq(descriptionVersions.isConflict, isConflict),
        isConflict
          ? undefined
          : and(
              inArray(descriptionVersions.id, newest),
              eq(descriptionVersions.description, editOf ?? ""),
            ),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .offset(isConflict ? MAX_CONFLICTS - 1 : 0)
    .limit(1);
  return continued?.id;
}

// Deletes the oldest versions above the limit, but never the current text, nor the last accepted one, which
// buyers read.
async function dropOldest(tx: Transaction, propertyId: string): Promise<void> {
  const present = tx
    .select({ description: sql`coalesce(${properties.generatedDescription}, '')` })
    .from(properties)
    .where(eq(properties.id, propertyId));
  const lastAccepted = tx
    .select({ id: descriptionVersions.id })
    .from(descriptionVersions)
    .where(
      and(
        eq(descriptionVersions.propertyId, propertyId),
        isNotNull(descriptionVersions.acceptedAt),
      ),
    )
    .orderBy(desc(descriptionVersions.acceptedAt), desc(descriptionVersions.id))
    .limit(1);
  const tooOld = tx
    .select({ id: descriptionVersions.id })
    .from(descriptionVersions)
    .where(
      and(
        eq(descriptionVersions.propertyId, propertyId),
        ne(descriptionVersions.description, sql`(${present})`),
        notInArray(descriptionVersions.id, lastAccepted),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .offset(MAX_VERSIONS - 1);
  await tx.delete(descriptionVersions).where(inArray(descriptionVersions.id, tooOld));
}

/** Records a text as a version of a property's description; a known text is only updated. */
export async function recordVersion(
  tx: Transaction,
  propertyId: string,
  author: Author,
  text: VersionText,
): Promise<void> {
  const { description, origin, written, isConflict = false } = text;
  const now = new Date();
  const change = { savedAt: now, ...(text.isAccepted && { acceptedAt: now }) };
  const known = await tx
    .update(descriptionVersions)
    .set({ ...change, ...(!isConflict && { isConflict }) })
    .where(
      and(
        eq(descriptionVersions.propertyId, propertyId),
        eq(descriptionVersions.description, description),
      ),
    )
    .returning({ id: descriptionVersions.id });
  if (known.length > 0) return;

  const continued = await findContinued(tx, propertyId, author, text);
  if (continued !== undefined) {
    await tx
      .update(descriptionVersions)
      .set({ description, ...change })
      .where(eq(descriptionVersions.id, continued));
    return;
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
    isConflict,
    ...change,
  });
  await dropOldest(tx, propertyId);
}

// Versions after `before` in the list's order, or all.
function olderThanBefore(): SQL {
  const { id, savedAt, propertyId } = descriptionVersions;
  const before = sql`${sql.placeholder("before")}::bigint`;
  return sql`(${before} is null or (${savedAt}, ${id}) < (
    select v.saved_at, v.id from ${descriptionVersions} v
    where v.id = ${before} and v.property_id = ${propertyId}))`;
}

/**
 * The versions of an account's description, the last saved first. The value `before` is the id of the
 * previous page's last version, or null.
 */
export const versionsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...COLUMNS,
        authorName: sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`,
      })
      .from(descriptionVersions)
      .innerJoin(properties, eq(properties.id, descriptionVersions.propertyId))
      .leftJoin(users, eq(users.id, descriptionVersions.authorId))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(and(eq(properties.userId, accountId), olderThanBefore()))
      .orderBy(...NEWEST_FIRST)
      .limit(PAGE + 1),
  (rows): VersionsView => {
    const versions = rows.slice(0, PAGE).map(({ authorName, ...version }) => ({
      ...version,
      author: version.authorId && authorName ? { id: version.authorId, name: authorName } : null,
      createdAt: version.createdAt.toISOString(),
      savedAt: version.savedAt.toISOString(),
      acceptedAt: version.acceptedAt?.toISOString() ?? null,
    }));
    return { versions, hasMore: rows.length > PAGE };
  },
);

/** @param before id of the last version of the previous page */
export const listVersions = (accountId: string, before: number | null, db?: Executor) =>
  readOwned(versionsOfAccount, ofAccount(accountId), { db, values: { before } });
