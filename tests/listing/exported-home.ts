import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  askingPrices,
  listingChanges,
  listings,
  listingSlugs,
  properties,
} from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import {
  createProperty,
  createSubscription,
  createUser,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";

type Listing = Partial<typeof listings.$inferInsert>;

/** A seller whose home has a price, and is public in a status. */
export async function createExported(status: ListingStatus = "active", change: Listing = {}) {
  const seller = await createUser();
  await createProperty(seller, {
    propertyBasics: BASICS,
    propertySpecifics: {
      ...NO_FEATURES,
      appliances: ["Dryer"],
      rooms: { types: ["Mud Room"], total: 7 },
    },
  });
  await createSubscription(seller);
  const [property] = await database()
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, seller.accountId));
  const propertyId = property?.id ?? "";
  await database().insert(askingPrices).values({ propertyId, price: 650_000, setBy: seller.id });
  const at = new Date("2026-11-03T06:00:00Z");
  const [listing] = await database()
    .insert(listings)
    .values({ propertyId, status, publishedAt: at, ...change })
    .returning({ id: listings.id });
  const listingId = listing?.id ?? "";
  await database().insert(listingChanges).values({ listingId, status, at });
  const slug = `412-alder-street-${listingId}`;
  await database().insert(listingSlugs).values({ listingId, slug, position: 1 });
  return { seller, propertyId, slug };
}

type Handlers = Record<
  "GET",
  (request: Request, context: { params: Promise<object> }) => Promise<Response>
>;

/** Asks for a file, as a browser's link does. */
export async function download(
  route: object,
  as: TestUser | null,
  { method = "GET" }: { method?: string } = {},
): Promise<Response> {
  const request = new Request("http://localhost:3000/api/listing", {
    method,
    headers: { host: "localhost:3000", ...(as && { cookie: await signIn(as) }) },
  });
  return (route as Handlers).GET(request, { params: Promise.resolve({}) });
}
