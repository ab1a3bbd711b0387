import type { ReactNode } from "react";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Text } from "./frame.tsx";

// Mails that bring a link. Nothing happens by opening it: what it is for is done by a button there.

interface Link {
  href: string;
}

interface Parts extends Link {
  subject: string;
  heading: string;
  preview: string;
  label: string;
  /** What stands above the button. */
  before: ReactNode;
  /** For how long the link works, and what to do where it wasn't the person who asked. */
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

const OF_THE_ACCOUNT = "You get this mail because this is the address of an account at Porchlight.";
const IGNORE = "If it wasn't you, do nothing:";

/** @param provider by whom the person signs in, where they have no password */
export const resetPasswordMail = ({
  href,
  provider,
}: Link & { provider: string | null }): MailText =>
  linkMail({
    href,
    subject: "Set a new password for Porchlight",
    heading: "Set a new password",
    preview: "The link works once, for one hour.",
    label: "Set a new password",
    before: (
      <>
        <Text>You asked for a new password for your account at Porchlight.</Text>
        {provider ? (
          <Text>
            Your account has no password: you log in with {provider}. You can go on with that, or
            set a password too.
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
    subject: "Confirm your email address",
    heading: "Welcome to Porchlight",
    preview: "Please confirm that this is your address.",
    label: "Confirm your address",
    before: (
      <Text>
        Please confirm that {email} is your address. Then your home can go public, and you can get
        back in when you forget your password.
      </Text>
    ),
    after:
      "The link works for 7 days. If you did not create an account, don't follow it: somebody else has given your address by mistake.",
    footer: "You get this mail because an account at Porchlight was created with this address.",
  });

export const confirmEmailMail = ({ href, email }: Link & { email: string }): MailText =>
  linkMail({
    href,
    subject: "Confirm your new email address",
    heading: "Confirm your new address",
    preview: "Then you log in with it.",
    label: "Make it my address",
    before: (
      <Text>
        You asked for {email} as the address of your account. Confirm it, and you log in with it
        from then on.
      </Text>
    ),
    after:
      "The link works for one day. If you did not ask for it, don't follow it: somebody else has given your address by mistake.",
    footer: "You get this mail because someone has entered this address at Porchlight.",
  });

export const restoreEmailMail = ({ href, email }: Link & { email: string }): MailText =>
  linkMail({
    href,
    subject: "The email address of your account was changed",
    heading: "Your address was changed",
    preview: "If it wasn't you, put it back.",
    label: "Put my address back",
    before: (
      <>
        <Text>
          Your account at Porchlight has another email address now, and {email} no longer opens it.
        </Text>
        <Text>If you changed it yourself, there is nothing to do.</Text>
        <Text>
          If it wasn&apos;t you, put your address back. Everyone is signed out then, and you set a
          new password.
        </Text>
      </>
    ),
    after: "The link works for 7 days.",
    footer: "You get this mail because this was the address of an account at Porchlight.",
  });

/** @param addedBy name or address of who has added the person */
export const invitationMail = ({ href, addedBy }: Link & { addedBy: string | null }): MailText => {
  const who = quotedName(addedBy ?? "") || "Someone";
  return linkMail({
    href,
    // A person's own words are no subject: anybody could write a mail of ours by their name.
    subject: "You have been added to an account at Porchlight",
    heading: "You are invited",
    preview: "Accept, and set a password of your own.",
    label: "Accept the invitation",
    before: (
      <Text>
        {who} prepares a home for sale with Porchlight, and has added you to work on it together.
        Accept, and set a password that is yours alone.
      </Text>
    ),
    after: `The link works for 7 days. If you don't know ${who}, do nothing.`,
    footer: "You get this mail because someone has entered your address at Porchlight.",
  });
};
