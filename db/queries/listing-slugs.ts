import { and, desc, eq, inArray } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { listings, listingSlugs } from "#db/schema/index.ts";
import { numberedSlug, numberOfSlug, type SlugAddress, slugOf } from "#lib/listing/slug.ts";

const MAX_KEPT = 50;

// Homes with the same address get different numbers, the first that is free.
async function claimFreeSlug(tx: Transaction, listingId: string, wanted: string, position: number) {
  for (let number = 1; ; number++) {
    const taken = await tx
      .insert(listingSlugs)
      .values({ slug: numberedSlug(wanted, number), listingId, position })
      .onConflictDoNothing()
      .returning({ slug: listingSlugs.slug });
    if (taken.length > 0) return;
  }
}

/**
 * Names a listing's page after its home's address. Its previous slugs stay its own, at least the newest 50;
 * a previous one that fits is used again.
 */
export async function nameListing(
  tx: Transaction,
  listingId: string,
  address: SlugAddress,
): Promise<void> {
  const wanted = slugOf(address);
  const own = await tx
    .select({ slug: listingSlugs.slug, position: listingSlugs.position })
    .from(listingSlugs)
    .where(eq(listingSlugs.listingId, listingId))
    .orderBy(desc(listingSlugs.position));
  const fitting = own.find(({ slug }) => numberOfSlug(slug, wanted) !== null);
  if (fitting && fitting === own[0]) return;
  const position = (own[0]?.position ?? 0) + 1;
  if (fitting) {
    await tx.update(listingSlugs).set({ position }).where(eq(listingSlugs.slug, fitting.slug));
    return;
  }
  await claimFreeSlug(tx, listingId, wanted, position);
  const oldest = own.slice(MAX_KEPT - 1).map(({ slug }) => slug);
  if (oldest.length === 0) return;
  await tx
    .delete(listingSlugs)
    .where(and(eq(listingSlugs.listingId, listingId), inArray(listingSlugs.slug, oldest)));
}

/** Renames the page of a property's listing if it has a name, that is, was public once. */
export async function renameListing(
  tx: Transaction,
  propertyId: string,
  address: SlugAddress,
): Promise<void> {
  const [named] = await tx
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(listingSlugs, eq(listingSlugs.listingId, listings.id))
    .where(eq(listings.propertyId, propertyId))
    .limit(1);
  if (named) await nameListing(tx, named.id, address);
}

/** Returns the current slug of the listing with a short link's code, or null. */
export async function findSlugByCode(
  code: string,
  db: Executor = database(),
): Promise<string | null> {
  const [found] = await db
    .select({ slug: listingSlugs.slug })
    .from(listings)
    .innerJoin(listingSlugs, eq(listingSlugs.listingId, listings.id))
    .where(eq(listings.shortCode, code))
    .orderBy(desc(listingSlugs.position))
    .limit(1);
  return found?.slug ?? null;
}
