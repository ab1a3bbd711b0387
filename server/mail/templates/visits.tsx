import type { MailText } from "../message.ts";
import { Facts, Frame, MailButton, Text } from "./frame.tsx";

interface VisitFacts {
  heading: string;
  /** What it means, and what can be done, in a sentence or two. */
  text: string;
  name: string;
  home: string;
  when: string;
  /** The visitor's own page. */
  action: { label: string; href: string };
}

/** What time brings to the visitor of a home: a reminder, an end without an answer, a question after it. */
export function visitMail({ heading, text, name, home, when, action }: VisitFacts): MailText {
  return {
    subject: `${heading}: ${home}`,
    content: (
      <Frame
        preview={`${when}. ${text}`}
        heading={heading}
        footer="You get this mail because you asked to see this home at Porchlight. Whoever has the link to your page can change the showing: keep it to yourself."
      >
        <Text>Hello {name},</Text>
        <Text>{text}</Text>
        <Facts>
          {[
            ["Home", home],
            ["When", when],
          ]}
        </Facts>
        <MailButton href={action.href}>{action.label}</MailButton>
      </Frame>
    ),
  };
}
