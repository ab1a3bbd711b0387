import type { ReactNode } from "react";
import type { MailText } from "../message.ts";
import { Frame, MailLink, Text } from "./frame.tsx";
import { OF_THE_ACCOUNT, OF_THE_OLD_ADDRESS } from "./links.tsx";

const notice = (
  subject: string,
  heading: string,
  children: ReactNode,
  footer = OF_THE_ACCOUNT,
): MailText => ({
  subject,
  content: (
    <Frame preview={subject} heading={heading} footer={footer}>
      {children}
    </Frame>
  ),
});

const NewPassword = ({ href }: { href: string }) => (
  <MailLink href={href}>set a new password</MailLink>
);

/**
 * Returns the email about a changed password.
 * @param href where to request a new password
 */
export const passwordChangedMail = (href: string): MailText =>
  notice(
    "Your password was changed",
    "Your password was changed",
    <>
      <Text>The password for your Porchlight account was just changed.</Text>
      <Text>
        If it wasn&apos;t you, <NewPassword href={href} /> right away. That logs everyone else out.
      </Text>
    </>,
  );

/**
 * Returns the email about a claimed account.
 * @param provider whose login proved that the address is the person's
 */
export const accountClaimedMail = ({
  href,
  provider,
}: {
  href: string;
  provider: string | null;
}): MailText =>
  notice(
    "Your account has a new login method",
    "Your account has a new login method",
    <>
      <Text>
        You logged in with {provider ?? "another service"}. An account with your email address
        already existed, but the address was never confirmed. The account is now yours. Its old
        password no longer works, and everyone else was logged out.
      </Text>
      <Text>
        If you also want to log in with a password, <NewPassword href={href} />.
      </Text>
    </>,
  );

export const emailChangedMail = (email: string): MailText =>
  notice(
    "The email address on a Porchlight account was changed",
    "The email address was changed",
    <Text>
      A Porchlight account created with {email} now has a different email address. If you don&apos;t
      know about this account, you don&apos;t need to do anything. If it was your account and you
      didn&apos;t change it, please contact us.
    </Text>,
    OF_THE_OLD_ADDRESS,
  );

export const addressTakenMail = (href: string): MailText =>
  notice(
    "Someone tried to use your email address",
    "Your email address is already in use",
    <>
      <Text>
        Someone tried to use this email address for another Porchlight account. It still belongs to
        your account, and nothing has changed.
      </Text>
      <Text>
        If it was you and you can&apos;t log in to this account, <NewPassword href={href} />.
      </Text>
    </>,
  );
