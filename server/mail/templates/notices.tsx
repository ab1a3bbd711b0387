import type { ReactNode } from "react";
import type { MailText } from "../message.ts";
import { Frame, MailLink, Text } from "./frame.tsx";

// Mails that tell what has changed in how a person signs in.

const OF_THE_ACCOUNT = "You get this mail because this is the address of an account at Porchlight.";

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

/** @param href where a new password is asked for */
export const passwordChangedMail = (href: string): MailText =>
  notice(
    "Your password was changed",
    "Your password was changed",
    <>
      <Text>The password of your account at Porchlight has just been changed.</Text>
      <Text>
        If it wasn&apos;t you, <NewPassword href={href} /> at once: that signs everyone else out.
      </Text>
    </>,
  );

/** @param provider whose sign-in has shown that the address is the person's */
export const accountClaimedMail = ({
  href,
  provider,
}: {
  href: string;
  provider: string | null;
}): MailText =>
  notice(
    "Your account has a new way in",
    "Your account has a new way in",
    <>
      <Text>
        You logged in with {provider ?? "another service"}, and an account with your address was
        there already. Nobody had confirmed the address, so the account is yours now: its old
        password no longer works, and everyone else was signed out.
      </Text>
      <Text>
        If you want a password too, <NewPassword href={href} />.
      </Text>
    </>,
  );

export const emailChangedMail = (email: string): MailText =>
  notice(
    "The email address of an account was changed",
    "The address was changed",
    <Text>
      An account at Porchlight that was created with {email} has another email address now. If you
      don&apos;t know of any, there is nothing to do. If it was your account and you did not change
      it, please write to us.
    </Text>,
    "You get this mail because this was the address of an account at Porchlight.",
  );

export const addressTakenMail = (href: string): MailText =>
  notice(
    "Someone asked for your email address",
    "Your address is in use",
    <>
      <Text>
        Someone has asked to use this address for another account at Porchlight. It stays with
        yours, and nothing has changed.
      </Text>
      <Text>
        If it was you and you can&apos;t get into this account, <NewPassword href={href} />.
      </Text>
    </>,
  );
