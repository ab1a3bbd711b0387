import { and, eq, exists, isNotNull, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { descriptionVersions, properties } from "#db/schema/index.ts";
import { AppError, NO_PROPERTY } from "#lib/errors.ts";
import type { Basics } from "#lib/fields/basics.ts";
import type { Features } from "#lib/fields/features.ts";
import type { OptionalFacts } from "#lib/fields/optional-facts.ts";
import type { LatestPropertyView, PropertyInput, PropertyView } from "#lib/schemas/property.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { keepClockTimes, lockHome } from "./clock-times.ts";
import type { Author } from "./description-versions.ts";
import { claimRevision, revisionOf } from "./form-revisions.ts";
import { homePlace } from "./home-place.ts";
import { renameListing } from "./listing-slugs.ts";
import { expireShowings } from "./showings.ts";

const ADDRESS = {
  id: properties.id,
  propertyType: properties.propertyType,
  addressLine1: properties.addressLine1,
  addressLine2: properties.addressLine2,
  city: properties.city,
  state: properties.state,
  zipCode: properties.zipCode,
};

// Throws AppError `not_found` if a write matched no row.
function found<T>(rows: (T | null)[]): T {
  const [row] = rows;
  if (!row) {
    throw new AppError("not_found", NO_PROPERTY);
  }
  return row;
}

export const addressOfAccount = ownedRead(
  ({ accountId }, db) =>
    db.select(ADDRESS).from(properties).where(eq(properties.userId, accountId)),
  ([property]): PropertyView | null => property ?? null,
);

// Whether the seller wrote or edited the current description.
const isDescriptionEdited = (db: Executor) =>
  sql<boolean>`${exists(
    db
      .select({ id: descriptionVersions.id })
      .from(descriptionVersions)
      .where(
        and(
          eq(descriptionVersions.propertyId, properties.id),
          eq(descriptionVersions.description, properties.generatedDescription),
          eq(descriptionVersions.origin, "edited"),
        ),
      ),
  )}`;

export const propertyOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...ADDRESS,
        propertyBasics: properties.propertyBasics,
        propertySpecifics: properties.propertySpecifics,
        optionalFacts: properties.optionalFacts,
        generatedDescription: properties.generatedDescription,
        descriptionAccepted: properties.descriptionAccepted,
        descriptionEdited: isDescriptionEdited(db),
        tone: properties.descriptionTone,
        length: properties.descriptionLength,
        keptNotes: properties.keptNotes,
        createdAt: properties.createdAt,
        updatedAt: properties.updatedAt,
        address: revisionOf(db, properties.userId, "address"),
        basics: revisionOf(db, properties.userId, "basics"),
        features: revisionOf(db, properties.userId, "features"),
      })
      .from(properties)
      .where(eq(properties.userId, accountId)),
  ([property]): LatestPropertyView | null => {
    if (!property) return null;
    const { tone, length, createdAt, updatedAt, ...rest } = property;
    const { address, basics, features, ...facts } = rest;
    return {
      ...facts,
      descriptionStyle: { tone, length },
      revisions: { address, basics, features },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  },
);

export const getLatestProperty = (accountId: string, db?: Executor) =>
  readOwned(propertyOfAccount, ofAccount(accountId), { db });

const savedPart =
  (accountId: string, part: "propertyBasics" | "propertySpecifics") => async (tx: Transaction) => {
    const property = await getLatestProperty(accountId, tx);
    return property && property[part];
  };

/**
 * Locks an account's property until the transaction ends, for writes that depend on current values.
 * @throws AppError `not_found` without a property
 */
export async function lockProperty(tx: Transaction, accountId: string) {
  const rows = await tx
    .select({
      id: properties.id,
      ...homePlace,
      description: properties.generatedDescription,
      isAccepted: properties.descriptionAccepted,
      keptNotes: properties.keptNotes,
    })
    .from(properties)
    .where(eq(properties.userId, accountId))
    .for("update");
  return found(rows);
}

/**
 * Sets the time zone that the owner chose for the home. Planned events keep their clock time.
 * @throws AppError `not_found` without a property
 */
export async function saveChosenTimeZone(
  tx: Transaction,
  accountId: string,
  timeZone: string,
  now: Date,
): Promise<void> {
  const home = found([await lockHome(tx, accountId)]);
  await tx.update(properties).set({ timeZone }).where(eq(properties.id, home.propertyId));
  await keepClockTimes(tx, home, timeZone, now);
}

/**
 * Saves the address and renames the page of a home that was public. If the time zone changes with it,
 * planned events keep their clock time.
 * @param basedOn the revision that it was changed from
 * @throws AppError `conflict` if it was saved since
 */
export async function saveProperty(
  author: Author,
  input: PropertyInput,
  basedOn?: number,
  db: Executor = database(),
  now = new Date(),
): Promise<PropertyView> {
  const { accountId } = author;
  const values = { ...input, addressLine2: input.addressLine2 || null };
  return db.transaction(async (tx) => {
    const home = await lockHome(tx, accountId);
    await claimRevision(tx, author, "address", basedOn, (within) =>
      readOwned(addressOfAccount, ofAccount(accountId), { db: within }),
    );
    // Expires unanswered requests, which would block their time.
    if (home?.listingId) await expireShowings(tx, home.listingId, now);
    const rows = await tx
      .insert(properties)
      .values({ userId: accountId, ...values })
      .onConflictDoUpdate({
        target: properties.userId,
        set: {
          ...values,
          // A chosen time zone may be wrong for another place.
          timeZone: sql`case when ${properties.state} = excluded.state
            and ${properties.zipCode} = excluded.zip_code then ${properties.timeZone} end`,
          updatedAt: now,
        },
      })
      .returning({ ...ADDRESS, chosenTimeZone: properties.timeZone });
    const { chosenTimeZone, ...saved } = found(rows);
    await renameListing(tx, saved.id, saved);
    if (home) await keepClockTimes(tx, home, timeZoneOfHome({ ...saved, chosenTimeZone }), now);
    return saved;
  });
}

/**
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` without a property, `conflict` if they were saved since
 */
export async function saveBasics(
  author: Author,
  propertyBasics: Basics,
  basedOn?: number,
  db: Executor = database(),
): Promise<Basics> {
  const { accountId } = author;
  return db.transaction(async (tx) => {
    await claimRevision(tx, author, "basics", basedOn, savedPart(accountId, "propertyBasics"));
    const rows = await tx
      .update(properties)
      .set({ propertyBasics })
      .where(eq(properties.userId, accountId))
      .returning({ id: properties.id });
    found(rows);
    return propertyBasics;
  });
}

/**
 * Corrects some of the twelve numbers. Concurrent corrections don't overwrite each other.
 * @throws AppError `not_found` without a property, `conflict` if no numbers were saved before
 */
export async function correctBasics(
  author: Author,
  changes: Partial<Basics>,
  db: Executor = database(),
): Promise<Basics> {
  const { accountId } = author;
  const ofAccount = eq(properties.userId, accountId);
  return db.transaction(async (tx) => {
    await claimRevision(tx, author, "basics", undefined, savedPart(accountId, "propertyBasics"));
    const [saved] = await tx
      .update(properties)
      .set({
        propertyBasics: sql`${properties.propertyBasics} || ${JSON.stringify(changes)}::jsonb`,
      })
      .where(and(ofAccount, isNotNull(properties.propertyBasics)))
      .returning({ propertyBasics: properties.propertyBasics });
    if (saved?.propertyBasics) return saved.propertyBasics;
    found(await tx.select({ id: properties.id }).from(properties).where(ofAccount));
    throw new AppError("conflict", "Fill in your property basics first.");
  });
}

/**
 * Saves some of the optional facts. Concurrent answers to others don't overwrite each other.
 * @returns all of them
 * @throws AppError `not_found` without a property
 */
export async function saveOptionalFacts(
  accountId: string,
  changes: Partial<OptionalFacts>,
  db: Executor = database(),
): Promise<Partial<OptionalFacts>> {
  const rows = await db
    .update(properties)
    .set({
      optionalFacts: sql`${properties.optionalFacts} || ${JSON.stringify(changes)}::jsonb`,
    })
    .where(eq(properties.userId, accountId))
    .returning({ optionalFacts: properties.optionalFacts });
  return found(rows).optionalFacts;
}

/**
 * Saves the features. Also removes the description's accepted mark, unless it's kept.
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` without a property, `conflict` if they were saved since
 */
export async function saveFeatures(
  author: Author,
  propertySpecifics: Features,
  {
    basedOn,
    keepsAccepted = false,
  }: { basedOn?: number | undefined; keepsAccepted?: boolean } = {},
  db: Executor = database(),
): Promise<void> {
  const { accountId } = author;
  await db.transaction(async (tx) => {
    await claimRevision(tx, author, "features", basedOn, savedPart(accountId, "propertySpecifics"));
    const rows = await tx
      .update(properties)
      .set({ propertySpecifics, ...(!keepsAccepted && { descriptionAccepted: false }) })
      .where(eq(properties.userId, accountId))
      .returning({ id: properties.id });
    found(rows);
  });
}
