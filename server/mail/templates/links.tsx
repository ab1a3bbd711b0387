import type { ReactNode } from "react";
import { TITLES } from "#lib/screens.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Text } from "./frame.tsx";

// Emails with a link. Opening it changes nothing; a button on the page performs the action.

interface Link {
  href: string;
}

interface Parts extends Link {
  subject: string;
  heading: string;
  preview: string;
  label: string;
  /** Shown above the button. */
  before: ReactNode;
  /** How long the link works, and what to do if someone else requested it. */
  after: string;
  footer: string;
}

const linkMail = ({ subject, heading, preview, href, label, before, after, footer }: Parts) => ({
  subject,
  content: (
    <Frame preview={preview} heading={heading} footer={footer}>
      {before}
      <MailButton href={href}>{label}</MailButton>
      <Text isQuiet>{after}</Text>
    </Frame>
  ),
});

export const OF_THE_ACCOUNT =
  "You're receiving this email because this address belongs to a Porchlight account.";
export const OF_THE_OLD_ADDRESS =
  "You're receiving this email because this address belonged to a Porchlight account.";
const OF_ENTERED_ADDRESS =
  "You're receiving this email because someone entered this address on Porchlight.";
const BY_MISTAKE = "don't use it. Someone may have entered your address by mistake.";
const IGNORE = "If you didn't ask for this, ignore this email:";

/**
 * Returns the email for resetting a password.
 * @param provider how the person logs in if they have no password
 */
export const resetPasswordMail = ({
  href,
  provider,
}: Link & { provider: string | null }): MailText =>
  linkMail({
    href,
    subject: "Set a new password for Porchlight",
    heading: TITLES["/reset-password"],
    preview: "The link works once, for one hour.",
    label: TITLES["/reset-password"],
    before: (
      <>
        <Text>You asked to set a new password for your Porchlight account.</Text>
        {provider ? (
          <Text>
            Your account has no password because you log in with {provider}. You can keep doing
            that, or add a password.
          </Text>
        ) : null}
      </>
    ),
    after: `The link works once, for one hour. ${IGNORE} nothing has changed.`,
    footer: OF_THE_ACCOUNT,
  });

export const verifyEmailMail = ({ href, email }: Link & { email: string }): MailText =>
  linkMail({
    href,
    subject: TITLES["/verify-email"],
    heading: "Welcome to Porchlight",
    preview: "Confirm that this is your email address.",
    label: "Confirm email address",
    before: (
      <Text>
        Please confirm that {email} is your email address. You need it to publish your listing and
        to reset your password.
      </Text>
    ),
    after: `The link works for 7 days. If you didn't create an account, ${BY_MISTAKE}`,
    footer:
      "You're receiving this email because someone created a Porchlight account with this address.",
  });

export const confirmEmailMail = ({ href, email }: Link & { email: string }): MailText =>
  linkMail({
    href,
    subject: "Confirm your new email address",
    heading: "Confirm your new email address",
    preview: "After you confirm it, use it to log in.",
    label: "Use this address",
    before: (
      <Text>
        You asked to change the email address on your account to {email}. After you confirm it, use
        it to log in.
      </Text>
    ),
    after: `The link works for one day. If you didn't ask for it, ${BY_MISTAKE}`,
    footer: OF_ENTERED_ADDRESS,
  });

export const restoreEmailMail = ({ href, email }: Link & { email: string }): MailText =>
  linkMail({
    href,
    subject: "Your Porchlight email address was changed",
    heading: "Your email address was changed",
    preview: "If it wasn't you, restore your address.",
    label: "Restore my address",
    before: (
      <>
        <Text>
          Your Porchlight account has a new email address. You can no longer log in with {email}.
        </Text>
        <Text>If you made this change, you don&apos;t need to do anything.</Text>
        <Text>
          If it wasn&apos;t you, restore your address. Everyone will be logged out, and you&apos;ll
          set a new password.
        </Text>
      </>
    ),
    after: "The link works for 7 days.",
    footer: OF_THE_OLD_ADDRESS,
  });

export const deleteAccountMail = ({ href }: Link): MailText =>
  linkMail({
    href,
    subject: "Delete your Porchlight account",
    heading: TITLES["/delete-account"],
    preview: "The link works once, for one hour.",
    label: "Delete account",
    before: (
      <Text>
        You asked to delete your Porchlight account. The link opens a page where you confirm it.
        After that, you have 14 days to change your mind.
      </Text>
    ),
    after: `The link works once, for one hour. ${IGNORE} nothing has changed.`,
    footer: OF_THE_ACCOUNT,
  });

/**
 * Returns the email that invites a person to an account.
 * @param addedBy name or address of the person who added them
 */
export const invitationMail = ({ href, addedBy }: Link & { addedBy: string | null }): MailText => {
  const who = quotedName(addedBy ?? "") || "Someone";
  return linkMail({
    href,
    // A person's name in the subject would let anyone write emails in our name.
    subject: "You've been added to a Porchlight account",
    heading: "You're invited",
    preview: "Accept the invitation and set your own password.",
    label: "Accept invitation",
    before: (
      <Text>
        {who} is selling a home with Porchlight and added you to the account. Accept the invitation
        and set your own password.
      </Text>
    ),
    after: `The link works for 7 days. If you don't know ${who}, ignore this email.`,
    footer: OF_ENTERED_ADDRESS,
  });
};
