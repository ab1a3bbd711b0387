import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#lib/fields/photos.ts";

/** How many files are sent at a time. */
export const SENT_AT_ONCE = 3;

/** One file on its way, as the screen shows it. */
export type Upload = {
  id: string;
  file: File;
  /** In bytes. */
  sent: number;
  state:
    | "waiting"
    | "sending"
    // All is sent; the server makes the pictures.
    | "preparing"
    // There is no connection: it goes on by itself.
    | "unreachable"
    // Another tab sends it.
    | "elsewhere"
    | "refused";
  /** Of a refused one: why. */
  reason: string | null;
};

const MEGABYTE = 1024 * 1024;

/**
 * Why a file can't be added, as far as a browser can tell; null where it may be tried.
 * @param others how many photographs the account has, with those on their way
 */
export function refusalOf(file: { size: number }, others: number): string | null {
  if (others >= MAX_PHOTOS) {
    return `A listing can have up to ${MAX_PHOTOS} photos. Delete one to add another.`;
  }
  if (file.size === 0) return "This file is empty.";
  if (file.size > MAX_PHOTO_BYTES) {
    return `A photo can be up to ${MAX_PHOTO_BYTES / MEGABYTE} MB. Save a smaller copy and add that.`;
  }
  return null;
}

/** Statuses after which the same is tried again: the server is busy, or something before it failed. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const MAX_TRIES = 6;

/**
 * What to do after a failure.
 * @param status 0 where no answer came
 * @param tries how often it has failed before
 */
export function afterFailure(
  status: number,
  tries: number,
): "wait" | "begin again" | "sign in" | "refuse" {
  if (status === 0) return "wait";
  if (status === 401) return "sign in";
  if (tries >= MAX_TRIES) return "refuse";
  if (PASSING.has(status)) return "wait";
  return status === 404 ? "begin again" : "refuse";
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before the next try, unless the connection is back sooner. */
export const waitBeforeTry = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);

/** What is sent, by its name: one, and several. */
export type UploadWords = readonly [one: string, many: string];
const PHOTOGRAPHS: UploadWords = ["photo", "photos"];

const isMoving = ({ state }: Upload) => state !== "refused";

/**
 * Two lines for all that is on its way: the one that is shown counts, the one that is spoken says only
 * what is new to know.
 * @param added how many have arrived since they were chosen
 */
export function describeUploads(
  uploads: readonly Upload[],
  added: number,
  [one, many]: UploadWords = PHOTOGRAPHS,
): { shown: string; spoken: string } {
  const counted = (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  const left = uploads.filter(isMoving).length;
  const refused = uploads.length - left;
  const failures = refused > 0 ? ` ${counted(refused)} couldn't be added.` : "";
  const both = (shown: string, spoken = shown) => ({
    shown: (shown + failures).trim(),
    spoken: (spoken + failures).trim(),
  });
  if (left === 0) return both(added > 0 ? `${counted(added)} added.` : "");
  if (uploads.some(({ state }) => state === "unreachable")) {
    const waiting = left === 1 ? `1 ${one} is waiting` : `${left} ${many} are waiting`;
    return both(`No connection. ${waiting} to upload.`);
  }
  return both(`Adding ${many}: ${added} of ${added + left} done.`, `Adding ${many}...`);
}

/** Of everything that was chosen, in percent. */
export function progressOf(uploads: readonly Upload[], added: number): number {
  const moving = uploads.filter(isMoving);
  const done = moving.reduce((sum, { sent, file }) => sum + sent / file.size, added);
  return Math.round((100 * done) / Math.max(added + moving.length, 1));
}
