import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { listingChanges, properties } from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { signIn, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "./public-home.ts";

/** Creates a home that became public in the evening of November 2, 2026, in its own time zone. */
export async function createExported(status: ListingStatus = "active"): Promise<TestHome> {
  const at = new Date("2026-11-03T06:00:00Z");
  const home = await createHome({ status, publishedAt: at });
  const propertySpecifics = {
    ...NO_FEATURES,
    appliances: ["Dryer" as const],
    rooms: { types: ["Mud Room" as const], total: 7 },
  };
  await database()
    .update(properties)
    .set({ propertySpecifics })
    .where(eq(properties.id, home.propertyId));
  await database()
    .update(listingChanges)
    .set({ at })
    .where(eq(listingChanges.listingId, home.listingId));
  return home;
}

type Handlers = Record<
  "GET",
  (request: Request, context: { params: Promise<object> }) => Promise<Response>
>;

/** Requests a file as a link in the browser does. */
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
