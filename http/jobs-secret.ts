import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/errors.ts";
import { env } from "#server/env.ts";
import { logSecurityEvent } from "#server/security-log.ts";

const hash = (text: string) => createHash("sha256").update(text).digest();

/**
 * Lets a scheduler through that knows JOBS_SECRET, and nobody else.
 * @throws AppError `unavailable` where none is set, `unauthorized`
 */
export function requireJobsSecret(headers: Headers): void {
  const { JOBS_SECRET } = env();
  if (!JOBS_SECRET) {
    throw new AppError("unavailable", "JOBS_SECRET is not set: no scheduler runs jobs here.");
  }
  const [scheme, token = ""] = (headers.get("authorization") ?? "").split(" ");
  // Hashes are of one length, so that the time it takes tells nothing.
  const isKnown = timingSafeEqual(hash(token), hash(JOBS_SECRET));
  if (isKnown && scheme?.toLowerCase() === "bearer") return;
  logSecurityEvent("request_refused", { outcome: "refused", reason: "wrong_token" });
  throw new AppError("unauthorized", "This address is for the scheduler of this site alone.");
}
