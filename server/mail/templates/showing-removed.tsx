import { SHOWING_HEADINGS } from "#lib/showings/buyer-view.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Facts, Frame, Text } from "./frame.tsx";

/** Returns the email to a buyer whose showing ended because the seller left. */
export function showingRemovedMail({
  when,
  ...told
}: {
  name: string;
  home: string;
  when: string;
}): MailText {
  const name = quotedName(told.name);
  const home = quotedName(told.home);
  const heading = SHOWING_HEADINGS.canceled;
  return {
    subject: `${heading}: ${home}`,
    content: (
      <Frame
        preview={`${home} is no longer listed.`}
        heading={heading}
        footer="You're receiving this email because you requested a showing on Porchlight. This is the last email about this home. Your details have been deleted."
      >
        <Text>Hello {name},</Text>
        <Text>
          The home you planned to see is no longer listed on Porchlight. Please don&apos;t go there.
        </Text>
        <Facts>
          {[
            ["Home", home],
            ["Was scheduled for", when],
          ]}
        </Facts>
      </Frame>
    ),
  };
}
