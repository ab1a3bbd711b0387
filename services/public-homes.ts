import "server-only";
import { createHash } from "node:crypto";
import path from "node:path";
import pLimit from "p-limit";
import type { ReactNode } from "react";
import { salesSource } from "#db/queries/sales.ts";
import { findListingState, type ListingState } from "#db/queries/public-listings.ts";
import { dayOf } from "#lib/days.ts";
import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { PHOTO_WIDTHS } from "#lib/fields/photos.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { statusNow } from "#lib/listing/status.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { findHomePlace, type HomePlace } from "#lib/valuation/home-place.ts";
import { logError } from "#server/log.ts";
import { mapSettings } from "#server/map-settings.ts";
import { SharedAnswers } from "#server/shared-answers.ts";
import { VersionedCache } from "#server/versioned-cache.ts";
import { type PhotoFile, readWhole } from "./photo-files.ts";
import { readPublicListing, shownFiles, viewPublicListing } from "./public-listing.ts";

// How long a home's version is cached, which is also how late a change may show.
const VERSION_CACHE_MS = 1_000;
const MAX_ADDRESSES = 5_000;
const MAX_HOMES = 500;
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const MAX_CARD_BYTES = 32 * 1024 * 1024;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_SLUG = 200;

interface State extends Pick<ListingState, "id" | "accountId" | "slug"> {
  status: ListingStatus;
  timeZone: string;
  /** Today's date in the home's time zone. */
  today: string;
  version: string;
}

interface Home {
  /** Null when it has just been deleted. */
  listing: PublicListing | null;
  files: ReadonlyMap<string, PhotoFile>;
  /** Null without a map, or if the home's place is unknown. */
  place: HomePlace | null;
}

export interface ShownHome {
  kind: "shown";
  listing: PublicListing;
  today: string;
  version: string;
  /** The public photo files by name. */
  files: ReadonlyMap<string, PhotoFile>;
  /** Where the home is on the operator's map; null without a map, or if its place is unknown. */
  place: HomePlace | null;
}

export type FoundHome =
  { kind: "unknown" } | { kind: "moved"; slug: string } | { kind: "withdrawn" } | ShownHome;

type Bytes = Buffer<ArrayBuffer>;

export interface PublicPage {
  etag: string;
  html: Bytes;
}

interface Kept {
  states: SharedAnswers<State | null>;
  homes: VersionedCache<Home>;
  pages: VersionedCache<PublicPage>;
  cards: VersionedCache<Bytes>;
}

// On globalThis, so that a process has one cache even when this module is bundled several times.
const holder = globalThis as typeof globalThis & { porchlightHomes?: Kept };
const kept = (holder.porchlightHomes ??= {
  states: new SharedAnswers(VERSION_CACHE_MS, MAX_ADDRESSES),
  homes: new VersionedCache(MAX_HOMES),
  pages: new VersionedCache(MAX_HOMES, MAX_PAGE_BYTES, ({ html }) => html.length),
  cards: new VersionedCache(MAX_HOMES, MAX_CARD_BYTES, ({ length }) => length),
});

async function readState(slug: string): Promise<State | null> {
  const found = await findListingState(slug);
  if (!found) return null;
  const now = new Date();
  const timeZone = timeZoneOfHome(found);
  const status = statusNow({ ...found, timeZone }, now);
  const today = dayIn(timeZone, now);
  const version = [found.version, status, today].join(" ");
  return { ...found, timeZone, status, today, version };
}

/** @param isFresh skips the one-second cache */
async function stateOf(slug: string, isFresh = false): Promise<State | null> {
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug)) return null;
  return isFresh ? readState(slug) : kept.states.get(slug, () => readState(slug));
}

const isPublic = (status: ListingStatus) => LISTING_STATUSES[status].isPublic;

const placeOf = (property: Parameters<typeof subjectFromProperty>[0], now: Date) =>
  findHomePlace(subjectFromProperty(property), dayOf(now.toISOString()), salesSource());

// The data may be newer than the version it is cached under, but never older.
async function readHome(accountId: string): Promise<Home> {
  const now = new Date();
  const read = await readPublicListing(accountId, now);
  const listing = viewPublicListing(read, { origin: "", photos: "public", now });
  const place = read.property && mapSettings() ? await placeOf(read.property, now) : null;
  return { listing, files: listing ? shownFiles(read, listing) : new Map(), place };
}

/**
 * Finds the home at an address. The result is at most a second old.
 * @param slug in any spelling
 * @param origin for the home's canonical address
 */
export async function findHome(slug: string, origin: string): Promise<FoundHome> {
  const state = await stateOf(slug.toLowerCase());
  if (!state || state.status === "draft") return { kind: "unknown" };
  if (!isPublic(state.status)) return { kind: "withdrawn" };
  if (state.slug !== null && state.slug !== slug) return { kind: "moved", slug: state.slug };
  const { version, today } = state;
  const { listing, files, place } = await kept.homes.get(slug, version, () =>
    readHome(state.accountId),
  );
  if (!listing) return { kind: "unknown" };
  if (!isPublic(listing.status)) return { kind: "withdrawn" };
  const shown = { ...listing, url: `${origin}${listing.url}` };
  return { kind: "shown", listing: shown, today, version, files, place };
}

/** Finds the public listing at an address, without the cache. */
export async function findOpenListing(
  slug: string,
): Promise<Pick<State, "id" | "accountId" | "status" | "timeZone"> | null> {
  const state = await stateOf(slug, true);
  if (!state || !isPublic(state.status)) return null;
  const { id, accountId, status, timeZone } = state;
  return { id, accountId, status, timeZone };
}

function makePage(markup: string): PublicPage {
  const html = Buffer.from(markup);
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { etag: `"${hash}"`, html };
}

/**
 * Reads the cover's smallest file of at least a width, or its largest. Returns null without a
 * cover or its file.
 */
async function readCover(
  { photos: [cover] }: PublicListing,
  format: "webp" | "jpeg",
  leastWidth: number,
): Promise<Buffer | null> {
  const files = cover?.[format];
  const file = files?.find(({ width }) => width >= leastWidth) ?? files?.at(-1);
  return file ? readWhole(path.basename(file.url)) : null;
}

/**
 * Returns a preview as a `data:` URL, or null without a readable cover. The page works without
 * it.
 */
async function previewCover(listing: PublicListing): Promise<string | null> {
  try {
    const picture = await readCover(listing, "webp", PHOTO_WIDTHS.small);
    if (!picture) return null;
    const { makeCoverPreview } = await import("#server/photos/cover-preview.ts");
    return await makeCoverPreview(picture);
  } catch (error) {
    logError("could not make a preview of a listing's cover photo", error);
    return null;
  }
}

/**
 * Returns a home's page, rendered once per version.
 * @param render takes the cover's placeholder, a `data:` URL or null
 */
export function pageOf(
  { listing, version }: ShownHome,
  render: (coverPreview: string | null) => Promise<string>,
): Promise<PublicPage> {
  return kept.pages.get(listing.url, version, async () =>
    makePage(await render(await previewCover(listing))),
  );
}

export const CARD_SIZE = { width: 1200, height: 630 };

const oneCard = pLimit(1);

/** Returns the social sharing image of a home, drawn once per version. */
export function cardOf(
  { listing, version }: ShownHome,
  layOut: (cover: string | null) => ReactNode,
): Promise<Bytes> {
  const draw = async () => {
    const { drawJpeg } = await import("#server/draw-jpeg.ts");
    const cover = await readCover(listing, "jpeg", CARD_SIZE.width);
    const address = cover && `data:image/jpeg;base64,${cover.toString("base64")}`;
    return drawJpeg(layOut(address), CARD_SIZE);
  };
  return kept.cards.get(listing.slug, version, () => oneCard(draw));
}
