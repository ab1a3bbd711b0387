import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { listings, properties } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createReadyHome, readListing } from "#tests/listing/ready-home.ts";
import * as route from "./route.ts";

const confirm = (as: TestUser) => call(route, "PUT", { as });

it("keeps the first person's confirmation", async () => {
  const seller = await createReadyHome();
  const member = await createUser({ parent: seller });
  const { status, body } = await confirm(member);
  expect([status, body]).toMatchObject([200, { rightConfirmedAt: expect.any(String) as string }]);
  const { rightConfirmedAt, checklist } = await readListing(seller);
  expect(checklist.filter(({ isDone }) => !isDone)).toEqual([]);
  await Promise.all([confirm(seller), confirm(seller)]);
  expect((await readListing(seller)).rightConfirmedAt).toBe(rightConfirmedAt);
  const [stored] = await database()
    .select({ by: listings.rightConfirmedBy })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, seller.accountId));
  expect(stored?.by).toBe(member.id);
});

it("returns 404 without a home, and doesn't change other accounts", async () => {
  const other = await createReadyHome();
  expect((await confirm(await createUser())).status).toBe(404);
  expect((await readListing(other)).rightConfirmedAt).toBeNull();
});
