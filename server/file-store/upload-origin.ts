import "server-only";
import { env } from "#server/env.ts";

/** Returns the origin browsers upload to; null if it is the product itself. */
export function uploadOrigin(): string | null {
  const { S3_ENDPOINT } = env();
  return S3_ENDPOINT ? new URL(S3_ENDPOINT).origin : null;
}
