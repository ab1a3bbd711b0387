import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { saveSales } from "#db/queries/sales.ts";
import { createSession } from "#db/queries/sessions.ts";
import {
  accounts,
  descriptionVersions,
  inquiries,
  lastSales,
  leftOutSales,
  listingChanges,
  listings,
  listingSlugs,
  mailedLinks,
  messages,
  ownSales,
  askingPrices,
  netSheets,
  notifications,
  offers,
  openHouseLinks,
  openHouses,
  openHouseVisitors,
  checklistItems,
  documentLinks,
  documents,
  documentVersions,
  photoFiles,
  photos,
  photoUploads,
  savedReplies,
  properties,
  sales,
  settings,
  stepCompletions,
  userProfiles,
  users,
  verificationTokens,
} from "#db/schema/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { LINK_PURPOSES } from "#lib/fields/links.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { openHouseSecret } from "#db/queries/open-house-links.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import {
  createSubscription,
  createUser,
  PASSWORD,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import { PHOTO } from "#tests/photos/pictures.ts";
import { BASICS } from "#tests/valuation/subject.ts";
import {
  fillAutomations,
  fillContacts,
  fillInventory,
  fillReceipt,
  fillTokens,
  fillWebhook,
} from "./household-parts.ts";
import { fillShowings } from "./household-showings.ts";

/** An account of two people. All its texts contain `mark`, except the login emails. */
export interface Household {
  mark: string;
  admin: TestUser;
  member: TestUser;
  propertyId: string;
  sessionIds: string[];
  versionIds: number[];
  offerIds: string[];
  contactIds: string[];
  openHouseIds: string[];
  showingIds: string[];
  visitorIds: string[];
  photoIds: string[];
  documentIds: string[];
  documentLinkIds: string[];
  listingId: string;
  inquiryIds: string[];
  savedReplyIds: string[];
  /** Of emailed links to its people, and of a sign-in sheet. */
  secrets: string[];
  saleIds: number[];
  ownSaleIds: number[];
  priceIds: number[];
  notificationIds: number[];
  tokenIds: string[];
  webhookIds: string[];
  deliveryIds: string[];
  receiptIds: string[];
}

let serial = 0;

export async function createHousehold(password = PASSWORD): Promise<Household> {
  const mark = `zq${++serial}qz`;
  const host = `household${serial}.example`;
  const admin = await createUser({ email: `admin@${host}`, password, emailVerified: true });
  const member = await createUser({ email: `member@${host}`, password, parent: admin });
  const sessionIds: string[] = [];
  for (const user of [admin, member]) {
    await fillPerson(user, mark);
    sessionIds.push(await createSession(user.id, `Device ${mark}`));
  }
  await createSubscription(admin, { planId: 3 });
  const saleIds = await listSales();
  const property = await fillProperty(admin, mark, saleIds);
  const contactIds = await fillContacts(admin, mark);
  const photoIds = await fillPhotos(admin, mark);
  const ofDocuments = await fillDocuments(admin, mark);
  await database()
    .insert(stepCompletions)
    .values({ userId: admin.id, stepId: "repairs", completed: true, completedAt: new Date() });
  const notificationIds = await fillNotifications(admin, mark);
  const secrets = [...(await mailLinks(admin)), ...(await mailLinks(member)), property.sheetSecret];
  const tokenIds = [admin, member].map((user) => fillTokens(user, mark));
  const told = await Promise.all([admin, member].map((user) => fillWebhook(user, mark)));
  const ids = {
    tokenIds: (await Promise.all(tokenIds)).flat(),
    webhookIds: told.map(({ webhookId }) => webhookId),
    deliveryIds: told.map(({ deliveryId }) => deliveryId),
    receiptIds: [await fillReceipt(admin, mark)],
    contactIds,
    photoIds,
    ...ofDocuments,
    notificationIds,
    sessionIds,
    secrets,
    saleIds,
  };
  return { mark, admin, member, ...property, ...ids };
}

/** Ids of its people, property, listing and sessions. */
export const idsOf = ({ admin, member, propertyId, listingId, sessionIds }: Household) => [
  admin.id,
  member.id,
  propertyId,
  listingId,
  ...sessionIds,
];

/** Whether a row of `takeChanges` belongs to this household. */
export const isOf = (household: Household, row: string): boolean =>
  [...idsOf(household), `"token": "${household.mark}"`].some((sign) => row.includes(sign));

/** Deletes a household and its data, so that the test database stays small. */
export async function endHousehold({ admin, mark }: Household): Promise<void> {
  await database().delete(users).where(eq(users.accountId, admin.id));
  await database().delete(verificationTokens).where(eq(verificationTokens.token, mark));
}

async function mailLinks({ id: userId, email }: TestUser): Promise<string[]> {
  const links = LINK_PURPOSES.map((purpose) => ({ id: crypto.randomUUID(), purpose }));
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000);
  await database()
    .insert(mailedLinks)
    .values(
      links.map(({ id, purpose }) => {
        const secretHash = hashLinkSecret(createLinkSecret(id));
        const detail = purpose === "unsubscribe" ? "activity" : null;
        return { id, userId, purpose, detail, email, secretHash, expiresAt };
      }),
    );
  return links.map(({ id }) => createLinkSecret(id));
}

async function fillPerson(user: TestUser, mark: string) {
  const db = database();
  await db.insert(userProfiles).values({
    userId: user.id,
    name: `Name ${mark}`,
    addressLine1: `1 Home St ${mark}`,
    addressLine2: mark,
    city: `City ${mark}`,
    state: `State ${mark}`,
    zipCode: "62701",
    mobileNumber: "217 555 0142",
    contactEmail: `contact.${mark}@example.com`,
  });
  await db.insert(settings).values({ userId: user.id, activityAlerts: true });
  await db
    .insert(accounts)
    .values({ provider: "google", providerAccountId: `${mark} ${user.id}`, userId: user.id });
  await db
    .insert(verificationTokens)
    .values({ identifier: user.email, token: mark, expires: new Date(Date.now() + 3_600_000) });
  await signIn(user);
}

async function fillProperty(admin: TestUser, mark: string, [saleId = 0]: number[]) {
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

async function fillPhotos(admin: TestUser, mark: string): Promise<string[]> {
  const ids = [1, 2, 3].map(() => crypto.randomUUID());
  const ofPhoto = { accountId: admin.id, edits: NO_EDITS, ...PHOTO, caption: `Caption ${mark}` };
  await database()
    .insert(photos)
    .values(ids.map((id, position) => ({ ...ofPhoto, id, position })));
  await database()
    .update(photos)
    .set({ deletedAt: new Date() })
    .where(eq(photos.id, ids[2] ?? ""));
  const files = ids.map((photoId) => ({
    name: `${randomBytes(32).toString("base64url")}.webp`,
    ...{ photoId, isOriginal: false, width: 400, height: 300, bytes: 1, keptUntil: new Date() },
  }));
  await database().insert(photoFiles).values(files);
  await database()
    .insert(photoUploads)
    .values(ids.map((id) => ({ id, accountId: admin.id, size: 1_000, state: "done" as const })));
  return ids;
}

async function fillDocuments({ id: addedBy, accountId }: TestUser, mark: string) {
  const documentIds = [1, 2, 3].map(() => crypto.randomUUID());
  await database()
    .insert(documents)
    .values(
      documentIds.map((id, index) => ({
        ...{ id, accountId, addedBy, folder: "other" as const, name: `Document ${mark}` },
        visibility: index === 1 ? ("restricted" as const) : ("everyone" as const),
        deletedAt: index === 2 ? new Date() : null,
      })),
    );
  await database()
    .insert(documentVersions)
    .values(
      documentIds.map((documentId) => ({
        ...{ documentId, uploadId: documentId, number: 1, kind: "pdf" as const, bytes: 1, addedBy },
        fileName: `${randomBytes(32).toString("base64url")}.pdf`,
        keptUntil: new Date(),
      })),
    );
  const links = await database()
    .insert(documentLinks)
    .values(
      documentIds.map((documentId) => ({
        ...{ documentId, createdBy: addedBy, buyer: `Buyer ${mark}` },
        secretHash: randomBytes(32).toString("base64url"),
        endsAt: new Date("2099-01-01"),
      })),
    )
    .returning({ id: documentLinks.id });
  await database()
    .insert(photoUploads)
    .values(
      documentIds.map((id) => ({
        ...{ id, accountId, purpose: "document" as const, size: 1, state: "done" as const },
      })),
    );
  await database().insert(checklistItems).values({ accountId, itemKey: "deed", state: "done" });
  return { documentIds, documentLinkIds: links.map(({ id }) => id) };
}

async function fillNotifications({ accountId }: TestUser, mark: string): Promise<number[]> {
  const db = database();
  for (const number of [1, 2]) {
    const data = { device: `Device ${number} ${mark}` };
    await addEvent(db, { accountId, actorId: null }, { kind: "signed_in_elsewhere", data });
  }
  const told = await db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(users.accountId, accountId));
  return told.map(({ id }) => id);
}

const SALES = 30;

async function listSales(): Promise<number[]> {
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
