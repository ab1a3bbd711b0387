import { createHash } from "node:crypto";
import { STATES } from "#lib/us/states.ts";

/** How many rows a database is filled with; what belongs to a user comes with the users. */
export interface Sizes {
  users: number;
  sales: number;
  contractors: number;
}

// As dense as a town is: what a look-up finds is as much at every size.
export const SALES_PER_ZIP = 1_000;
export const CONTRACTORS_PER_TOWN = 1_000;
export const ZIPS_PER_TOWN = 10;
export const ZIPS_PER_MARKET = 50;
export const TOWNS_PER_STATE = 20;
export const STATE_CODES = STATES.slice(0, 50).map(({ code }) => code);
/** From one account's home to the next one's, so that neighbours in the table live far apart. */
export const ZIP_STEP = 7919;
export const HOUSE_NUMBERS = 4_000;
/** One in so many users has added somebody. */
export const USERS_PER_MEMBER = 10;

export const zipsOf = ({ sales }: Sizes): number => Math.ceil(sales / SALES_PER_ZIP);

// The same ids in SQL: md5('user 7')::uuid.
function idOf(kind: string, number: number): string {
  const hex = createHash("md5").update(`${kind} ${number}`).digest("hex");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

// Numbers from 0 to 1 (mulberry32), the same in every run.
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Accounts that are at work in the same hours, unless said. */
export const AT_WORK = 1_000;

/** Chooses rows of a filled database. */
export type RowPicker = ReturnType<typeof createPicker>;

/**
 * @param atWork accounts that are chosen from, which lie anywhere among all: each call is of the next, so
 *   that as many calls meet every one
 */
export function createPicker(sizes: Sizes, atWork = AT_WORK) {
  const random = createRandom(1);
  const below = (count: number) => Math.floor(random() * count);
  const nextOf = (count: number) => {
    const chosen = Array.from({ length: Math.min(atWork, count) }, () => 1 + below(count));
    let calls = 0;
    return () => chosen[calls++ % chosen.length]!;
  };
  const nextUser = nextOf(sizes.users);
  const nextParent = nextOf(Math.floor(sizes.users / USERS_PER_MEMBER));
  const place = (zip: number) => {
    const town = Math.floor(zip / ZIPS_PER_TOWN);
    return {
      zipCode: String(10_000 + zip),
      market: `County ${Math.floor(zip / ZIPS_PER_MARKET)}`,
      city: `Town ${town}`,
      state: STATE_CODES[Math.floor(town / TOWNS_PER_STATE) % STATE_CODES.length]!,
    };
  };
  return {
    below,
    /** An address that the page of a home has, or has had. */
    slug: () => `${nextUser()}-street-${1 + below(2)}`,
    /** An Admin with a property, and all that belongs to them. */
    account() {
      const number = nextUser();
      const id = idOf("user", number);
      return {
        number,
        id,
        accountId: id,
        email: `person${number}@example.com`,
        propertyId: idOf("property", number),
        offerId: idOf("offer", number),
        listingId: idOf("listing", number),
        inquiryId: idOf("inquiry", number),
        openHouseId: idOf("open house", number),
        showingId: idOf("showing", number),
        blockId: idOf("block", number),
        showingSecret: `showing ${number}`,
        feedSecret: `feed ${number}`,
        webhookId: idOf("webhook", number),
        deliveryId: idOf("delivery", number),
        // One at which nobody has signed in.
        quietOpenHouseId: idOf("open house", sizes.users + number),
        visitorId: idOf("open house visitor", number),
        openHouseSecret: `open house ${number}`,
        stopSecret: `open house visitor ${number}`,
        documentId: idOf("document", number),
        documentLinkId: idOf("document link", number),
        photoId: idOf("photo", number),
        otherPhotoId: idOf("photo", sizes.users + number),
        sessionId: idOf("session", number),
        pendingSignInId: idOf("pending", number),
        customerId: `cus_${number}`,
        linkId: idOf("link", number),
        linkSecret: `link ${number}`,
      };
    },
    /** Somebody whom an Admin has added, with that Admin. */
    member() {
      const number = nextParent();
      const parentId = idOf("user", number * USERS_PER_MEMBER);
      return { id: idOf("user", sizes.users + number), parentId, accountId: parentId };
    },
    /** Where an account's home is, and the number of a house there. */
    place() {
      const number = nextUser();
      const houseNumber = String(1 + (number % HOUSE_NUMBERS));
      return { houseNumber, ...place((number * ZIP_STEP) % zipsOf(sizes)) };
    },
    saleId: () => 1 + below(sizes.sales),
    eventId: () => `evt_${nextUser()}`,
    text: () => `text ${below(1_000_000_000)}`,
  };
}

/** A call of a query on rows that are chosen at random, by the name of the query. */
export type Calls = Record<string, (pick: RowPicker) => Promise<unknown>>;
