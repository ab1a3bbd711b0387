import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findDeletionMail } from "#db/queries/account-deletions.ts";
import { formatDate } from "#lib/format.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { Mail } from "#server/mail/message.ts";
import {
  accountDeletedMail,
  accountDeletionMail,
} from "#server/mail/templates/account-deletion.tsx";
import { siteOrigin } from "#server/site-origin.ts";

/**
 * Writes an email about an account's deletion. Returns null when it is outdated: the account was
 * kept or its deletion requested again, or the person is gone.
 */
export async function writeAccountDeletion({
  userId,
  about,
}: Mails["account_deletion"]): Promise<Mail | null> {
  const found = await findDeletionMail(userId);
  if (!found || (found.deletesAt === null) !== (about === "kept")) return null;
  const { email, isAdmin, deletesAt, state, zipCode, chosenTimeZone } = found;
  const home = state && zipCode ? { state, zipCode, chosenTimeZone } : null;
  const day = deletesAt
    ? formatDate(deletesAt.toISOString(), { timeZone: timeZoneOfHome(home) })
    : "";
  const screen = about === "kept" ? "/online-listing" : "/security#account";
  const text = accountDeletionMail(about, { day, isAdmin, href: siteOrigin() + screen });
  return { ...text, to: email };
}

export const writeAccountDeleted = ({ email }: Mails["account_deleted"]): Promise<Mail> =>
  Promise.resolve({ ...accountDeletedMail(), to: email });
