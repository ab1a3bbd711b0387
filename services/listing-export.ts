import "server-only";
import type { OwnedRead } from "#db/owned-read.ts";
import { AppError, found, NO_PROPERTY } from "#lib/errors.ts";
import { withKnownLot } from "#lib/fields/basics.ts";
import { onMarketDay } from "#lib/listing/on-market.ts";
import { photoFileNames } from "#lib/listing/photo-file-names.ts";
import { photosInOrder } from "#lib/listing/photos-in-order.ts";
import { plainListing } from "#lib/listing/plain-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { largestJpeg } from "#lib/listing/reso/media.ts";
import { acceptedDescription } from "#lib/listing/shown-words.ts";
import { changesBy } from "#lib/listing/status.ts";
import { logError } from "#server/log.ts";
import { type ZipEntry, zipStream } from "#server/zip-stream.ts";
import { readFile } from "./photo-files.ts";
import { pathOfHome, publicListingReads, viewPublicListing } from "./public-listing.ts";

export { reviewExport } from "#lib/listing/reso/review.ts";
export { resoProperty } from "#lib/listing/reso/property.ts";
export { qrCodeAsPng, qrCodeAsSvg } from "#server/qr-code.ts";

const NEVER_PUBLIC = "Your listing was never published, so it has no public link.";
const IN_PROGRESS =
  "Your photos are already being downloaded. Wait until that's done, then try again.";

export const exportReads = publicListingReads;

/** The reads that the page's address depends on. */
export const addressReads = { listing: publicListingReads.listing };

type Answers<R> = { [Name in keyof R]: R[Name] extends OwnedRead<infer T> ? T : never };
type Read = Answers<typeof exportReads>;

/**
 * Returns the listing for exports.
 * @throws AppError `not_found` without a property
 */
export function viewExported(read: Read, origin: string): ExportedListing {
  const now = new Date();
  const listing = found(viewPublicListing(read, { origin, photos: "public", now }), NO_PROPERTY);
  const byItself = read.listing ? changesBy(read.listing, now) : [];
  const changes = [...read.changes.toReversed(), ...byItself];
  return {
    ...listing,
    // The property's id exists from the first draft on and never changes.
    id: read.property?.id ?? listing.id,
    basics: read.property?.propertyBasics ? withKnownLot(read.property.propertyBasics) : null,
    price: read.prices[0]?.price ?? null,
    publishedAt: read.listing?.publishedAt?.toISOString() ?? null,
    onMarketOn: onMarketDay(changes, listing.timeZone),
    invitations: read.openHouses
      .filter(({ isPublic }) => !isPublic)
      .map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    hiddenWords: hiddenWords(read, listing),
  };
}

function hiddenWords(
  { photos, openHouses, property, listing }: Read,
  buyers: PublicListing,
): ExportedListing["hiddenWords"] {
  const shown = new Map([
    ...buyers.photos.map(({ id, caption }) => [id, caption] as const),
    ...buyers.openHouses.map(({ id, remarks }) => [id, remarks] as const),
    ["description", buyers.description] as const,
  ]);
  const accepted = property && acceptedDescription(property, listing?.lastAccepted ?? null);
  const written = [
    { id: "description", name: "Description", text: accepted ?? "" },
    ...photos.map(({ id, caption }) => ({ id, name: "Caption", text: caption })),
    ...openHouses.map(({ id, remarks }) => ({ id, name: "Open house", text: remarks })),
  ];
  return written.filter(({ id, text }) => text !== "" && shown.get(id) === "");
}

/** Base name of the export's files. */
export const nameOfHome = ({ slug, publishedAt }: ExportedListing) =>
  `porchlight-${publishedAt ? slug : "home"}`;

/**
 * Returns the address for the QR code.
 * @throws AppError `not_found` for a home that was never published
 */
export function addressOfQrCode({ listing }: Answers<typeof addressReads>, origin: string): string {
  const slug = found(listing?.slug, NEVER_PUBLIC);
  return `${origin}${pathOfHome(slug)}?from=qr`;
}

// Per process, because it limits what the process has open.
const accountsInProgress = new Set<string>();

/**
 * Streams the photos, in order, and a text of the listing as a ZIP file, one at a time per
 * account.
 * @throws AppError `conflict` while another download is in progress, `unavailable` when the store
 *   is down
 */
export async function zipPhotos(
  accountId: string,
  listing: ExportedListing,
): Promise<ReadableStream<Uint8Array>> {
  if (accountsInProgress.has(accountId)) throw new AppError("conflict", IN_PROGRESS);
  accountsInProgress.add(accountId);
  let isAnswered = false;
  const stream = await zipStream(entriesOf(listing), (failure) => {
    accountsInProgress.delete(accountId);
    if (failure && isAnswered) logError("photo download failed", failure);
  });
  isAnswered = true;
  return stream;
}

async function* entriesOf(listing: ExportedListing): AsyncGenerator<ZipEntry> {
  const photos = photosInOrder(listing);
  const names = photoFileNames(photos);
  const exported = [];
  for (const [index, photo] of photos.entries()) {
    const fileName = names[index] ?? "";
    const stored = largestJpeg(photo)?.url.split("/").at(-1);
    const input = stored ? await readFile(stored) : null;
    exported.push({ fileName, photo, isMissing: !input });
    if (input) yield { name: fileName, input };
  }
  yield { name: "listing.txt", input: plainListing(listing, exported) };
}
