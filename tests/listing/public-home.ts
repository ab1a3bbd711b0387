import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  askingPrices,
  listingChanges,
  listings,
  listingSlugs,
  properties,
} from "#db/schema/index.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { createProperty, createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS, FEATURES } from "#tests/property.ts";

let serial = 0;

export interface TestHome {
  seller: TestUser;
  propertyId: string;
  listingId: string;
  slug: string;
}

/** Creates a home in a status, with everything its page needs except photos. */
export async function createHome({
  status = "active" as ListingStatus,
  price = 649_000,
  planDays = 30,
  ...changes
}: Partial<typeof listings.$inferInsert> & {
  price?: number;
  planDays?: number;
} = {}): Promise<TestHome> {
  const seller = await createUser();
  await createProperty(seller, {
    propertyBasics: BASICS,
    propertySpecifics: FEATURES,
    generatedDescription: "This home has three bedrooms.",
    descriptionAccepted: true,
  });
  await createSubscription(seller, { days: planDays });
  const [property] = await database()
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, seller.accountId));
  const propertyId = property?.id ?? "";
  await database().insert(askingPrices).values({ propertyId, price, setBy: seller.id });
  const [listing] = await database()
    .insert(listings)
    .values({ propertyId, status, publishedAt: new Date(), ...changes })
    .returning({ id: listings.id });
  const listingId = listing?.id ?? "";
  await database().insert(listingChanges).values({ listingId, status });
  const slug = `${++serial}-alder-street-seattle-wa-98103`;
  await addSlug(listingId, slug, 1);
  return { seller, propertyId, listingId, slug };
}

export const addSlug = (listingId: string, slug: string, position: number) =>
  database().insert(listingSlugs).values({ listingId, slug, position });

export const setStatus = ({ listingId }: TestHome, status: ListingStatus) =>
  database().update(listings).set({ status }).where(eq(listings.id, listingId));

export const setPrice = ({ propertyId }: TestHome, price: number) =>
  database().insert(askingPrices).values({ propertyId, price });

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  params: Record<string, string>;
}

/** Calls the handler of a public URL as a browser would. */
export function visit(
  module: object,
  path: string,
  { method = "GET", headers = {}, params }: Asked,
): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: { host: "localhost:3000", "user-agent": "Mozilla/5.0 Firefox/140.0", ...headers },
  });
  const handler = (module as Record<string, Handler>)[method] as Handler;
  return handler(request, { params: Promise.resolve(params) });
}
