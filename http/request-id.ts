import "server-only";
import { env, isConfigured } from "#server/env.ts";

export const REQUEST_ID = "X-Request-Id";

const SAFE = /^[\w.:-]{8,100}$/;

/** Returns the request id from a trusted proxy (TRUST_PROXY), or a new one. */
export function requestIdOf(headers: Headers): string {
  const given = isConfigured() && env().TRUST_PROXY > 0 ? headers.get(REQUEST_ID) : null;
  return given && SAFE.test(given) ? given : crypto.randomUUID();
}
