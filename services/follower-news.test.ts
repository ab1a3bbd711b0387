import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { saveAskingPrice } from "#db/queries/asking-prices.ts";
import { askingPrices, attempts, listingChanges } from "#db/schema/index.ts";
import * as trafficRoute from "#app/api/listing/traffic/route.ts";
import { call } from "#tests/api.ts";
import { follow, newsTo, openLink, rowsOf } from "#tests/listing/followers.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { sendFollowerNews } from "./follower-news.ts";
import { writeFollowerNews } from "./follower-mails.ts";
import { setListingStatus } from "./listing.ts";
import { takeDownListing } from "./take-down.ts";

const HOUR_MS = 60 * 60 * 1000;
const EMAIL = "bea@example.com";

let home: TestHome;
let secret: string;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
  secret = await follow(home, EMAIL);
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const setPrice = (price: number) => saveAskingPrice(home.seller.accountId, price, home.seller.id);
const setStatus = (status: ListingStatus) =>
  setListingStatus(home.seller, { status, soldOn: inHours(-24).toISOString().slice(0, 10) });
const readTraffic = async (as: TestUser) => (await call(trafficRoute, "GET", { as })).body;
const send = (now?: Date) => sendFollowerNews({ listingId: home.listingId }, now);
const news = async () => (await newsTo(home)).map(({ price, status }) => ({ price, status }));

/** When the queued comparisons of this home run, in minutes from now. */
async function dueIn(): Promise<number[]> {
  const rows = await database().execute<{ minutes: number }>(sql`
    select round(extract(epoch from start_after - now()) / 60)::int as minutes from jobs.job
    where name = 'follower_news' and data->>'listingId' = ${home.listingId} order by 1`);
  return rows.map(({ minutes }) => minutes);
}

async function mail() {
  const [data] = (await newsTo(home)).slice(-1);
  return data ? writeFollowerNews(data) : null;
}

it("emails a price that hasn't changed for an hour", async () => {
  await setPrice(639_000);
  expect(await dueIn()).toEqual([60]);
  await send(inHours(0.5));
  expect(await news()).toEqual([]);
  await send(inHours(1));
  await send(inHours(1));
  expect(await news()).toEqual([{ price: { from: 649_000, to: 639_000 }, status: null }]);
  expect(await mail()).toMatchObject({
    to: EMAIL,
    countedAs: { pot: "follow_up" },
    subject: "Price lowered to $639,000: 412 Alder Street",
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
});

it("never emails a price that is corrected within the hour", async () => {
  await setPrice(64_900);
  await setPrice(649_000);
  await send(inHours(1));
  await send(inHours(2));
  expect(await news()).toEqual([]);
  await setPrice(64_900);
  await setPrice(645_000);
  await send(inHours(1));
  expect(await news()).toEqual([{ price: { from: 649_000, to: 645_000 }, status: null }]);
});

it("drops an email that a later price made wrong", async () => {
  await setPrice(639_000);
  await send(inHours(1));
  const [first] = await newsTo(home);
  await setPrice(629_000);
  await database()
    .update(askingPrices)
    .set({ setAt: inHours(-2) });
  await send();
  expect(await writeFollowerNews(first!)).toBeNull();
  expect((await mail())?.subject).toContain("$629,000");
});

it("emails a status immediately, and for the last time when the home is sold", async () => {
  await setStatus("pending");
  expect(await dueIn()).toEqual([0]);
  await send();
  expect((await mail())?.subject).toBe("412 Alder Street has an accepted offer");
  await setStatus("sold");
  await send();
  const last = await mail();
  expect(last?.subject).toBe("412 Alder Street is sold");
  expect((await rowsOf(home))[0]?.expiresAt).toBeInstanceOf(Date);
  await setStatus("active");
  await send();
  expect(await news()).toHaveLength(2);
});

it("waits an hour to email a withdrawal, in case it is undone", async () => {
  await setStatus("withdrawn");
  expect(await dueIn()).toEqual([60]);
  await send(inHours(0.5));
  expect(await news()).toEqual([]);
  await database()
    .update(listingChanges)
    .set({ at: inHours(-1) })
    .where(eq(listingChanges.listingId, home.listingId));
  await send();
  expect((await mail())?.subject).toBe("412 Alder Street is no longer listed");
});

it("sends a last email when an operator takes the home down", async () => {
  await takeDownListing(home.slug, "It isn't yours.");
  await send(inHours(1));
  expect(await news()).toEqual([{ price: null, status: "withdrawn" }]);
  expect((await rowsOf(home))[0]?.expiresAt).toBeInstanceOf(Date);
});

it("sends nothing to someone who unsubscribed before or after the email was queued", async () => {
  await setPrice(639_000);
  await send(inHours(1));
  await openLink(secret, "stop");
  expect(await mail()).toBeNull();
  await setPrice(629_000);
  await send(inHours(1));
  expect(await news()).toHaveLength(1);
});

it("adds no job without followers, and shows their number only to the seller", async () => {
  expect(await readTraffic(home.seller)).toMatchObject({ followers: 1 });
  expect(JSON.stringify(await readTraffic(home.seller))).not.toContain(EMAIL);
  expect(await readTraffic(await createUser())).toMatchObject({ followers: 0 });
  await openLink(secret, "stop");
  await setPrice(639_000);
  await setStatus("pending");
  expect(await dueIn()).toEqual([]);
});
