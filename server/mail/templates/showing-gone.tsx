import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Facts, Frame, Text } from "./frame.tsx";

/** To whoever was to see a home whose seller has left. */
export function showingGoneMail({
  when,
  ...told
}: {
  name: string;
  home: string;
  when: string;
}): MailText {
  const name = quotedName(told.name);
  const home = quotedName(told.home);
  const heading = "Your showing is cancelled";
  return {
    subject: `${heading}: ${home}`,
    content: (
      <Frame
        preview={`${home} can't be seen any more.`}
        heading={heading}
        footer="You get this mail because you asked to see this home at Porchlight. It is the last one about it, and what you told us is deleted."
      >
        <Text>Hello {name},</Text>
        <Text>
          the home that you wanted to see is no longer listed at Porchlight. Please don&apos;t go
          there.
        </Text>
        <Facts>
          {[
            ["Home", home],
            ["It was to be", when],
          ]}
        </Facts>
      </Frame>
    ),
  };
}
