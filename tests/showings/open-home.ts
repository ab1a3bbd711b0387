import * as settingsRoute from "#app/api/showings/settings/route.ts";
import { database } from "#db/client.ts";
import { properties } from "#db/schema/index.ts";
import { DEFAULT_SHOWING_SETTINGS, type Week } from "#lib/fields/showings.ts";
import type { ShowingRequestInput } from "#lib/schemas/showings.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { call } from "#tests/api.ts";
import type { TestUser } from "#tests/factories.ts";
import { createReadyHome, publish } from "#tests/listing/ready-home.ts";
import { eq } from "drizzle-orm";
import { listings } from "#db/schema/index.ts";

export const EVERY_DAY: Week = Array.from({ length: 7 }, () => [{ from: "10:00", to: "16:00" }]);

export const SETTINGS = {
  ...DEFAULT_SHOWING_SETTINGS,
  ...{ isOpen: true, week: EVERY_DAY, hostId: null, instructions: "", videoLink: "" },
};

export const putSettings = (as: TestUser, changes: object = {}) =>
  call(settingsRoute, "PUT", { as, body: { ...SETTINGS, ...changes } });

/** A buyer's request as its schema returns it. */
export const requestFor = (
  startsAt: Date,
  changes: Partial<ShowingRequestInput> = {},
): ShowingRequestInput => ({
  startsAt: startsAt.toISOString(),
  way: "in_person",
  name: "Ana Lopez",
  email: "ana@example.com",
  phone: null,
  preApproved: "yes",
  message: "",
  textConsent: null,
  consent: "yes",
  ...changes,
});

/** Creates a home for sale whose showings confirm automatically. */
export async function createOpenHome(
  changes: object = {},
  property: Partial<typeof properties.$inferInsert> = {},
): Promise<{ seller: TestUser; listingId: string }> {
  const seller = await createReadyHome(property);
  await publish(seller);
  const { status, body } = await putSettings(seller, changes);
  if (status !== 200) throw new Error(`Showings were not opened: ${JSON.stringify(body)}`);
  const [row] = await database()
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, seller.accountId));
  return { seller, listingId: row?.id ?? "" };
}

/** Skips to the first whole day, because late in a day the next free time is on the following one. */
export function fromWholeDay<T extends Date | string>(starts: readonly T[]): T[] {
  const dayOf = (start: T) => dayIn("America/Los_Angeles", new Date(start));
  return starts.slice(starts.findIndex((start) => dayOf(start) !== dayOf(starts[0]!)));
}
