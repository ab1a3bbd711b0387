import * as listingRoute from "#app/api/listing/route.ts";
import * as statusRoute from "#app/api/listing/status/route.ts";
import { database } from "#db/client.ts";
import { saveAskingPrice } from "#db/queries/asking-prices.ts";
import { saveAccepted } from "#db/queries/descriptions.ts";
import { photos, type properties } from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { listingView } from "#lib/schemas/listing.ts";
import { call } from "#tests/api.ts";
import { createProperty, createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { PHOTO } from "#tests/photos/pictures.ts";
import { BASICS } from "#tests/property.ts";

export const DESCRIPTION = "A home with three bedrooms.";

/** Appends a photo without files. */
export async function insertPhoto(
  { accountId }: TestUser,
  changes: Partial<typeof photos.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const position = (await database().$count(photos)) + 1;
  await database()
    .insert(photos)
    .values({ id, accountId, position, edits: NO_EDITS, ...PHOTO, ...changes });
  return id;
}

/** Creates a seller whose home can be published once they confirm their right to sell. */
export async function createReadyHome(
  changes: Partial<typeof properties.$inferInsert> = {},
): Promise<TestUser> {
  const seller = await createUser({ emailVerified: true });
  await createSubscription(seller);
  await createProperty(seller, {
    propertyBasics: BASICS,
    propertySpecifics: { ...NO_FEATURES },
    ...changes,
  });
  await saveAccepted(seller, DESCRIPTION);
  await saveAskingPrice(seller.accountId, 650_000, seller.id);
  await insertPhoto(seller, { roomKey: "exterior_front" });
  return seller;
}

export const readListing = async (as: TestUser) =>
  listingView.parse((await call(listingRoute, "GET", { as })).body);

export const putStatus = (as: TestUser, body: object) =>
  call(statusRoute, "PUT", { as, body: { confirmsRight: true, ...body } });

export async function publish(as: TestUser, body: object = { status: "active" }) {
  const { status, body: answer } = await putStatus(as, body);
  if (status !== 200) throw new Error(`The home was not published: ${JSON.stringify(answer)}`);
  return listingView.parse(answer);
}
