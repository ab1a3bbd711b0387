import "server-only";
import {
  addFollower,
  findFollower,
  type Follower,
  startFollowing,
  stopFollowing,
} from "#db/queries/followers.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError, found } from "#lib/errors.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { type FollowerView, canBeFollowed } from "#lib/listing/follow.ts";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { streetOf } from "#lib/listing/page-text.ts";
import { statusNow } from "#lib/listing/status.ts";
import { followerInput } from "#lib/schemas/followers.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { fieldErrors } from "#lib/validation.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { makeTimeToken } from "#server/time-token.ts";
import { countAttempt, type Keys, spamKeys } from "./limits.ts";
import { isTimely } from "./public-forms.ts";
import { pathOfHome } from "./public-listing.ts";

const PURPOSE = "followers";
const CHECK = "Please check your email address, then send it.";
const TOO_MANY = "We've received too many requests to follow this home. Please try again later.";
const LINK_OVER = "This link no longer works.";

/** Returns a token for a listing's form that proves which listing it came from, and when. */
export const makeFollowToken = (listingId: string): string => makeTimeToken(PURPOSE, listingId);

/** Outcome of the form: sent, or shown again. */
export type AskedToFollow =
  | { kind: "sent" }
  | {
      kind: "again";
      status: 200 | 409 | 422 | 429;
      email: string;
      notice: string;
      error?: string | undefined;
      retryAfter?: number | undefined;
    };

/**
 * Emails an address a link to follow a home. A filled-in honeypot field only returns the usual response.
 * @param address the buyer's network address, when known
 * @throws AppError `not_found` for a deleted listing
 */
export async function takeFollower(
  listingId: string,
  form: URLSearchParams,
  address: string,
): Promise<AskedToFollow> {
  const typed = form.get("email") ?? "";
  const again = (status: 200 | 409 | 422 | 429, notice: string) =>
    ({ kind: "again", status, email: typed, notice }) as const;
  const parsed = followerInput.safeParse({ email: typed });
  if (!parsed.success) return { ...again(422, FIX_FIELDS), error: fieldErrors(parsed.error).email };
  if (!isTimely(PURPOSE, listingId, form)) return again(200, CHECK);
  const { email } = parsed.data;
  const isSpam = Boolean(form.get(TRAP_FIELD));
  try {
    const keys = isSpam ? spamKeys(listingId) : keysOf(listingId, email);
    await countAttempt({ followByAddress: address, ...keys }, TOO_MANY);
    if (!isSpam) await addFollower(listingId, email, new Date());
    return { kind: "sent" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, retryAfter } = error;
    if (code === "conflict") return again(409, message);
    if (code !== "rate_limited") throw error;
    logSecurityEvent("request_refused", { outcome: "refused", reason: code });
    return { ...again(429, message), retryAfter };
  }
}

const keysOf = (listingId: string, email: string): Keys => ({
  followByEmail: email,
  followByListing: listingId,
  followByListingByDay: listingId,
  followByAnyone: "anyone",
});

const statusOf = (follower: Follower, now: Date) =>
  statusNow({ ...follower, timeZone: timeZoneOfHome(follower) }, now);

function stateOf({ confirmedAt, expiresAt }: Follower): FollowerView["state"] {
  if (!confirmedAt) return "unconfirmed";
  return expiresAt ? "stopped" : "following";
}

/**
 * Returns what the link in a follower's emails shows.
 * @throws AppError `not_found` for an unknown or ended link
 */
export async function readFollower(secret: string): Promise<FollowerView> {
  const now = new Date();
  const follower = found(await findFollower(secret, now), LINK_OVER);
  const status = statusOf(follower, now);
  const { slug } = follower;
  return {
    state: stateOf(follower),
    home: streetOf(follower),
    path: slug && LISTING_STATUSES[status].isPublic ? pathOfHome(slug) : null,
    isOpen: canBeFollowed(status),
  };
}

/**
 * Confirms that the owner of an address follows a home, or stops their emails.
 * @returns false for an unknown or ended link, and to follow a home that isn't for sale
 */
export async function setFollowerMails(secret: string, wanted: boolean): Promise<boolean> {
  const now = new Date();
  if (!wanted) return stopFollowing(secret, now);
  const follower = await findFollower(secret, now);
  if (!follower) return false;
  const status = statusOf(follower, now);
  if (!canBeFollowed(status)) return false;
  await startFollowing(follower.id, { price: follower.price, status }, now);
  return true;
}
