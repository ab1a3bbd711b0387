import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { findDueListings } from "#db/queries/listings.ts";
import { listingChanges, listings, properties, sweeps, users } from "#db/schema/index.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createReadyHome, publish, readListing } from "#tests/listing/ready-home.ts";
import { settleListings } from "./listing.ts";
import { sweep } from "./sweep.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await database().delete(sweeps);
  await database().delete(users);
});

async function setActiveOn({ accountId }: TestUser, moment: Date) {
  const own = database()
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, accountId));
  await database()
    .update(listings)
    .set({ status: "coming_soon", activeOn: moment.toISOString().slice(0, 10) })
    .where(inArray(listings.propertyId, own));
}

const stored = async () => {
  const rows = await database()
    .select({ status: listingChanges.status, by: listingChanges.changedBy })
    .from(listingChanges)
    .orderBy(listingChanges.id);
  return rows.map(({ status, by }) => `${status}${by ? "" : " by itself"}`);
};

async function createSoonHome(): Promise<TestUser> {
  const seller = await createReadyHome();
  await publish(seller);
  await database().delete(listingChanges);
  await setActiveOn(seller, new Date(Date.now() - 2 * DAY_MS));
  return seller;
}

it("records homes that became active, and pages whose plan ended 14 days ago", async () => {
  const soon = await createSoonHome();
  const over = await createReadyHome();
  await publish(over);
  await createSubscription(over, { days: -14 });
  const graced = await createReadyHome();
  await publish(graced);
  await createSubscription(graced, { days: -13 });
  const later = await createReadyHome();
  await publish(later);
  await setActiveOn(later, new Date(Date.now() + 5 * DAY_MS));
  const before = await Promise.all([soon, over, graced, later].map(readListing));
  await database().delete(listingChanges);

  await sweep();
  expect((await stored()).toSorted()).toEqual(["active by itself", "withdrawn by itself"]);
  const after = await Promise.all([soon, over, graced, later].map(readListing));
  const statuses = ["active", "withdrawn", "active", "coming_soon"];
  expect(before.map(({ status }) => status)).toEqual(statuses);
  expect(after.map(({ status }) => status)).toEqual(statuses);
  expect(after[0]?.statusSince).toBe(before[0]?.statusSince);
  expect(after[1]?.statusSince).toBe(before[1]?.statusSince);
});

it("records each one once, even with concurrent runs", async () => {
  await createSoonHome();
  const now = new Date();
  await Promise.all([1, 2, 3, 4].map(() => settleListings(now)));
  expect(await stored()).toEqual(["active by itself"]);
  await settleListings(now);
  expect(await stored()).toEqual(["active by itself"]);
});

it("processes a limited number per run, oldest first", async () => {
  const [first, second] = [await createSoonHome(), await createSoonHome()];
  await setActiveOn(first, new Date(Date.now() - 9 * DAY_MS));
  expect(await findDueListings(new Date(), 1)).toEqual([first.accountId]);
  expect(await findDueListings(new Date(), 2)).toEqual([first.accountId, second.accountId]);
});

it("skips accounts with nothing due", async () => {
  await createSubscription(await createUser(), { days: -20 });
  await settleListings(new Date());
  expect(await stored()).toEqual([]);
});
