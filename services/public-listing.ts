import "server-only";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { lastEstimateOfAccount } from "#db/queries/estimates.ts";
import { inventoryOfAccount } from "#db/queries/inventories.ts";
import { listedDocumentsOfAccount } from "#db/queries/listed-documents.ts";
import { listingChangesOfAccount, listingOfAccount } from "#db/queries/listings.ts";
import { type OpenHouse, openHousesOfAccount } from "#db/queries/open-houses.ts";
import { photoFilesOfAccount } from "#db/queries/photo-files.ts";
import { type PhotoRow, photosOfAccount } from "#db/queries/photos.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { showingSettingsOfAccount } from "#db/queries/showing-settings.ts";
import { ofAccount, type OwnedRead, readEach } from "#db/owned-read.ts";
import { checkFairHousing, describedBy } from "#lib/description/index.ts";
import { type Basics, BASICS_FIELDS, withKnownLot } from "#lib/fields/basics.ts";
import { DOCUMENT_FOLDERS } from "#lib/fields/documents.ts";
import { ALTERATIONS } from "#lib/fields/photos.ts";
import type { PublicListing, PublicPhoto } from "#lib/listing/public-listing.ts";
import { publicItems } from "#lib/inventory/public-items.ts";
import { canBeFollowed } from "#lib/listing/follow.ts";
import { acceptedDescription, shownWords } from "#lib/listing/shown-words.ts";
import { slugOf } from "#lib/listing/slug.ts";
import { changesBy } from "#lib/listing/status.ts";
import { alternativeTexts } from "#lib/photos/alternative-text.ts";
import { roomLabel } from "#lib/photos/rooms.ts";
import { publicPriceChanges } from "#lib/pricing/price-history.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { mailMode } from "#server/mail/mode.ts";
import { takesOffers } from "./buyer-offers.ts";
import { viewEstimate } from "./listing-view.ts";
import { type PhotoFile, urlOf } from "./photo-files.ts";
import { findingsIn } from "./word-findings.ts";

/** Every read here must also be part of the version that `findListingState` computes. */
export const publicListingReads = {
  property: propertyOfAccount,
  listing: listingOfAccount,
  changes: listingChangesOfAccount,
  photos: photosOfAccount,
  files: photoFilesOfAccount,
  prices: askingPricesOfAccount,
  estimate: lastEstimateOfAccount,
  openHouses: openHousesOfAccount,
  inventory: inventoryOfAccount,
  documents: listedDocumentsOfAccount,
  showings: showingSettingsOfAccount,
};

type Seen<Read> = Read extends OwnedRead<infer T> ? T : never;
type Read = { [Name in keyof typeof publicListingReads]: Seen<(typeof publicListingReads)[Name]> };
type Files = Read["files"];
type Entered = { property: LatestPropertyView };

export interface Shown {
  origin: string;
  /** Photo URLs: the account's own, or those that are public while the home is. */
  photos: "own" | "public";
  now?: Date;
}

const NOTHING_COUNTED = Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, 0])) as Basics;

export const pathOfHome = (slug: string) => `/homes/${slug}`;

// Returns the seller's words that are shown (lib/listing/shown-words.ts).
function wordsOf({ property, photos, openHouses, listing, inventory }: Read & Entered) {
  const words = {
    property: describedBy(property),
    keptNotes: property.keptNotes,
    description: acceptedDescription(property, listing?.lastAccepted ?? null),
    photos: photos.map((photo) => ({ ...photo, room: roomOf(photo) })),
    openHouses,
    inventory: publicItems(inventory, listing?.planName ?? null),
  };
  return shownWords(words, findingsIn(words));
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
  { files, property }: Read & Entered,
  rooms: ReturnType<typeof wordsOf>["photos"],
  urlOfFile: (name: string) => string,
): PublicPhoto[] {
  const filesOf = Map.groupBy(files, ({ photoId }) => photoId);
  const listed = rooms.filter(({ deletedAt }) => !deletedAt);
  const gone = rooms.filter(({ deletedAt }) => deletedAt);
  const written = alternativeTexts([...listed, ...gone], describedBy(property));
  const shape = (photo: (typeof rooms)[number]) => ({
    id: photo.id,
    alternativeText: photo.alternativeText || (written.get(photo.id) ?? ""),
    width: photo.width,
    height: photo.height,
    ...pictures(filesOf.get(photo.id) ?? [], urlOfFile),
  });
  return listed.flatMap((photo) => {
    const { room, alterationKinds: kinds, unalteredPhotoId } = photo;
    const unaltered = rooms.find(({ id }) => id === unalteredPhotoId);
    // An altered photo is shown only beside its unaltered original.
    if (kinds && !unaltered) return [];
    return {
      ...shape(photo),
      room: room && room.key !== "other" ? roomLabel(room, property.propertyBasics) : null,
      roomKey: photo.roomKey,
      caption: photo.caption,
      placeholder: photo.placeholder,
      alteration:
        kinds && unaltered
          ? { kinds, labels: kinds.map((kind) => ALTERATIONS[kind]), unaltered: shape(unaltered) }
          : null,
    };
  });
}

const roomOf = ({ roomKey: key, roomNumber: number }: PhotoRow) => key && { key, number };

function latest(moments: readonly (Date | string | null | undefined)[]): string {
  const times = moments.flatMap((moment) => (moment ? new Date(moment).getTime() : []));
  return new Date(Math.max(0, ...times)).toISOString();
}

function addressOf(property: LatestPropertyView): PublicListing["address"] {
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = property;
  return { line1, line2, city, state, stateCode: stateCodeOf(state), zipCode };
}

function statusOf({ listing, changes }: Read, now: Date) {
  const byItself = listing ? changesBy(listing, now).at(-1) : undefined;
  return {
    status: byItself?.status ?? listing?.status ?? "draft",
    since: byItself?.at ?? changes[0]?.at ?? null,
  };
}

const viewOpenHouse = ({ id, startsAt, endsAt, remarks }: OpenHouse) => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  remarks,
});

// A name with a fair housing violation is replaced by its folder's.
function viewListedDocument({ folder, name, ...document }: Read["documents"][number]) {
  const isViolation = checkFairHousing(name).some(({ severity }) => severity === "violation");
  return { ...document, name: isViolation ? DOCUMENT_FOLDERS[folder] : name };
}

/**
 * Returns the public view of a listing, or null without a property. Missing values of a draft are
 * 0 or empty.
 */
export function viewPublicListing(read: Read, shown: Shown): PublicListing | null {
  const { property, listing, prices, photos } = read;
  if (!property) return null;
  const { now = new Date(), origin } = shown;
  const { status, since } = statusOf(read, now);
  const slug = listing?.slug ?? slugOf(property);
  const home = pathOfHome(slug);
  const photoUrl = (name: string) =>
    shown.photos === "public" ? `${home}/photos/${name}` : urlOf(name);
  const words = wordsOf({ ...read, property });
  const isSold = status === "sold";
  const changedAt = latest([
    property.updatedAt,
    since,
    prices[0]?.setAt,
    ...photos.map(({ updatedAt }) => updatedAt),
  ]);
  return {
    id: listing?.id ?? property.id,
    slug,
    url: `${origin}${home}`,
    shortUrl: listing?.shortCode ? `${origin}/h/${listing.shortCode}` : null,
    status,
    statusSince: (since ?? new Date(property.createdAt)).toISOString(),
    timeZone: listing?.timeZone ?? timeZoneOfHome(null),
    publishedAt: (listing?.publishedAt ?? now).toISOString(),
    changedAt,
    activeOn: status === "coming_soon" ? (listing?.activeOn ?? null) : null,
    soldOn: isSold ? (listing?.soldOn ?? null) : null,
    soldPrice: isSold && listing?.showsSoldPrice ? listing.soldPrice : null,
    acceptsBackupOffers: status === "active" && (listing?.acceptsBackupOffers ?? false),
    price: prices[0]?.price ?? 0,
    priceChanges: publicPriceChanges(prices),
    estimate: listing?.showsEstimate ? viewEstimate(read) : null,
    propertyType: property.propertyType,
    address: addressOf(property),
    basics: withKnownLot(property.propertyBasics ?? NOTHING_COUNTED),
    // The owner's notes are public only as far as the description uses them.
    features: property.propertySpecifics && { ...property.propertySpecifics, ownWords: undefined },
    description: words.description,
    photos: viewPhotos({ ...read, property }, words.photos, photoUrl),
    openHouses: words.openHouses.filter(({ isPublic }) => isPublic).map(viewOpenHouse),
    inventory: words.inventory,
    documents: isSold ? [] : read.documents.map(viewListedDocument),
    takesShowings: read.showings.isOpen && status === "active",
    takesFollowers: canBeFollowed(status) && mailMode() !== "none",
    takesOffers: takesOffers(status),
    contact: { email: listing?.contactEmail ?? null, phone: listing?.contactPhone ?? null },
  };
}

/** Reads what buyers would see of an account's home now, in separate queries. */
export const readPublicListing = (accountId: string, now: Date): Promise<Read> =>
  readEach(publicListingReads, ofAccount(accountId), { values: { now: now.toISOString() } });

/**
 * Returns what buyers would see of an account's home now, whatever its status, or null without a
 * property.
 */
export async function publicListing(
  accountId: string,
  shown: Shown,
): Promise<PublicListing | null> {
  const now = shown.now ?? new Date();
  return viewPublicListing(await readPublicListing(accountId, now), { ...shown, now });
}

/** Returns an open house's remarks as buyers may read them: empty when they violate a rule. */
export async function shownRemarks(accountId: string, id: string, now: Date): Promise<string> {
  const read = await readPublicListing(accountId, now);
  if (!read.property) return "";
  const { openHouses } = wordsOf({ ...read, property: read.property });
  return openHouses.find((one) => one.id === id)?.remarks ?? "";
}

/** Returns the files of the photos that a home shows, by name, without originals. */
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
