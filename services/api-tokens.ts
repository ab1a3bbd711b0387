import "server-only";
import { randomBytes } from "node:crypto";
import { readEach } from "#db/owned-read.ts";
import {
  addApiToken,
  deleteApiToken,
  findTokenCaller,
  ownApiTokens,
} from "#db/queries/api-tokens.ts";
import { getSubscription, subscriptionOfAccount } from "#db/queries/plans.ts";
import type { SessionUser } from "#db/queries/sessions.ts";
import type { Answers } from "#db/session-read.ts";
import { AppError, notFound } from "#lib/errors.ts";
import {
  ENDED_TOKEN_RETENTION_DAYS,
  MAX_TOKENS,
  type TokenLasts,
  type TokenScope,
} from "#lib/fields/api-tokens.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import type { ApiTokenInput, ApiTokensView, NewApiToken } from "#lib/schemas/api-tokens.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { recordTokenLimit } from "#server/request-context.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { countAttempt, countAttemptOf } from "./limits.ts";

type Caller = { id: string; accountId: string };

const FORM = /^plt_[\w-]{43}$/;
const SECRET_BYTES = 32;
const SHOWN_LETTERS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

const NEEDS_PLAN = `API access is included in the ${planWith("api")} plan.`;
const UNKNOWN = "This token is unknown or expired.";
const TOO_MANY = `You've reached the limit of ${MAX_TOKENS} tokens. Delete one you no longer need.`;
const TOO_MANY_MADE = "You've created a lot of tokens. Please try again in an hour.";
const READS_ONLY = "This token is read-only.";
const NOT_FOR_TOKENS = "Tokens can't do this. Please log in and do it yourself.";
const SLOW_DOWN = "Too many requests. Please wait a moment and try again.";

const isIncluded = (planName: string | null | undefined) => grantsOf(planName ?? null).api;

export const apiTokenReads = { tokens: ownApiTokens, subscription: subscriptionOfAccount };

/** Lists a person's tokens without their secrets. */
export function viewApiTokens(
  { tokens, subscription }: Answers<typeof apiTokenReads>,
  now = new Date(),
): ApiTokensView {
  return {
    isIncluded: isIncluded(subscription?.planName),
    tokens: tokens.map(({ createdAt, lastUsedAt, endsAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      isOver: endsAt !== null && endsAt <= now,
    })),
  };
}

const readView = async ({ id, accountId }: Caller) =>
  viewApiTokens(await readEach(apiTokenReads, { id, accountId }));

const endOf = (lasts: TokenLasts, now: Date) =>
  lasts === "always" ? null : new Date(now.getTime() + Number(lasts) * DAY_MS);

/**
 * Creates a token of 256 random bits. Its secret is returned only this once.
 * @throws AppError `forbidden` without the plan, `conflict` at the token limit, `rate_limited`
 */
export async function makeApiToken(
  caller: Caller,
  { name, scope, lasts }: ApiTokenInput,
  now = new Date(),
): Promise<NewApiToken> {
  if (!isIncluded((await getSubscription(caller.accountId))?.planName)) {
    throw new AppError("forbidden", NEEDS_PLAN);
  }
  await countAttempt({ tokenMaking: caller.id }, TOO_MANY_MADE);
  const secret = `plt_${randomBytes(SECRET_BYTES).toString("base64url")}`;
  const kept = { hash: hashLinkSecret(secret), prefix: secret.slice(0, SHOWN_LETTERS) };
  const id = await addApiToken(
    { userId: caller.id, name, scope, endsAt: endOf(lasts, now), ...kept },
    {
      most: MAX_TOKENS,
      keptUntil: new Date(now.getTime() - ENDED_TOKEN_RETENTION_DAYS * DAY_MS),
      now,
    },
  );
  if (!id) throw new AppError("conflict", TOO_MANY);
  logSecurityEvent("token_made", { outcome: "succeeded", subject: id });
  return { ...(await readView(caller)), secret };
}

/**
 * Revokes one of the person's tokens.
 * @throws AppError `not_found`
 */
export async function endApiToken(caller: Caller, id: string): Promise<ApiTokensView> {
  if (!(await deleteApiToken(caller.id, id))) throw notFound("That token has already expired.");
  logSecurityEvent("token_ended", { outcome: "succeeded", subject: id });
  return readView(caller);
}

// Error code for programs (RFC 6750, section 3).
const notKnown = () =>
  new AppError("unauthorized", UNKNOWN, { challenge: 'Bearer error="invalid_token"' });
const outOfScope = (message: string, scope?: TokenScope) =>
  new AppError("forbidden", message, {
    challenge: `Bearer error="insufficient_scope"${scope ? `, scope="${scope}"` : ""}`,
  });

/**
 * Returns the person behind a token, limited to what the token's scope and the call allow.
 * Records the token's rate limit for the response headers.
 * @param needed the lowest scope that the call accepts; undefined for a call that accepts no
 *   token
 * @throws AppError `unauthorized` for an unknown or revoked token, `forbidden` outside its scope
 *   or without the plan, `rate_limited`
 */
export async function callerOfToken(
  secret: string,
  needed: TokenScope | undefined,
  now = new Date(),
): Promise<SessionUser> {
  const caller = FORM.test(secret) ? await findTokenCaller(hashLinkSecret(secret), now) : null;
  if (!caller) throw notKnown();
  await countAttemptOf("apiByToken", caller.id, SLOW_DOWN, recordTokenLimit);
  if (!isIncluded(caller.planName)) throw outOfScope(NEEDS_PLAN);
  if (!needed) throw outOfScope(NOT_FOR_TOKENS);
  if (needed === "write" && caller.scope === "read") throw outOfScope(READS_ONLY, needed);
  return caller.user;
}
