import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/errors.ts";
import { env } from "#server/env.ts";
import { logSecurityEvent } from "#server/security-log.ts";

/** Messages for an unset variable and for a refused request. */
const SENTENCES = {
  JOBS_SECRET: {
    unset: "JOBS_SECRET isn't set, so schedulers can't run jobs here.",
    refused: "Only this site's scheduler can use this address.",
  },
  METRICS_TOKEN: {
    unset: "METRICS_TOKEN isn't set, so metrics aren't available here.",
    refused: "Only this site's operator can use this address.",
  },
};

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Returns a request's bearer token, or null. */
export function bearerOf(headers: Headers): string | null {
  const [scheme, token = ""] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" ? token : null;
}

/**
 * Checks that a program sends a secret as its bearer token.
 * @param name the secret's environment variable
 * @throws AppError `unavailable` when the variable isn't set, `unauthorized`
 */
export function requireBearer(headers: Headers, name: keyof typeof SENTENCES): void {
  const secret = env()[name];
  if (!secret) throw new AppError("unavailable", SENTENCES[name].unset);
  // timingSafeEqual needs equal lengths, so it compares hashes.
  if (timingSafeEqual(hash(bearerOf(headers) ?? ""), hash(secret))) return;
  logSecurityEvent("request_refused", { outcome: "refused", reason: "wrong_token" });
  throw new AppError("unauthorized", SENTENCES[name].refused, { challenge: "Bearer" });
}
