import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#lib/fields/photos.ts";
import { EMPTY_FILE } from "#lib/fields/storage.ts";

export const SENT_AT_ONCE = 3;

export type Upload = {
  id: string;
  file: File;
  /** In bytes. */
  sent: number;
  state:
    | "waiting"
    | "sending"
    // Everything is sent, and the server is processing it.
    | "preparing"
    // Offline. The upload continues automatically.
    | "unreachable"
    // Another tab is uploading it.
    | "elsewhere"
    | "refused";
  reason: string | null;
};

const MEGABYTE = 1024 * 1024;

/**
 * Returns why a file can't be added, as far as the browser knows, or null.
 * @param others the number of photos in the account, including uploads
 */
export function refusalOf(file: { size: number }, others: number): string | null {
  if (others >= MAX_PHOTOS) {
    return `A listing can have up to ${MAX_PHOTOS} photos. Delete one to add another.`;
  }
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > MAX_PHOTO_BYTES) {
    return `A photo can be up to ${MAX_PHOTO_BYTES / MEGABYTE} MB. Save a smaller copy and add that.`;
  }
  return null;
}

/** Temporary statuses: the server is busy, or a proxy in front of it failed. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const MAX_TRIES = 6;

/**
 * Returns what to do after a failure.
 * @param status 0 without a response
 * @param tries previous failures
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

/** Returns the wait before the next try. It ends early when the connection is back. */
export const waitBeforeTry = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);

export type UploadWords = readonly [one: string, many: string];
const PHOTOGRAPHS: UploadWords = ["photo", "photos"];

const isMoving = ({ state }: Upload) => state !== "refused";

/**
 * Describes all uploads: the visible text counts them, and the text for screen readers gives only what
 * changed.
 * @param added how many have finished
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

/** Returns the progress of everything selected, in percent. */
export function progressOf(uploads: readonly Upload[], added: number): number {
  const moving = uploads.filter(isMoving);
  const done = moving.reduce((sum, { sent, file }) => sum + sent / file.size, added);
  return Math.round((100 * done) / Math.max(added + moving.length, 1));
}
