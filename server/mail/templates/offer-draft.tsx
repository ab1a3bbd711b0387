import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Text } from "./frame.tsx";

/** Returns the email with the link of a draft. @param mail.until the last day that it works, in words */
export function offerDraftMail({
  home,
  until,
  href,
}: {
  home: string;
  until: string;
  href: string;
}): MailText {
  return {
    subject: `Your draft offer for ${quotedName(home.split(",")[0] ?? home)}`,
    content: (
      <Frame
        preview={home}
        heading="Finish your offer"
        footer="You're receiving this email because someone saved an offer with this address. If it wasn't you, ignore it. The draft is then deleted after 30 days."
      >
        <Text>{home}</Text>
        <Text>
          We saved your draft. The seller can&apos;t see it. You can open it with this link until{" "}
          {until}.
        </Text>
        <MailButton href={href}>Continue your offer</MailButton>
        <Text isQuiet>The link is private. Anyone with it can read and change your draft.</Text>
      </Frame>
    ),
  };
}
