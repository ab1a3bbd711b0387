import type { SupportTopic } from "#lib/fields/support.ts";
import { mailtoLink } from "#lib/text/email-address.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Facts, Frame, MailLink, Quote, Text } from "./frame.tsx";

interface Written {
  topic?: SupportTopic | undefined;
  subject: string;
  message: string;
  contactEmail: string;
}

interface OfPerson extends Written {
  userId: string;
  accountId: string;
  email: string;
  name: string | null;
  planName: string | null;
  level: string | null;
  screen: string | null;
}

/** Returns the email to the operator. Replies go to the person. */
export function supportMail(request: OfPerson): MailText {
  const level = request.level ?? "No plan";
  const isFeature = request.topic === "feature";
  return {
    subject: `[${level}] ${isFeature ? "Feature request: " : ""}${request.subject}`,
    content: (
      <Frame
        preview={request.message.slice(0, 120)}
        heading={request.subject}
        footer="Sent from the Porchlight support screen. Replies go to the person who wrote."
      >
        <Quote>{request.message}</Quote>
        <Facts>
          {[
            ["About", isFeature ? "Priority feature request" : "Question"],
            ["Support", level],
            ["Plan", request.planName ?? "none"],
            ["From", quotedName(request.name ?? "") || "no name given"],
            [
              "Reply to",
              <MailLink key="to" href={mailtoLink(request.contactEmail)}>
                {request.contactEmail}
              </MailLink>,
            ],
            ["Login email", request.email],
            ["Screen", request.screen ?? "not specified"],
            ["User", request.userId],
            ["Account", request.accountId],
          ]}
        </Facts>
      </Frame>
    ),
  };
}

/** Returns the person's copy of their support request. */
export function supportCopy({ subject, message, contactEmail }: Written): MailText {
  return {
    subject: `We received your message: ${subject}`,
    content: (
      <Frame
        preview="Here is a copy of what you wrote to us."
        heading="We received your message"
        footer="You're receiving this email because you contacted Porchlight support."
      >
        <Text>Thanks for contacting us. We&apos;ll reply by email to {contactEmail}.</Text>
        <Text isQuiet>Your message:</Text>
        <Quote>{`${subject}\n\n${message}`}</Quote>
      </Frame>
    ),
  };
}
