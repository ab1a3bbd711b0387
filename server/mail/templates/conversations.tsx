import { quotedName, quotedText } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Quote, Text } from "./frame.tsx";

/** Returns the email to a buyer with a seller's reply. */
export function replyMail({
  home,
  text,
  href,
  takesReplies,
}: {
  /** The home's street. */
  home: string;
  text: string;
  href: string;
  /** Whether a reply to the email reaches the seller. */
  takesReplies: boolean;
}): MailText {
  const street = quotedName(home);
  const quoted = quotedText(text);
  return {
    subject: `The seller of ${street} replied to you`,
    content: (
      <Frame
        preview={quoted.slice(0, 120)}
        heading={`The seller of ${street} replied`}
        footer={`You're receiving this email because someone with this address asked about ${street} on Porchlight. If it wasn't you, ignore it.`}
      >
        <Quote>{quoted}</Quote>
        <MailButton href={href}>Reply to the seller</MailButton>
        <Text isQuiet>
          {takesReplies
            ? "You can also reply to this email from this address. The seller won't see it unless your message includes it."
            : "The button opens your private conversation. Replies to this email don't reach the seller."}
        </Text>
      </Frame>
    ),
  };
}
