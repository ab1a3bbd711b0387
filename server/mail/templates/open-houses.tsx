import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { mailtoLink } from "#lib/text/email-address.ts";
import { Frame, MailLink, Quote, Text } from "./frame.tsx";

interface FollowUp {
  subject: string;
  message: string;
  name: string;
  home: string;
  day: string;
  replyTo: string;
  unsubscribeUrl: string;
}

/** Returns the seller's follow-up to an open house visitor who agreed to it. */
export function followUpMail(written: FollowUp): MailText {
  const { message, day, replyTo, unsubscribeUrl } = written;
  const subject = quotedName(written.subject);
  const name = quotedName(written.name);
  const home = quotedName(written.home);
  return {
    subject,
    content: (
      <Frame
        preview={message.slice(0, 120)}
        heading={subject}
        footer={
          <>
            You&apos;re receiving this email because someone signed in with this address at the open
            house at {home} on {day} and agreed to hear from the seller. Porchlight sends it for the
            seller. <MailLink href={unsubscribeUrl}>Unsubscribe from this seller</MailLink>
          </>
        }
      >
        <Text isQuiet>
          Message from the seller of {home} to {name}:
        </Text>
        <Quote>{message}</Quote>
        <Text isQuiet>
          Reply to this email to write to the seller at{" "}
          <MailLink href={mailtoLink(replyTo)}>{replyTo}</MailLink>.
        </Text>
      </Frame>
    ),
  };
}
