import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { createSession } from "#db/queries/sessions.ts";
import {
  accounts,
  mailedLinks,
  notifications,
  settings,
  stepCompletions,
  userProfiles,
  users,
  verificationTokens,
} from "#db/schema/index.ts";
import { LINK_PURPOSES } from "#lib/fields/links.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import {
  createSubscription,
  createUser,
  PASSWORD,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import { fillContacts, fillReceipt, fillTokens, fillWebhook } from "./household-parts.ts";
import { fillProperty, listSales } from "./household-home.ts";
import { fillDocuments, fillPhotos } from "./household-files.ts";

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
