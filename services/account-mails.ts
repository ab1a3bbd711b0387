import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findMailedLink } from "#db/queries/mailed-links.ts";
import { getUserView } from "#db/queries/users.ts";
import type { LinkPurpose } from "#lib/fields/links.ts";
import { type Provider, PROVIDER_NAMES } from "#lib/sign-in-providers.ts";
import { createLinkSecret } from "#server/link-secret.ts";
import type { Mail, MailText } from "#server/mail/message.ts";
import * as links from "#server/mail/templates/links.tsx";
import * as notices from "#server/mail/templates/notices.tsx";
import { siteOrigin } from "#server/site-origin.ts";

// Login emails go to the address itself, confirmed or not, because they are about that address.

type FoundLink = NonNullable<Awaited<ReturnType<typeof findMailedLink>>>;

const providerOf = ({ authProvider }: FoundLink) =>
  PROVIDER_NAMES[authProvider as Provider] ?? null;

interface LinkMail {
  /** Path of the screen that the link opens. */
  screen: string;
  write: (href: string, link: FoundLink) => MailText;
}

const LINK_MAILS: Partial<Record<LinkPurpose, LinkMail>> = {
  reset_password: {
    screen: "/reset-password",
    write: (href, link) =>
      links.resetPasswordMail({ href, provider: link.hasPassword ? null : providerOf(link) }),
  },
  verify_email: {
    screen: "/verify-email",
    write: (href, { email }) => links.verifyEmailMail({ href, email }),
  },
  confirm_email: {
    screen: "/verify-email",
    write: (href, { email }) => links.confirmEmailMail({ href, email }),
  },
  restore_email: {
    screen: "/restore-email",
    write: (href, { email }) => links.restoreEmailMail({ href, email }),
  },
  delete_account: {
    screen: "/delete-account",
    write: (href) => links.deleteAccountMail({ href }),
  },
  invitation: {
    screen: "/invitation",
    write: (href, { addedBy }) => links.invitationMail({ href, addedBy }),
  },
};

/**
 * Writes the email with a one-time link. The secret is in the URL fragment, so servers and
 * proxies don't log it.
 */
export async function writeLinkMail({ linkId }: Mails["link"]): Promise<Mail | null> {
  const link = await findMailedLink(linkId);
  const mail = link && LINK_MAILS[link.purpose];
  if (!mail) return null;
  const href = `${siteOrigin()}${mail.screen}#${createLinkSecret(linkId)}`;
  return { ...mail.write(href, link), to: link.email };
}

const toPerson = async (userId: string, text: MailText): Promise<Mail | null> => {
  const user = await getUserView(userId);
  return user && { ...text, to: user.email };
};

const resetPasswordLink = () => `${siteOrigin()}/forgot-password`;

export const writePasswordChanged = ({ userId }: Mails["password_changed"]) =>
  toPerson(userId, notices.passwordChangedMail(resetPasswordLink()));

export async function writeAccountClaimed({
  userId,
}: Mails["account_claimed"]): Promise<Mail | null> {
  const user = await getUserView(userId);
  if (!user) return null;
  const provider = PROVIDER_NAMES[user.authProvider as Provider] ?? null;
  return { ...notices.accountClaimedMail({ href: resetPasswordLink(), provider }), to: user.email };
}

export const writeEmailChanged = async ({ email }: Mails["email_changed"]): Promise<Mail> => ({
  ...notices.emailChangedMail(email),
  to: email,
});

export const writeAddressTaken = ({ userId }: Mails["address_taken"]) =>
  toPerson(userId, notices.addressTakenMail(resetPasswordLink()));
