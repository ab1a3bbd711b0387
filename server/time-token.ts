import "server-only";
import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

/** A token of ours that tells when it was made, for one purpose and subject. */
export function makeTimeToken(purpose: string, subject: string, now = Date.now()): string {
  return `${now.toString(36)}.${sign(purpose, subject, now)}`;
}

const sign = (purpose: string, subject: string, time: number) =>
  keyedHash(purpose, `${subject} ${time}`);

/** @returns the age of a token in milliseconds; null for one that was not made here for this */
export function ageOfTimeToken(
  purpose: string,
  subject: string,
  token: string,
  now = Date.now(),
): number | null {
  const [written = "", signature = ""] = token.split(".");
  const time = parseInt(written, 36);
  if (!Number.isSafeInteger(time)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(purpose, subject, time));
  return given.length === right.length && timingSafeEqual(given, right) ? now - time : null;
}
