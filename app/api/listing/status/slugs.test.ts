import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as propertyRoute from "#app/api/property/route.ts";
import { database } from "#db/client.ts";
import { listings, listingSlugs, properties } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { ADDRESS, type TestUser } from "#tests/factories.ts";
import { createReadyHome, publish, readListing } from "#tests/listing/ready-home.ts";

const slugsOf = async ({ accountId }: TestUser) => {
  const rows = await database()
    .select({ slug: listingSlugs.slug })
    .from(listingSlugs)
    .innerJoin(listings, eq(listings.id, listingSlugs.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, accountId))
    .orderBy(listingSlugs.position);
  return rows.map(({ slug }) => slug);
};

const saveAddress = (as: TestUser, change: object) =>
  call(propertyRoute, "POST", { as, body: { ...ADDRESS, ...change } });

/** Gives each home its own street, so that their page addresses differ. */
let street = 0;
const nextStreet = () => `${++street} Slug St`;

describe("the page's slug", () => {
  it("gets a number when another home has it", async () => {
    const addressLine1 = nextStreet();
    const slug = `${addressLine1.replaceAll(" ", "-").toLowerCase()}-seattle-wa-98103`;
    const sellers = await Promise.all([1, 2, 3].map(() => createReadyHome({ addressLine1 })));
    await Promise.all(sellers.map((as) => publish(as)));
    const slugs = await Promise.all(sellers.map(slugsOf));
    expect(slugs.flat().toSorted()).toEqual([slug, `${slug}-2`, `${slug}-3`]);
  });

  it("follows the address, and keeps earlier slugs", async () => {
    const [wrong, right] = [nextStreet(), nextStreet()];
    const seller = await createReadyHome({ addressLine1: wrong });
    await saveAddress(seller, { addressLine1: "99 Draft St" });
    expect(await slugsOf(seller)).toEqual([]);
    await saveAddress(seller, { addressLine1: wrong });
    const { url: before } = await publish(seller);
    await saveAddress(seller, { addressLine1: wrong, propertyType: "condominium" });
    expect((await readListing(seller)).url).toBe(before);
    await saveAddress(seller, { addressLine1: right });
    const { url: after } = await readListing(seller);
    expect(after).not.toBe(before);
    expect(await slugsOf(seller)).toHaveLength(2);
    await saveAddress(seller, { addressLine1: wrong });
    expect((await readListing(seller)).url).toBe(before);
    expect(await slugsOf(seller)).toHaveLength(2);
  });

  it("matches an address saved while the home is published", async () => {
    const [before, after] = [nextStreet(), nextStreet()];
    const seller = await createReadyHome({ addressLine1: before });
    await Promise.all([publish(seller), saveAddress(seller, { addressLine1: after })]);
    const name = `${after.replaceAll(" ", "-").toLowerCase()}-seattle-wa-98103`;
    expect((await readListing(seller)).url).toBe(`http://localhost:3000/homes/${name}`);
  });

  it("never reuses another home's earlier slug", async () => {
    const addressLine1 = nextStreet();
    const first = await createReadyHome({ addressLine1 });
    const { url } = await publish(first);
    await saveAddress(first, { addressLine1: nextStreet() });
    const second = await createReadyHome({ addressLine1 });
    expect((await publish(second)).url).toBe(`${url}-2`);
  });

  it("keeps 50 at most", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    for (let number = 1; number <= 55; number += 1) {
      await saveAddress(seller, { addressLine1: nextStreet() });
    }
    expect((await slugsOf(seller)).length).toBe(50);
  });
});
