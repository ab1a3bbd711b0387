import "server-only";
import { randomBytes } from "node:crypto";
import {
  addApiToken,
  deleteApiToken,
  findTokenCaller,
  ownApiTokens,
} from "#db/queries/api-tokens.ts";
import { getSubscription } from "#db/queries/plans.ts";
import type { SessionUser } from "#db/queries/sessions.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { countAttempt } from "./limits.ts";

export { ownApiTokens };

export type TokenScope = "read" | "write";

const FORM = /^plt_[\w-]{43}$/;
const SHOWN_LETTERS = 8;
const MOST_TOKENS = 20;

const NEEDS_PLAN = `The API comes with the ${planWith("api")} plan.`;
const UNKNOWN = "This token is not known, or has ended.";
const TOO_MANY = `You have ${MOST_TOKENS} tokens. End one that you don't need any more.`;
const READS_ONLY = "This token may only read.";
const NOT_FOR_TOKENS = "This can't be done with a token. Please log in and do it yourself.";
const SLOW_DOWN = "That was too much at once. Please wait a moment and try again.";

const isIncluded = (planName: string | null | undefined) => grantsOf(planName ?? null).api;

/**
 * Makes a token of 256 random bits. Its secret is told this once.
 * @throws AppError `forbidden` without the plan, `conflict` with as many as a person may have
 */
export async function makeApiToken(
  { id: userId, accountId }: { id: string; accountId: string },
  token: { name: string; scope: TokenScope; endsAt: Date | null },
): Promise<string> {
  if (!isIncluded((await getSubscription(accountId))?.planName)) {
    throw new AppError("forbidden", NEEDS_PLAN);
  }
  const secret = `plt_${randomBytes(32).toString("base64url")}`;
  const kept = { hash: hashLinkSecret(secret), prefix: secret.slice(0, SHOWN_LETTERS) };
  const isStored = await addApiToken({ ...token, ...kept, userId }, MOST_TOKENS);
  if (!isStored) throw new AppError("conflict", TOO_MANY);
  return secret;
}

/** Ends one of the person's tokens. @throws AppError `not_found` */
export async function endApiToken(userId: string, id: string): Promise<void> {
  if (!(await deleteApiToken(userId, id))) throw notFound("That token has ended already.");
}

/**
 * Who calls by a token: the person who made it, for what both it and the call allow.
 * @param needed the least scope that the call takes; undefined for one that takes no token
 * @throws AppError `unauthorized` for one that is unknown or has ended, `forbidden` for what is not
 *   within its scope and without the plan, `rate_limited`
 */
export async function callerOfToken(
  secret: string,
  needed: TokenScope | undefined,
  now = new Date(),
): Promise<SessionUser> {
  const caller = FORM.test(secret) ? await findTokenCaller(hashLinkSecret(secret), now) : null;
  if (!caller) throw new AppError("unauthorized", UNKNOWN);
  await countAttempt({ apiByToken: caller.id }, SLOW_DOWN);
  if (!isIncluded(caller.planName)) throw new AppError("forbidden", NEEDS_PLAN);
  if (!needed) throw new AppError("forbidden", NOT_FOR_TOKENS);
  if (needed === "write" && caller.scope === "read") throw new AppError("forbidden", READS_ONLY);
  return caller.user;
}
