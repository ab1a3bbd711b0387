import "server-only";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

/** Returns a unique signed token with its creation time, for one purpose and subject. */
export function makeTimeToken(purpose: string, subject: string, now = Date.now()): string {
  const content = `${now.toString(36)}_${randomBytes(12).toString("hex")}`;
  return `${content}.${sign(purpose, subject, content)}`;
}

const sign = (purpose: string, subject: string, content: string) =>
  keyedHash(purpose, `${subject} ${content}`);

/** Returns a token's age in milliseconds; null if it is invalid for this purpose and subject. */
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
