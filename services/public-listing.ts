import "server-only";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { estimatesOfAccount } from "#db/queries/estimates.ts";
import { photoFilesOfAccount } from "#db/queries/photo-files.ts";
import { type PhotoRow, photosOfAccount } from "#db/queries/photos.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import {
  acceptedDescription,
  openHousesToCome,
  shownListingOfAccount,
} from "#db/queries/public-listings.ts";
import { type OwnedRead, ofAccount, readOwned } from "#db/owned-read.ts";
import { describedBy } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { type Basics, BASICS_FIELDS } from "#lib/fields/basics.ts";
import { ALTERATIONS } from "#lib/fields/photos.ts";
import type { PublicListing, PublicPhoto } from "#lib/listing/public-listing.ts";
import { statusNow } from "#lib/listing/status.ts";
import { alternativeTexts } from "#lib/photos/alternative-text.ts";
import { roomLabel } from "#lib/photos/rooms.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { timeZoneOfState } from "#lib/us/time-zones.ts";
import { type PhotoFile, urlOf } from "./photo-files.ts";

/** All that the page of a home is made of. A change in any of it is one in `versionOf`'s statement. */
export const publicListingReads = {
  property: propertyOfAccount,
  listing: shownListingOfAccount,
  photos: photosOfAccount,
  files: photoFilesOfAccount,
  prices: askingPricesOfAccount,
  estimates: estimatesOfAccount,
  openHouses: openHousesToCome,
  accepted: acceptedDescription,
};

type Seen<Read> = Read extends OwnedRead<infer T> ? T : never;
type Read = { [Name in keyof typeof publicListingReads]: Seen<(typeof publicListingReads)[Name]> };
type Files = Read["files"];

export interface Shown {
  /** Where the product is: "https://porchlight.example". */
  origin: string;
  /** Photographs at the account's own addresses, or at those that everyone may see while the home is public. */
  photos: "own" | "public";
  now?: Date;
}

// Of a home that was never public.
const NO_SLUG = "preview";
const NOTHING_COUNTED = Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, 0])) as Basics;

export const pathOfHome = (slug: string) => `/homes/${slug}`;

/** What buyers may read of a text: nothing where fair housing law speaks against a word of it. */
function allowed(words: string): string {
  return checkFairHousing(words).some(({ severity }) => severity === "violation") ? "" : words;
}

function pictures(files: Files, urlOfFile: (name: string) => string) {
  const shown = files.filter(({ isOriginal }) => !isOriginal);
  const ofType = (ending: string) =>
    shown
      .filter(({ name }) => name.endsWith(ending))
      .map(({ name, width, height }) => ({ url: urlOfFile(name), width, height }));
  return { webp: ofType(".webp"), jpeg: ofType(".jpg") };
}

function viewPhotos(
  { photos, files, property }: Read & { property: LatestPropertyView },
  urlOfFile: (name: string) => string,
): PublicPhoto[] {
  const filesOf = Map.groupBy(files, ({ photoId }) => photoId);
  const rooms = photos.map((photo) => ({ ...photo, room: roomOf(photo) }));
  const listed = rooms.filter(({ deletedAt }) => !deletedAt);
  const gone = rooms.filter(({ deletedAt }) => deletedAt);
  const written = alternativeTexts([...listed, ...gone], describedBy(property));
  const shape = (photo: (typeof rooms)[number]) => ({
    id: photo.id,
    alternativeText: allowed(photo.alternativeText) || (written.get(photo.id) ?? ""),
    width: photo.width,
    height: photo.height,
    ...pictures(filesOf.get(photo.id) ?? [], urlOfFile),
  });
  return listed.flatMap((photo) => {
    const { room, alterationKinds: kinds, unalteredPhotoId } = photo;
    const unaltered = rooms.find(({ id }) => id === unalteredPhotoId);
    // An altered one is shown only beside the one as it was taken.
    if (kinds && !unaltered) return [];
    return {
      ...shape(photo),
      room: room && room.key !== "other" ? roomLabel(room, property.propertyBasics) : null,
      roomKey: photo.roomKey,
      caption: allowed(photo.caption),
      placeholder: photo.placeholder,
      alteration:
        kinds && unaltered
          ? { kinds, labels: kinds.map((kind) => ALTERATIONS[kind]), unaltered: shape(unaltered) }
          : null,
    };
  });
}

const roomOf = ({ roomKey: key, roomNumber: number }: PhotoRow) => key && { key, number };

function changesOf(prices: readonly AskingPrice[], publishedAt: Date | null) {
  return prices.flatMap(({ price, setAt: at }, index) => {
    const before = prices[index + 1]?.price;
    const isChange = publishedAt !== null && before !== undefined && new Date(at) > publishedAt;
    return isChange ? { price, before, at } : [];
  });
}

function estimateOf({ listing, estimates }: Read): PublicListing["estimate"] {
  const newest = listing?.showsEstimate ? estimates.at(-1) : undefined;
  if (!newest) return null;
  const { value, low, high, day: on } = newest;
  return { value, low, high, on };
}

function latest(moments: readonly (Date | string | null | undefined)[]): string {
  const times = moments.flatMap((moment) => (moment ? new Date(moment).getTime() : []));
  return new Date(Math.max(0, ...times)).toISOString();
}

function addressOf(property: LatestPropertyView): PublicListing["address"] {
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = property;
  return { line1, line2, city, state, stateCode: stateCodeOf(state), zipCode };
}

function statusOf({ listing }: Read, timeZone: string, now: Date) {
  const facts = {
    status: listing?.status ?? ("draft" as const),
    activeOn: listing?.activeOn ?? null,
    planEndsAt: listing?.planEndsAt ?? null,
    timeZone,
  };
  return { status: statusNow(facts, now), activeOn: facts.activeOn };
}

/** @returns null without a property; what is still missing in a draft is 0 or empty */
export function viewPublicListing(read: Read, shown: Shown): PublicListing | null {
  const { property, listing, prices, photos } = read;
  if (!property) return null;
  const { now = new Date(), origin } = shown;
  const timeZone = timeZoneOfState(property.state);
  const { status, activeOn } = statusOf(read, timeZone, now);
  const slug = listing?.slug ?? NO_SLUG;
  const home = pathOfHome(slug);
  const photoUrl = (name: string) =>
    shown.photos === "public" ? `${home}/photos/${name}` : urlOf(name);
  const isSold = status === "sold";
  const changedAt = latest([
    property.updatedAt,
    listing?.updatedAt,
    listing?.statusSince,
    prices[0]?.setAt,
    ...photos.map(({ updatedAt }) => updatedAt),
  ]);
  return {
    id: listing?.id ?? property.id,
    slug,
    url: `${origin}${home}`,
    status,
    statusSince: (listing?.statusSince ?? new Date(property.createdAt)).toISOString(),
    timeZone,
    publishedAt: (listing?.publishedAt ?? now).toISOString(),
    changedAt,
    activeOn: status === "coming_soon" ? activeOn : null,
    soldOn: isSold ? (listing?.soldOn ?? null) : null,
    soldPrice: isSold && listing?.showsSoldPrice ? listing.soldPrice : null,
    price: prices[0]?.price ?? 0,
    priceChanges: changesOf(prices, listing?.publishedAt ?? null),
    estimate: estimateOf(read),
    propertyType: property.propertyType,
    address: addressOf(property),
    basics: property.propertyBasics ?? NOTHING_COUNTED,
    features: property.propertySpecifics,
    description: allowed(read.accepted ?? ""),
    photos: viewPhotos({ ...read, property }, photoUrl),
    openHouses: read.openHouses.map(({ id, startsAt, endsAt, remarks }) => ({
      id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      remarks: allowed(remarks),
    })),
    contact: { email: listing?.contactEmail ?? null, phone: listing?.contactPhone ?? null },
  };
}

/** All that buyers would see of an account's home now, each read by itself. */
export async function readPublicListing(accountId: string, now: Date): Promise<Read> {
  const owner = ofAccount(accountId);
  const values = { now: now.toISOString() };
  const read = <T>(one: OwnedRead<T>) => readOwned(one, owner, { values });
  const reads = publicListingReads;
  const [property, listing, photos, files, prices, estimates, openHouses, accepted] =
    await Promise.all([
      read(reads.property),
      read(reads.listing),
      read(reads.photos),
      read(reads.files),
      read(reads.prices),
      read(reads.estimates),
      read(reads.openHouses),
      read(reads.accepted),
    ]);
  return { property, listing, photos, files, prices, estimates, openHouses, accepted };
}

/** What buyers would see of an account's home now, in whatever status it is; null without a property. */
export async function publicListing(
  accountId: string,
  shown: Shown,
): Promise<PublicListing | null> {
  const now = shown.now ?? new Date();
  return viewPublicListing(await readPublicListing(accountId, now), { ...shown, now });
}

/** The files of the photographs that a home shows, by name; originals are none of them. */
export function shownFiles(
  { files }: Pick<Read, "files">,
  { photos }: PublicListing,
): ReadonlyMap<string, PhotoFile> {
  const shown = new Set(photos.flatMap(({ id, alteration }) => [id, alteration?.unaltered.id]));
  return new Map(
    files
      .filter(({ photoId, isOriginal }) => !isOriginal && photoId && shown.has(photoId))
      .map((file) => [file.name, file]),
  );
}
