import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  askingPrices,
  listingChanges,
  listings,
  listingSlugs,
  properties,
} from "#db/schema/index.ts";
import { createProperty, createSubscription, createUser, type TestUser } from "#tests/factories.ts";

let serial = 0;

export interface PublicHome {
  seller: TestUser;
  listingId: string;
  propertyId: string;
  slug: string;
}

/** A home that buyers see, with the plan that it needs. */
export async function createPublicHome(
  changes: Partial<typeof listings.$inferInsert> = {},
): Promise<PublicHome> {
  const seller = await createUser();
  await createSubscription(seller);
  await createProperty(seller);
  const [property] = await database()
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, seller.accountId));
  const propertyId = property?.id ?? "";
  await database().insert(askingPrices).values({ propertyId, price: 650_000 });
  const publishedAt = new Date();
  const [listing] = await database()
    .insert(listings)
    .values({ propertyId, status: "active", publishedAt, ...changes })
    .returning({ id: listings.id, status: listings.status });
  const listingId = listing?.id ?? "";
  const slug = `${++serial}-alder-street-seattle-wa-98103`;
  await database().insert(listingSlugs).values({ slug, listingId, position: 1 });
  await database()
    .insert(listingChanges)
    .values({ listingId, status: listing?.status ?? "active" });
  return { seller, listingId, propertyId, slug };
}
