import { READ_AND_REPLY, VIEW_IN_PORCHLIGHT } from "#lib/events/mail-words.ts";
import { SEE_ALL_NOTIFICATIONS } from "#lib/fields/notifications.ts";
import { scamSigns } from "#lib/messages/scam-signs.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { mailtoLink } from "#lib/text/email-address.ts";
import { Facts, Frame, MailButton, MailLink, Quote, Text } from "./frame.tsx";

export interface Why {
  because: string;
  /** Where to unsubscribe; null for email that can't be turned off. */
  unsubscribeUrl: string | null;
  settingsUrl: string;
}

function Footer({ because, unsubscribeUrl, settingsUrl }: Why) {
  return (
    <>
      {because}{" "}
      {unsubscribeUrl ? (
        <>
          <MailLink href={unsubscribeUrl}>Unsubscribe from these emails</MailLink> or{" "}
          <MailLink href={settingsUrl}>change your email preferences</MailLink>.
        </>
      ) : null}
    </>
  );
}

interface NotificationFacts extends Why {
  text: string;
  at: string;
  home: string | null;
  advice: string | null;
  action: { label: string; href: string };
}

/** Returns the email about one event. */
export function notificationMail({
  text,
  at,
  home,
  advice,
  action,
  ...why
}: NotificationFacts): MailText {
  const facts = [["When", at] as const, ...(home ? [["Home", home] as const] : [])];
  return {
    subject: text.replace(/\.$/, ""),
    content: (
      <Frame preview={advice ?? text} heading={text} footer={<Footer {...why} />}>
        <Facts>{facts}</Facts>
        {advice ? <Text>{advice}</Text> : null}
        <MailButton href={action.href}>{action.label}</MailButton>
      </Frame>
    ),
  };
}

interface Visitor {
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
}

const factsOf = ({ name, email, phone }: Omit<Visitor, "message">) => [
  ["Name", quotedName(name)] as const,
  ...(email
    ? [
        [
          "Email",
          <MailLink key="email" href={mailtoLink(email)}>
            {email}
          </MailLink>,
        ] as const,
      ]
    : []),
  ...(phone ? [["Phone", quotedName(phone)] as const] : []),
];

const howToReply = (name: string) => `Reply to this email to write to ${name}. ${notSeen(name)}`;

/** How a seller answers a request from its email. */
interface AnswerLinks {
  confirm: string;
  propose: string;
  decline: string;
  /** When the request expires, in words. */
  by: string;
}

function Answers({ confirm, propose, decline, by }: AnswerLinks) {
  return (
    <>
      <Text>{`Answer by ${by}. After that, the request expires.`}</Text>
      <MailButton href={confirm}>Confirm</MailButton>
      <MailButton isQuiet href={propose}>
        Propose another time
      </MailButton>
      <MailButton isQuiet href={decline}>
        Decline
      </MailButton>
    </>
  );
}

/**
 * Returns the email about a showing. Replies go to the buyer.
 * @param facts.takesReplies whether they go through a relay address, which shows no one's address
 */
export function showingNewsMail({
  visitor,
  takesReplies,
  answers,
  text,
  at,
  home,
  advice,
  action,
  ...why
}: NotificationFacts & {
  visitor: Visitor;
  takesReplies: boolean;
  answers: AnswerLinks | null;
}): MailText {
  return {
    subject: `${text.replace(/\.$/, "")}${home ? ` (${home})` : ""}`,
    content: (
      <Frame preview={advice ?? text} heading={text} footer={<Footer {...why} />}>
        {visitor.message ? <Quote>{visitor.message}</Quote> : null}
        <Facts>
          {[
            ...factsOf(visitor),
            ...(home ? [["Home", home] as const] : []),
            ["Updated", at] as const,
          ]}
        </Facts>
        {advice ? <Text>{advice}</Text> : null}
        {takesReplies ? <Text>{howToReply(quotedName(visitor.name))}</Text> : null}
        {answers ? <Answers {...answers} /> : null}
        <MailButton isQuiet={answers !== null} href={action.href}>
          {action.label}
        </MailButton>
      </Frame>
    ),
  };
}

export interface InquiryFacts extends Why {
  about: "question" | "showing" | "reply";
  home: string | null;
  at: string;
  buyer: Pick<Visitor, "name" | "phone" | "message"> & { hasEmail: boolean };
  href: string;
  /** Whether a reply to the email reaches the buyer. */
  takesReplies: boolean;
}

const notSeen = (name: string) =>
  `${name} won't see your email address, unless you put it in your message.`;

function howToAnswer(name: string, hasEmail: boolean, takesReplies: boolean): string {
  if (!hasEmail) return `${name} didn't give an email address. Please call instead.`;
  return takesReplies
    ? `Reply to this email or in Porchlight. ${notSeen(name)}`
    : `Reply in Porchlight. ${name} won't see your email address. Replies to this email don't reach ${name}.`;
}

const INQUIRY_WORDS: Record<InquiryFacts["about"], { what: string; subject: string }> = {
  question: { what: "sent a message", subject: "New message about" },
  showing: { what: "requested a showing", subject: "New showing request for" },
  reply: { what: "wrote back", subject: "New reply about" },
};

/** Returns the email about a buyer's message, without the buyer's address. */
export function inquiryMail(facts: InquiryFacts): MailText {
  const { about, home, at, buyer, href, takesReplies, ...why } = facts;
  const { hasEmail, message } = buyer;
  const name = quotedName(buyer.name);
  const { what, subject } = INQUIRY_WORDS[about];
  return {
    subject: `${subject} ${home ?? "your home"} from ${name}`,
    content: (
      <Frame
        preview={message.slice(0, 120)}
        heading={`${name} ${what}`}
        footer={<Footer {...why} />}
      >
        <Quote>{message}</Quote>
        {scamSigns(message).map((warning) => (
          <Text key={warning}>{warning}</Text>
        ))}
        <Facts>
          {[
            ...factsOf({ ...buyer, email: null }),
            ...(home ? [["Home", home] as const] : []),
            ["Sent", at],
          ]}
        </Facts>
        <Text>{howToAnswer(name, hasEmail, takesReplies)}</Text>
        <MailButton href={href}>{hasEmail ? READ_AND_REPLY : VIEW_IN_PORCHLIGHT}</MailButton>
      </Frame>
    ),
  };
}

interface DigestFacts extends Why {
  home: string | null;
  events: readonly { text: string; at: string; href: string }[];
  href: string;
}

/** Returns the daily summary of events. */
export function digestMail({ home, events, href, ...why }: DigestFacts): MailText {
  const heading = events.length === 1 ? "1 new update" : `${events.length} new updates`;
  return {
    subject: `${heading}${home ? ` for ${home}` : ""}`,
    content: (
      <Frame preview={events[0]?.text ?? heading} heading={heading} footer={<Footer {...why} />}>
        {events.map(({ text, at, href: place }, index) => (
          <Text key={index}>
            <MailLink href={place}>{text}</MailLink>
            <br />
            {at}
          </Text>
        ))}
        <MailButton href={href}>{SEE_ALL_NOTIFICATIONS}</MailButton>
      </Frame>
    ),
  };
}
