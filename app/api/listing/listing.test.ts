import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { saveAccepted, saveEdit, saveKeptNote } from "#db/queries/descriptions.ts";
import { saveEstimate } from "#db/queries/estimates.ts";
import { listings, photos, userProfiles, users } from "#db/schema/index.ts";
import { createProperty, createSubscription, createUser } from "#tests/factories.ts";
import { createReadyHome, insertPhoto, publish, readListing } from "#tests/listing/ready-home.ts";
import type { TestUser } from "#tests/factories.ts";

const open = async (as: TestUser) =>
  (await readListing(as)).checklist.filter(({ isDone }) => !isDone).map(({ key }) => key);
const textOf = async (as: TestUser, key: string) =>
  (await readListing(as)).checklist.find((item) => item.key === key)?.text;

describe("an account's listing", () => {
  it("is an empty draft when there's no home", async () => {
    const listing = await readListing(await createUser());
    expect(listing).toMatchObject({
      status: "draft",
      statusSince: null,
      canBecome: ["coming_soon", "active"],
      url: null,
      violations: [],
      claims: [],
      history: [],
      price: null,
      estimate: null,
      plan: { name: null, isActive: false, seesTraffic: false },
      newInquiries: 0,
    });
    expect(listing.checklist.filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual([
      "words",
      "claims",
    ]);
  });

  it("lists what's missing, with a link to each screen", async () => {
    const seller = await createUser();
    await createProperty(seller);
    expect(await open(seller)).toEqual([
      ...["basics", "description", "price", "cover", "right", "email", "plan"],
    ]);
    const { checklist } = await readListing(seller);
    expect(Object.fromEntries(checklist.map(({ key, href }) => [key, href]))).toEqual({
      address: "/property-address",
      basics: "/property-basics",
      description: "/description",
      price: "/pricing",
      cover: "/photography",
      words: "/description",
      claims: "/description",
      right: null,
      email: "/security",
      plan: "/plans",
    });
  });

  it("is ready except for the right to sell", async () => {
    const seller = await createReadyHome();
    expect(await open(seller)).toEqual(["right"]);
    expect(await readListing(seller)).toMatchObject({
      price: 650_000,
      timeZone: "America/Los_Angeles",
    });
  });

  it("looks the same to everyone on the account, and isn't visible to others", async () => {
    const seller = await createReadyHome();
    const { url } = await publish(seller);
    const member = await createUser({ parent: seller });
    expect(await readListing(member)).toMatchObject({ status: "active", url });
    const stranger = await createReadyHome();
    expect(await readListing(stranger)).toMatchObject({ status: "draft", url: null, history: [] });
  });

  it("suggests contact details from the caller's own profile", async () => {
    const seller = await createReadyHome();
    expect((await readListing(seller)).suggested).toEqual({ email: null, phone: null });
    const mobileNumber = "(206) 555-0142";
    await database().insert(userProfiles).values({ userId: seller.id, mobileNumber });
    const own = { email: seller.email, phone: mobileNumber };
    expect((await readListing(seller)).suggested).toEqual(own);
    const member = await createUser({ parent: seller });
    expect((await readListing(member)).suggested).toEqual({ email: null, phone: null });
  });

  it("is deleted with its account", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    const before = await database().$count(listings);
    await database().delete(users).where(eq(users.accountId, seller.accountId));
    expect(await database().$count(listings)).toBe(before - 1);
  });
});

describe("the listing's text", () => {
  it("is checked in the description, captions, and alternative text", async () => {
    const seller = await createReadyHome();
    await saveAccepted(seller, "A home with a pool. No children.");
    const photoId = await insertPhoto(seller, {
      caption: "The heated pool",
      alternativeText: "Christian home",
    });
    await insertPhoto(seller, { caption: "No children", deletedAt: new Date() });
    const { violations, claims } = await readListing(seller);
    expect(violations).toMatchObject([
      { where: "description", photoId: null, quote: "No children" },
      { where: "alternativeText", photoId, quote: "Christian home" },
    ]);
    expect(claims).toMatchObject([
      { where: "description", photoId: null, quote: "pool", isKept: false },
      { where: "caption", photoId, quote: "heated pool", isKept: false },
    ]);
    expect(await open(seller)).toEqual(["words", "claims", "right"]);
    expect(await textOf(seller, "words")).toBe(
      "“No children” in the description may violate fair housing law. Change it. There is 1 more.",
    );
  });

  it("can keep claims that no fact supports", async () => {
    const seller = await createReadyHome();
    await saveAccepted(seller, "A home with a Pool.");
    expect(await open(seller)).toEqual(["claims", "right"]);
    await saveKeptNote(seller.accountId, { phrase: "pool", kept: true });
    expect(await open(seller)).toEqual(["right"]);
    expect((await readListing(seller)).claims).toMatchObject([{ quote: "Pool", isKept: true }]);
  });

  it("must be accepted by the seller", async () => {
    const seller = await createReadyHome();
    await saveEdit(seller, { description: "A home with three bedrooms, and more." });
    expect(await open(seller)).toEqual(["description", "right"]);
  });
});

describe("the cover", () => {
  it.each([
    ["single_family", "kitchen", false],
    ["single_family", null, false],
    ["multi_family", "building", true],
    ["condominium", "building", true],
    ["condominium", "view", false],
    ["land_lot", "land", true],
    ["land_lot", "view", true],
    ["land_lot", "kitchen", false],
  ] as const)("for %s can show %s: %s", async (propertyType, roomKey, isDone) => {
    const seller = await createReadyHome({ propertyType });
    await database().update(photos).set({ roomKey }).where(eq(photos.accountId, seller.accountId));
    expect(!(await open(seller)).includes("cover")).toBe(isDone);
  });

  it("can be altered only while the unaltered photo exists", async () => {
    const seller = await createReadyHome();
    const taken = await insertPhoto(seller);
    await database()
      .update(photos)
      .set({ alterationKinds: ["twilight"], unalteredPhotoId: taken })
      .where(sql`${photos.accountId} = ${seller.accountId} and ${photos.id} <> ${taken}`);
    expect(await open(seller)).toEqual(["right"]);
    await database().update(photos).set({ deletedAt: new Date() }).where(eq(photos.id, taken));
    expect(await open(seller)).toEqual(["cover", "right"]);
  });
});

it.each([
  [{ state: "Ontario" }, "address", "Enter a U.S. state."],
  [{ zipCode: "981 03" }, "address", "Enter a 5-digit zip code, like 98101."],
] as const)("with %j, the %s is incomplete", async (change, key, text) => {
  const seller = await createReadyHome(change);
  expect(await textOf(seller, key)).toBe(text);
});

describe("the estimate", () => {
  const basis = {
    way: "recorded_sales",
    ...{ facts: null, sales: [], leftOut: [] },
    ...{ fittedThrough: null, errorPercent: null },
  } as const;
  const point = { day: "2026-11-20", value: 640_000, low: 600_000, high: 680_000 };

  it("is the latest one saved", async () => {
    const seller = await createReadyHome();
    const address = "412 Alder Street, Seattle, WA 98103";
    await saveEstimate(seller.accountId, {
      ...point,
      day: "2026-11-19",
      basis: { ...basis, address },
    });
    await saveEstimate(seller.accountId, { ...point, basis: { ...basis, address } });
    const { day: on, ...range } = point;
    expect((await readListing(seller)).estimate).toEqual({ ...range, on });
  });

  it("isn't taken from another home", async () => {
    const seller = await createReadyHome();
    await saveEstimate(seller.accountId, { ...point, basis: { ...basis, address: "1 Elm St" } });
    expect((await readListing(seller)).estimate).toBeNull();
  });
});

it.each([
  [1, "Starter", false],
  [2, "Basic", true],
  [3, "Premium", true],
])("plan %i, %s, shows daily traffic: %s", async (planId, name, seesTraffic) => {
  const seller = await createReadyHome();
  await createSubscription(seller, { planId });
  expect((await readListing(seller)).plan).toEqual({
    ...{ name, isActive: true, withdrawnAt: null, seesTraffic },
  });
});
