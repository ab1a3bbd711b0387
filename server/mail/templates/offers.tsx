import { NOT_A_CONTRACT } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import type { OfferMailAbout } from "#lib/offers/mail-about.ts";
import { quotedName, quotedText } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, Quote, Text } from "./frame.tsx";

// Emails to the buyer of an offer. They never contain a turn's note.

interface OfferMail {
  about: OfferMailAbout;
  home: string;
  /** Whole US dollars. */
  price: number;
  /** When the last turn expires, in words. */
  expires: string;
  /** False while another offer for the home is accepted. */
  canAccept: boolean;
  /** What the seller wrote when they declined it; "" for nothing. */
  note: string;
  href: string;
}

interface Words {
  /** @param street of the home */
  subject: (street: string) => string;
  heading: string;
  text: (mail: OfferMail) => string;
  label: string;
}

const WORDS: Record<OfferMailAbout, Words> = {
  confirm: {
    subject: (street) => `Confirm your offer for ${street}`,
    heading: "Confirm your offer",
    text: ({ price, expires }) =>
      `You entered an offer of ${formatMoney(price)} that expires ${expires}. The seller sees it once you confirm it.`,
    label: "Review and confirm",
  },
  countered: {
    subject: (street) => `Counteroffer for ${street}`,
    heading: "The seller made a counteroffer",
    text: ({ price, expires, canAccept }) =>
      `The counteroffer has a price of ${formatMoney(price)} and expires ${expires}. ${canAccept ? "Accept it, change terms, or withdraw." : "The seller accepted another offer, so you can't accept this one now. Change terms, or withdraw."}`,
    label: "View the counteroffer",
  },
  due: {
    subject: (street) => `Counteroffer for ${street} expires soon`,
    heading: "Answer the counteroffer",
    text: ({ price, expires }) =>
      `The seller's counteroffer has a price of ${formatMoney(price)} and expires ${expires}. Accept it, change terms, or withdraw before then.`,
    label: "Answer the counteroffer",
  },
  highest_and_best: {
    subject: (street) => `Highest and best offers requested for ${street}`,
    heading: "The seller asks for your highest and best offer",
    text: ({ price, expires }) =>
      `Your current offer is ${formatMoney(price)}. Change your terms or keep them, and send them by ${expires}.`,
    label: "Review and send your offer",
  },
  best_due: {
    subject: (street) => `Highest and best offers for ${street} are due soon`,
    heading: "Send your highest and best offer",
    text: ({ price, expires }) =>
      `Your current offer is ${formatMoney(price)}. Change your terms or keep them, and send them by ${expires}.`,
    label: "Review and send your offer",
  },
  request_canceled: {
    subject: (street) => `Request for highest and best offers canceled: ${street}`,
    heading: "The seller canceled the request",
    text: ({ price, expires }) =>
      `The seller no longer asks for highest and best offers. Your offer of ${formatMoney(price)} stays open until ${expires}.`,
    label: "View your offer",
  },
  accepted: {
    subject: (street) => `The seller accepted your terms for ${street}`,
    heading: "You and the seller agree on the terms",
    text: ({ price }) =>
      `The seller accepted your offer of ${formatMoney(price)}. ${NOT_A_CONTRACT}`,
    label: "View the terms",
  },
  backup: {
    subject: (street) => `Your offer for ${street} is a backup`,
    heading: "Your offer is a backup",
    text: ({ price }) =>
      `The seller accepted another offer first, and accepted yours of ${formatMoney(price)} as a backup. If the first one falls through, the seller can accept yours. You can withdraw until then. ${NOT_A_CONTRACT}`,
    label: "View your offer",
  },
  declined: {
    subject: (street) => `Offer declined: ${street}`,
    heading: "The seller declined your offer",
    text: () => "Thank you for your interest. This offer is closed.",
    label: "View your offer",
  },
  fell_through: {
    subject: (street) => `The deal for ${street} fell through`,
    heading: "The seller ended the accepted offer",
    text: ({ price }) =>
      `The seller recorded that the deal for your offer of ${formatMoney(price)} fell through. This offer is closed. If you have signed a document, it decides what applies.`,
    label: "View your offer",
  },
  expired: {
    subject: (street) => `Offer expired: ${street}`,
    heading: "Your offer expired",
    text: ({ price }) => `No one answered the terms of ${formatMoney(price)} in time.`,
    label: "View your offer",
  },
};

/** Returns the email to a buyer about their offer. */
export function offerMail(mail: OfferMail): MailText {
  const { about, home, note, href } = mail;
  const { subject, heading, text, label } = WORDS[about];
  return {
    subject: subject(quotedName(home.split(",")[0] ?? home)),
    content: (
      <Frame
        preview={home}
        heading={heading}
        footer="You're receiving this email because someone entered an offer with this address. If it wasn't you, ignore it. We only email you about this offer."
      >
        <Text>{home}</Text>
        {note ? <Quote>{quotedText(note)}</Quote> : <Text>{text(mail)}</Text>}
        <MailButton href={href}>{label}</MailButton>
        <Text isQuiet>
          The button opens your private offer page. Anyone with its link can answer for you.
        </Text>
      </Frame>
    ),
  };
}
