import type { ReactNode } from "react";
import type { ShowingEnder } from "#lib/fields/showings.ts";
import {
  BY_VIDEO,
  REQUEST_ANOTHER_TIME,
  reservedText,
  SHOWING_HEADINGS,
} from "#lib/showings/buyer-view.ts";
import type { ShowingMailAbout } from "#lib/showings/mail-about.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Text } from "./frame.tsx";

// Emails to a buyer. They never contain access codes.

export interface ShowingMail {
  about: ShowingMailAbout;
  when: string;
  home: string;
  byVideo: boolean;
  href: string;
  /** Deadline for the seller or the buyer, formatted like `when`. */
  answerBy: string | null;
  reason: string;
  endedBy: ShowingEnder | null;
  isSold: boolean;
}

interface Words {
  /** @param home its street */
  subject: (home: string) => string;
  heading: string;
  text: (mail: ShowingMail) => ReactNode;
  label: string;
}

const by = (answerBy: string | null) => (answerBy ? ` until ${answerBy}` : "");

const CANCELED: Record<ShowingEnder, string> = {
  visitor: "You canceled your showing.",
  seller: "We're sorry. The seller canceled your showing.",
  listing: "We're sorry. The home is no longer available, so your showing was canceled.",
};
const SOLD =
  "We're sorry. The home has been sold, so your showing was canceled. Thank you for your interest, and good luck with your search.";

const WORDS: Record<ShowingMailAbout, Words> = {
  asked: {
    subject: (home) => `Your showing request for ${home}`,
    heading: "We sent your request to the seller",
    text: ({ answerBy }) => `${reservedText(by(answerBy))} We'll email you when there's an answer.`,
    label: "View your request",
  },
  confirmed: {
    subject: (home) => `Showing confirmed: ${home}`,
    heading: SHOWING_HEADINGS.confirmed,
    text: () => "The seller is expecting you. You can change or cancel it on your showing page.",
    label: "View your showing",
  },
  moved: {
    subject: (home) => `New time for your showing at ${home}`,
    heading: "Your showing has a new time",
    text: () =>
      "This time and time zone replace the ones in our earlier emails. If they don't work for you, change the showing on your showing page.",
    label: "View your showing",
  },
  proposed: {
    subject: (home) => `The seller proposed another time to see ${home}`,
    heading: "Does this time work for you?",
    text: ({ answerBy }) =>
      `The seller proposed another time. It's reserved for you${by(answerBy)}. Accept it on your showing page, or choose another time.`,
    label: "Answer the seller",
  },
  declined: {
    subject: (home) => `Showing request declined: ${home}`,
    heading: SHOWING_HEADINGS.declined,
    text: () =>
      "The seller declined this showing. You can request another time on your showing page.",
    label: REQUEST_ANOTHER_TIME,
  },
  cancelled: {
    subject: (home) => `Showing canceled: ${home}`,
    heading: SHOWING_HEADINGS.canceled,
    text: ({ endedBy, isSold }) =>
      isSold && endedBy === "listing" ? SOLD : CANCELED[endedBy ?? "seller"],
    label: "View your showing",
  },
  expired: {
    subject: (home) => `Showing request expired: ${home}`,
    heading: "Your showing request expired",
    text: () =>
      "No one answered in time, so this showing won't take place. You can request another time on your showing page.",
    label: REQUEST_ANOTHER_TIME,
  },
  reminder_day: {
    subject: (home) => `Your showing at ${home} is tomorrow`,
    heading: "Your showing is tomorrow",
    text: () =>
      "Your showing page now has any instructions the seller left for getting in. If you can't come, please cancel there.",
    label: "View your showing",
  },
  reminder_hours: {
    subject: (home) => `Your showing at ${home} is in two hours`,
    heading: "Your showing is in two hours",
    text: () => "If you can't come, please cancel on your showing page so the seller knows.",
    label: "View your showing",
  },
  feedback: {
    subject: (home) => `How was your showing at ${home}?`,
    heading: "How was your showing?",
    text: () =>
      "The seller would like to know what you think. It takes a minute, and only the seller sees your answers.",
    label: "Give feedback",
  },
};

/** Returns the email to a buyer about their showing. */
export function showingMail(mail: ShowingMail): MailText {
  const { about, when, home, byVideo, href, reason, endedBy } = mail;
  const { subject, heading, text, label } = WORDS[about];
  return {
    subject: subject(quotedName(home.split(",")[0] ?? home)),
    content: (
      <Frame
        preview={`${when}, ${home}`}
        heading={heading}
        footer="You're receiving this email because someone requested a showing with this address. If it wasn't you, ignore it. We only email you about this showing."
      >
        <Text>
          {byVideo ? BY_VIDEO : ""}
          {home}
        </Text>
        <Text>{when}</Text>
        <Text>{text(mail)}</Text>
        {reason && endedBy !== "visitor" ? <Text>Message from the seller: “{reason}”</Text> : null}
        <MailButton href={href}>{label}</MailButton>
        <Text isQuiet>
          The button opens your private showing page. Anyone with its link can change your showing.
        </Text>
      </Frame>
    ),
  };
}
