import type { ReactNode } from "react";
import type { ShowingEnder } from "#lib/fields/showings.ts";
import type { ShowingMailAbout } from "#lib/showings/mail-about.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Text } from "./frame.tsx";

// Mails to who wants to see a home. What opens its door is never in them.

export interface ShowingMail {
  about: ShowingMailAbout;
  /** "Saturday, December 5, 10:30 AM Central Time". */
  when: string;
  /** "1418 Juniper St, Madison, WI 53704". */
  home: string;
  byVideo: boolean;
  /** The visitor's own page. */
  href: string;
  /** Until when the seller, or the visitor, can answer; as `when`. */
  answerBy: string | null;
  /** What the seller has said with it. */
  reason: string;
  endedBy: ShowingEnder | null;
}

interface Words {
  subject: string;
  heading: string;
  text: (mail: ShowingMail) => ReactNode;
  label: string;
}

const by = (answerBy: string | null) => (answerBy ? ` until ${answerBy}` : "");

const CALLED_OFF: Record<ShowingEnder, string> = {
  visitor: "You have called your showing off.",
  seller: "The seller has called your showing off. We are sorry.",
  listing: "The home is not shown any more, so your showing does not take place. We are sorry.",
};

const WORDS: Record<ShowingMailAbout, Words> = {
  asked: {
    subject: "You have asked to see a home",
    heading: "The seller has your request",
    text: ({ answerBy }) =>
      `Nobody else can have this time meanwhile. The seller can answer${by(answerBy)}, and we write to you then.`,
    label: "See your request",
  },
  confirmed: {
    subject: "Your showing is confirmed",
    heading: "Your showing is confirmed",
    text: () => "The seller expects you. On your page you can move the showing, or call it off.",
    label: "See your showing",
  },
  moved: {
    subject: "Your showing has another time",
    heading: "Your showing has another time",
    text: () =>
      "This time and time zone replace the ones in our earlier emails. If they don’t suit you, change the showing on your page.",
    label: "See your showing",
  },
  proposed: {
    subject: "The seller proposes another time",
    heading: "Does this time suit you?",
    text: ({ answerBy }) =>
      `The seller proposes another time. It is kept for you${by(answerBy)}: agree to it on your page, or choose another one.`,
    label: "Answer the seller",
  },
  declined: {
    subject: "The seller can’t show the home then",
    heading: "The seller can’t show the home then",
    text: () => "This showing does not take place. On your page you can ask for another time.",
    label: "Ask for another time",
  },
  cancelled: {
    subject: "Your showing is called off",
    heading: "Your showing is called off",
    text: ({ endedBy }) => CALLED_OFF[endedBy ?? "seller"],
    label: "See your page",
  },
  expired: {
    subject: "Your showing was not answered in time",
    heading: "Nobody has answered in time",
    text: () =>
      "This showing does not take place, and its time is free again. On your page you can ask for another one.",
    label: "Ask for another time",
  },
  reminder_day: {
    subject: "Your showing is tomorrow",
    heading: "Your showing is in a day",
    text: () =>
      "What the seller has left for you about getting in stands on your page now. If you can’t come, please call it off there.",
    label: "See your showing",
  },
  reminder_hours: {
    subject: "Your showing is in two hours",
    heading: "Your showing is in two hours",
    text: () => "If you can’t come, please call it off on your page, so that the seller knows.",
    label: "See your showing",
  },
  feedback: {
    subject: "How was the home?",
    heading: "How was it?",
    text: () =>
      "The seller would like to know what you think. It takes a minute, and the seller alone reads it.",
    label: "Say how it was",
  },
};

/** A mail to a visitor about their showing. */
export function showingMail(mail: ShowingMail): MailText {
  const { about, when, home, byVideo, href, reason, endedBy } = mail;
  const { subject, heading, text, label } = WORDS[about];
  return {
    subject,
    content: (
      <Frame
        preview={`${when}, ${home}`}
        heading={heading}
        footer="You get this mail because somebody has asked to see a home with this address. If it wasn't you, do nothing: you get no more than what concerns this one showing."
      >
        <Text>
          {byVideo ? "By video: " : ""}
          {home}
        </Text>
        <Text>{when}</Text>
        <Text>{text(mail)}</Text>
        {reason && endedBy !== "visitor" ? <Text>The seller says: “{reason}”</Text> : null}
        <MailButton href={href}>{label}</MailButton>
        <Text isQuiet>
          The page behind this button is yours alone: whoever has its address can change your
          showing.
        </Text>
      </Frame>
    ),
  };
}
