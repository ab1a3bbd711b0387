import type { ReactNode } from "react";
import type { DeletionMailAbout } from "#lib/fields/account-deletion.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Text } from "./frame.tsx";
import { OF_THE_ACCOUNT, OF_THE_OLD_ADDRESS } from "./links.tsx";

interface Facts {
  /** The day of the deletion: "December 13, 2026". */
  day: string;
  /** Only the Admin can keep the account. */
  isAdmin: boolean;
  href: string;
}

const mail = (subject: string, preview: string, children: ReactNode): MailText => ({
  subject,
  content: (
    <Frame preview={preview} heading={subject} footer={OF_THE_ACCOUNT}>
      {children}
    </Frame>
  ),
});

const KeepAccount = ({ isAdmin, href, day }: Facts) =>
  isAdmin ? (
    <>
      <Text>Changed your mind? Until {day}, you can stop the deletion.</Text>
      <MailButton href={href}>Keep my account</MailButton>
    </>
  ) : (
    <Text>Until then, your account&apos;s Admin can keep it.</Text>
  );

const requestedMail = (facts: Facts): MailText =>
  mail(
    `Your Porchlight account will be deleted on ${facts.day}`,
    "The listing page is withdrawn now.",
    <>
      <Text>
        The account&apos;s Admin asked to delete it. On {facts.day}, the home, photos, documents,
        showings, messages and offers are deleted, and nobody on the account can log in anymore.
      </Text>
      <Text>The listing page is withdrawn now, and the plan no longer renews.</Text>
      <KeepAccount {...facts} />
    </>,
  );

const reminderMail = (facts: Facts): MailText =>
  mail(
    `Reminder: your Porchlight account will be deleted on ${facts.day}`,
    "Everything in the account is deleted that day.",
    <>
      <Text>
        On {facts.day}, everything in your account is deleted. We can&apos;t restore it after that.
        If you need a copy, the Admin can download everything under Security.
      </Text>
      <KeepAccount {...facts} />
    </>,
  );

const keptMail = ({ isAdmin, href }: Facts): MailText =>
  mail(
    "Your Porchlight account won't be deleted",
    "The account's Admin decided to keep it.",
    <>
      <Text>
        The account&apos;s Admin decided to keep it. Nothing was deleted. The listing page is still
        withdrawn until somebody publishes it again.
      </Text>
      {isAdmin ? <MailButton href={href}>Go to Online Listing</MailButton> : null}
    </>,
  );

const WRITERS: Record<DeletionMailAbout, (facts: Facts) => MailText> = {
  requested: requestedMail,
  reminder: reminderMail,
  kept: keptMail,
};

/** Returns the email about an account's requested deletion, to a person of the account. */
export const accountDeletionMail = (about: DeletionMailAbout, facts: Facts): MailText =>
  WRITERS[about](facts);

/** Returns the last email to a person whose account was deleted. */
export const accountDeletedMail = (): MailText => ({
  subject: "Your Porchlight account was deleted",
  content: (
    <Frame
      preview="Everything in the account is gone."
      heading="Your account was deleted"
      footer={`${OF_THE_OLD_ADDRESS} This is the last email.`}
    >
      <Text>
        Your Porchlight account and everything in it were deleted, as its Admin asked. You can no
        longer log in.
      </Text>
      <Text>You can create a new account with this address at any time.</Text>
    </Frame>
  ),
});
