import "server-only";
import type { CallSpec } from "#lib/contract/call.ts";
import { requestContext } from "#server/request-context.ts";
import { callerOfToken } from "#services/api-tokens.ts";
import type { SessionUser } from "#services/sessions.ts";
import { bearerOf } from "./bearer.ts";

const POLICY = "token";

/**
 * Returns the caller of a token. Returns null without a token, or for a public call, which
 * ignores it. A request with a token never uses its cookie.
 * @throws AppError as `callerOfToken`
 */
export async function callerByToken(
  headers: Headers,
  spec: CallSpec,
): Promise<{ user: SessionUser } | null> {
  const secret = spec.public ? null : bearerOf(headers);
  return secret === null ? null : { user: await callerOfToken(secret, spec.token) };
}

/** Sets the token's rate limit headers (draft-ietf-httpapi-ratelimit-headers-11). */
export function setTokenLimitHeaders(headers: Headers): void {
  const status = requestContext()?.tokenLimit;
  if (!status) return;
  const { limit, windowSeconds, remaining, seconds } = status;
  headers.set("RateLimit-Policy", `"${POLICY}";q=${limit};w=${windowSeconds}`);
  headers.set("RateLimit", `"${POLICY}";r=${remaining};t=${seconds}`);
}
