import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/errors.ts";
import { env } from "#server/env.ts";
import { logSecurityEvent } from "#server/security-log.ts";

/** The secrets by which programs are let in, and what one without it is told. */
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

/** The token that a request is sent with; null for one without. */
export function bearerOf(headers: Headers): string | null {
  const [scheme, token = ""] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" ? token : null;
}

/**
 * Lets a program through that sends a secret as its bearer token, and nobody else.
 * @param name of the variable that holds it
 * @throws AppError `unavailable` where none is set, `unauthorized`
 */
export function requireBearer(headers: Headers, name: keyof typeof SENTENCES): void {
  const secret = env()[name];
  if (!secret) throw new AppError("unavailable", SENTENCES[name].unset);
  // Hashes are of one length, so that the time it takes tells nothing.
  if (timingSafeEqual(hash(bearerOf(headers) ?? ""), hash(secret))) return;
  logSecurityEvent("request_refused", { outcome: "refused", reason: "wrong_token" });
  throw new AppError("unauthorized", SENTENCES[name].refused, { challenge: "Bearer" });
}
