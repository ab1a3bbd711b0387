import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";

/** How many photographs are sent at a time. */
export const SENT_AT_ONCE = 3;

/** One file on its way, as the screen shows it. */
export type Upload = {
  id: string;
  file: File;
  room: PhotoRoomChoice | null;
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
    return `A listing may have at most ${MAX_PHOTOS} photographs. Delete one to add another.`;
  }
  if (file.size === 0) return "This file is empty.";
  if (file.size > MAX_PHOTO_BYTES) {
    return `A photograph may have at most ${MAX_PHOTO_BYTES / MEGABYTE} MB. Save it a little smaller and add it again.`;
  }
  return null;
}

/** Statuses after which the same is tried again: the server is busy, or something before it failed. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const MOST_TRIES = 6;

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
  if (tries >= MOST_TRIES) return "refuse";
  if (PASSING.has(status)) return "wait";
  return status === 404 ? "begin again" : "refuse";
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before the next try, unless the connection is back sooner. */
export const waitBeforeTry = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);

const photographs = (count: number) => (count === 1 ? "1 photograph" : `${count} photographs`);

/** One line for all that is on its way. @param added how many have arrived since they were chosen */
export function describeUploads(uploads: readonly Upload[], added: number): string | null {
  const refused = uploads.filter(({ state }) => state === "refused").length;
  const left = uploads.length - refused;
  if (uploads.length === 0) return added > 0 ? `${photographs(added)} added.` : null;
  const failures = refused > 0 ? ` ${photographs(refused)} could not be added.` : "";
  if (left === 0) return `${added > 0 ? `${photographs(added)} added.` : ""}${failures}`.trim();
  const isOffline = uploads.some(({ state }) => state === "unreachable");
  const progress = isOffline
    ? `No connection. ${photographs(left)} will be sent when it is back.`
    : `Adding ${photographs(left)}...`;
  return progress + failures;
}

/** Of everything that is on its way, in percent. */
export function progressOf(uploads: readonly Upload[]): number {
  const moving = uploads.filter(({ state }) => state !== "refused");
  const size = moving.reduce((sum, { file }) => sum + file.size, 0);
  const sent = moving.reduce((sum, upload) => sum + upload.sent, 0);
  return size === 0 ? 0 : Math.round((100 * sent) / size);
}
