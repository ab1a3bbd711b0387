import { database } from "#db/client.ts";
import { saveSales } from "#db/queries/sales.ts";
import {
  descriptionVersions,
  inquiries,
  lastSales,
  leftOutSales,
  listingChanges,
  listings,
  listingSlugs,
  messages,
  ownSales,
  askingPrices,
  netSheets,
  offers,
  openHouseLinks,
  openHouses,
  openHouseVisitors,
  savedReplies,
  properties,
  sales,
} from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { openHouseSecret } from "#db/queries/open-house-links.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import type { TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/valuation/subject.ts";
import { fillAutomations, fillInventory } from "./household-parts.ts";
import { fillShowings } from "./household-showings.ts";

/**
 * Adds a property with its texts, prices, offers and listing.
 * @returns their ids, and the secret of a sign-in sheet
 */
export async function fillProperty(admin: TestUser, mark: string, [saleId = 0]: number[]) {
  const db = database();
  const [property] = await db
    .insert(properties)
    .values({
      userId: admin.id,
      propertyType: "single_family",
      addressLine1: `212 Oak St ${mark}`,
      addressLine2: `Unit ${mark}`,
      city: "Springfield",
      state: "IL",
      zipCode: "62701",
      propertyBasics: BASICS,
      propertySpecifics: { ...NO_FEATURES, appliances: ["Dryer"] },
      generatedDescription: `Text 3 ${mark}`,
      descriptionAccepted: true,
      keptNotes: [`phrase ${mark}`],
    })
    .returning({ id: properties.id });
  const propertyId = property?.id ?? "";
  await fillInventory(propertyId, mark);
  await fillAutomations(propertyId, admin, mark);
  await db.insert(leftOutSales).values({ propertyId, saleId });
  await db.insert(lastSales).values({ propertyId, soldOn: "2015-06-01", price: 245_000 });
  const brought = await db
    .insert(ownSales)
    .values(
      [0, 1, 2].map((number) => ({
        propertyId,
        address: `${number} Elm St ${mark}`,
        soldOn: "2026-01-05",
        price: 400_000 + number,
        livingArea: 1800,
      })),
    )
    .returning({ id: ownSales.id });
  const versions = await db
    .insert(descriptionVersions)
    .values(
      [1, 2, 3].map((number) => ({
        propertyId,
        description: `Text ${number} ${mark}`,
        origin: "edited" as const,
        authorId: admin.id,
      })),
    )
    .returning({ id: descriptionVersions.id });
  const asked = await db
    .insert(askingPrices)
    .values([410_000, 400_000].map((price) => ({ propertyId, price, setBy: admin.id })))
    .returning({ id: askingPrices.id });
  await db.insert(netSheets).values({ propertyId, entries: NO_ENTRIES });
  const noted = await db
    .insert(offers)
    .values(
      ["cash", "va"].map((financing) => ({
        propertyId,
        price: 390_000,
        financing: financing as "cash" | "va",
        contingencies: [],
        concessions: 0,
        note: `Offer ${mark}`,
      })),
    )
    .returning({ id: offers.id });
  const offerIds = noted.map(({ id }) => id);
  return {
    propertyId,
    offerIds,
    ...(await fillListing(admin, propertyId, mark)),
    versionIds: versions.map(({ id }) => id),
    ownSaleIds: brought.map(({ id }) => id),
    priceIds: asked.map(({ id }) => id),
  };
}

async function fillListing(admin: TestUser, propertyId: string, mark: string) {
  const db = database();
  const [listing] = await db
    .insert(listings)
    .values({
      ...{ propertyId, status: "withdrawn", publishedAt: new Date() },
      ...{ rightConfirmedAt: new Date(), rightConfirmedBy: admin.id },
      contactEmail: `listing.${mark}@example.com`,
    })
    .returning({ id: listings.id });
  const listingId = listing?.id ?? "";
  await db.insert(listingSlugs).values({ slug: `212-oak-st-${mark}`, listingId, position: 1 });
  await db.insert(listingChanges).values([
    { listingId, status: "active", changedBy: admin.id, at: new Date("2020-05-05T12:00:00Z") },
    { listingId, status: "withdrawn", changedBy: admin.id },
  ]);
  const startsAt = new Date("2098-05-05T12:00:00Z");
  const told = await db
    .insert(openHouses)
    .values(
      [1, 2].map((hours) => ({
        ...{ listingId, startsAt, remarks: `Remarks ${mark}` },
        endsAt: new Date(startsAt.getTime() + hours * 3_600_000),
      })),
    )
    .returning({ id: openHouses.id });
  const asked = { listingId, name: `Buyer ${mark}`, email: `buyer.${mark}@example.com` };
  const received = await db
    .insert(inquiries)
    .values([1, 2].map(() => ({ ...asked, kind: "question" as const, message: `When? ${mark}` })))
    .returning({ id: inquiries.id });
  await db.insert(messages).values(
    received.map(({ id: inquiryId }) => ({
      ...{ inquiryId, sender: "buyer" as const, text: `Hello? ${mark}` },
    })),
  );
  const saved = await db
    .insert(savedReplies)
    .values([1, 2].map((n) => ({ accountId: admin.accountId, text: `Reply ${n} ${mark}` })))
    .returning({ id: savedReplies.id });
  const { openHouseId, visitorId, sheetSecret } = await fillPastOpenHouse(listingId, mark);
  return {
    listingId,
    showingIds: await fillShowings(listingId, mark),
    // The past one is in twice, because more calls accept it.
    openHouseIds: [...told.map(({ id }) => id), openHouseId, openHouseId],
    visitorIds: [visitorId],
    sheetSecret,
    inquiryIds: received.map(({ id }) => id),
    savedReplyIds: saved.map(({ id }) => id),
  };
}

async function fillPastOpenHouse(listingId: string, mark: string) {
  const db = database();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const [over] = await db
    .insert(openHouses)
    .values({ listingId, startsAt: hoursAgo(2), endsAt: hoursAgo(1), remarks: `Remarks ${mark}` })
    .returning({ id: openHouses.id });
  const openHouseId = over?.id ?? "";
  const id = crypto.randomUUID();
  const sheetSecret = openHouseSecret(id);
  const secretHash = hashLinkSecret(sheetSecret);
  await db.insert(openHouseLinks).values({ id, openHouseId, purpose: "sheet", secretHash });
  const [came] = await db
    .insert(openHouseVisitors)
    .values({
      ...{ openHouseId, entryId: crypto.randomUUID(), name: `Visitor ${mark}` },
      ...{ email: `visitor.${mark}@example.com`, hasAgent: false, mayWrite: true },
      signedAt: hoursAgo(1.5),
    })
    .returning({ id: openHouseVisitors.id });
  return { openHouseId, visitorId: came?.id ?? "", sheetSecret };
}

const SALES = 30;

/** Adds sales near the homes of households, unless there are some. Returns their ids. */
export async function listSales(): Promise<number[]> {
  const found = await database().select({ id: sales.id }).from(sales);
  if (found.length > 0) return found.map(({ id }) => id);
  const soldOn = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await saveSales(
    Array.from({ length: SALES }, (_, index) => ({
      source: "test",
      sourceId: String(index),
      market: "Test",
      soldOn,
      price: 400_000 + 1_000 * index,
      propertyType: "single_family" as const,
      houseNumber: String(100 + index),
      street: "Oak St",
      city: "Springfield",
      state: "IL",
      zipCode: "62701",
      livingArea: 1_500 + 20 * index,
      lotSize: 7_000,
      bedrooms: 3,
      bathrooms: 2,
      yearBuilt: 1980,
    })),
  );
  return listSales();
}
