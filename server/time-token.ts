import "server-only";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

/** A signed token with the time at which it was made, for one purpose and subject. No two are equal. */
export function makeTimeToken(purpose: string, subject: string, now = Date.now()): string {
  const content = `${now.toString(36)}_${randomBytes(12).toString("hex")}`;
  return `${content}.${sign(purpose, subject, content)}`;
}

const sign = (purpose: string, subject: string, content: string) =>
  keyedHash(purpose, `${subject} ${content}`);

/** @returns the age of a token in milliseconds; null for one that was not made here for this */
export function ageOfTimeToken(
  purpose: string,
  subject: string,
  token: string,
  now = Date.now(),
): number | null {
  const [content = "", signature = ""] = token.split(".");
  const time = parseInt(content, 36);
  if (!Number.isSafeInteger(time)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(purpose, subject, content));
  return given.length === right.length && timingSafeEqual(given, right) ? now - time : null;
}
