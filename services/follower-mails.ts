import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findFollowerById, followerSecret, type Follower } from "#db/queries/followers.ts";
import { canBeFollowed } from "#lib/listing/follow.ts";
import { streetOf } from "#lib/listing/page-text.ts";
import type { Mail } from "#server/mail/message.ts";
import { followConfirmationMail, followerNewsMail } from "#server/mail/templates/followers.tsx";
import { siteOrigin } from "#server/site-origin.ts";
import { pathOfHome } from "./public-listing.ts";

function partsOf({ id, slug, ...follower }: Follower) {
  const secret = followerSecret(id);
  const origin = siteOrigin();
  const page = `${origin}${pathOfHome(slug ?? "")}`;
  return {
    words: { home: streetOf(follower), listingUrl: page, linkUrl: `${page}/follow/${secret}` },
    oneClickUrl: `${origin}/api/unsubscribe/one-click?secret=${secret}`,
  };
}

/** Writes the email that confirms an address, or returns null when it has expired. */
export async function writeFollowConfirmation({
  followerId,
}: Mails["follow_confirmation"]): Promise<Mail | null> {
  const follower = await findFollowerById(followerId, new Date());
  if (!follower?.slug) return null;
  const { accountId, email: to } = follower;
  const { words } = partsOf(follower);
  return { ...followConfirmationMail(words), to, countedAs: { pot: "visitor_mail", accountId } };
}

/**
 * Writes the email about a change, or returns null when the person has stopped or a later email says
 * something else.
 */
export async function writeFollowerNews({
  followerId,
  price,
  status,
}: Mails["follower_news"]): Promise<Mail | null> {
  const follower = await findFollowerById(followerId, new Date());
  if (!follower?.slug || !follower.confirmedAt) return null;
  const isLast = status !== null && !canBeFollowed(status);
  // Their row ends with the last email; before, it ends only if they stopped.
  if (follower.expiresAt && !isLast) return null;
  if (price && follower.lastPrice !== price.to) return null;
  if (status && follower.lastStatus !== status) return null;
  const { accountId, email: to } = follower;
  const { words, oneClickUrl } = partsOf(follower);
  return {
    ...followerNewsMail({ ...words, price, status }),
    ...{ to, countedAs: { pot: "follow_up", accountId } },
    headers: {
      "List-Unsubscribe": `<${oneClickUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
