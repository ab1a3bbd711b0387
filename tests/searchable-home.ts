import { database } from "#db/client.ts";
import {
  contacts,
  descriptionVersions,
  inquiries,
  messages,
  listings,
  listingSlugs,
  offers,
  openHouses,
  ownSales,
  photos,
  properties,
  showings,
  userProfiles,
} from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";

const PLACE = { city: "Elkhart", state: "IN", zipCode: "46514" };

async function addDescriptions(propertyId: string): Promise<void> {
  await database()
    .insert(descriptionVersions)
    .values([
      { propertyId, description: "A stone cottage by the orchard.", origin: "generated" },
      { propertyId, description: "A brick cottage with a turret.", origin: "edited" },
    ]);
}

async function addListing(propertyId: string): Promise<void> {
  const [listing] = await database().insert(listings).values({ propertyId }).returning();
  const listingId = listing!.id;
  await database()
    .insert(listingSlugs)
    .values({ slug: `quince-${propertyId}`, listingId, position: 1 });
  await database()
    .insert(openHouses)
    .values({
      listingId,
      startsAt: new Date("2099-06-12T17:00:00Z"),
      endsAt: new Date("2099-06-12T19:00:00Z"),
      remarks: "Lemonade on the veranda",
    });
  await database()
    .insert(showings)
    .values({
      ...{ listingId, state: "confirmed", secretHash: propertyId },
      startsAt: new Date("2099-06-13T16:00:00Z"),
      ...{ endsAt: new Date("2099-06-13T17:00:00Z"), heldUntil: new Date("2099-06-13T17:00:00Z") },
      ...{ name: "Xiomara Vance", email: "xv@example.com", phone: "206 555 0177" },
    });
  await database()
    .insert(inquiries)
    .values([
      {
        listingId,
        kind: "question",
        name: "Björn Lindqvist",
        email: "bjorn@example.com",
        message: "Is the chimney lined?",
      },
      { listingId, kind: "showing", name: "Ada Marsh", phone: "2175550142", message: "Saturday?" },
    ]);
  const [asked] = await database()
    .select({ inquiryId: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.listingId, listingId), eq(inquiries.name, "Ada Marsh")));
  await database()
    .insert(messages)
    .values([
      {
        ...{ ...asked!, sender: "seller", text: "Sunday suits us. Mind the trellis." },
        sentAt: new Date("2026-11-20T10:00:00Z"),
      },
      { ...asked!, sender: "buyer", text: "Is the trellis wisteria included?" },
    ]);
}

/** Creates a seller whose home has content of each kind that search covers. */
export async function createSearchableHome(): Promise<TestUser> {
  const user = await createUser();
  await createProperty(user, {
    ...PLACE,
    propertyBasics: { ...BASICS, hoaFees: 135 },
    propertySpecifics: { ...NO_FEATURES, heating: ["Heat pump"] },
    generatedDescription: "A brick cottage with a turret. Its pantry is large.",
  });
  const [property] = await database()
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, user.id));
  const propertyId = property!.id;
  await addDescriptions(propertyId);
  await addListing(propertyId);
  await database()
    .insert(photos)
    .values({
      id: crypto.randomUUID(),
      accountId: user.id,
      position: 1,
      roomKey: "sun_room",
      caption: "Wicker chairs",
      edits: NO_EDITS,
      width: 4,
      height: 3,
      placeholder: "data:,",
      measures: {} as never,
    });
  await database().insert(offers).values({
    propertyId,
    price: 640_000,
    financing: "cash",
    contingencies: [],
    concessions: 0,
    note: "Wants the piano",
  });
  await database()
    .insert(ownSales)
    .values({ propertyId, address: "77 Larkspur Lane", soldOn: "2026-01-05", price: 512_000 });
  await database()
    .insert(contacts)
    .values({ accountId: user.id, name: "Calliope Movers", kind: "mover", note: "Has a ramp" });
  await database().insert(userProfiles).values({ userId: user.id, name: "Wilhelmina Frost" });
  return user;
}
