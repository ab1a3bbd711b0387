import { SCREEN_LINKS } from "#lib/screens.ts";
import type { MailText } from "../message.ts";
import { Facts, Frame, MailButton, Text } from "./frame.tsx";
import { OF_THE_ACCOUNT } from "./links.tsx";

interface ReceiptFacts {
  /** Formatted, like `day`. */
  amount: string;
  day: string;
  number: string;
  description: string;
  /** What the plan charges, and when. */
  charge: string | null;
  /** It was paid in the sandbox. */
  isTest: boolean;
  /** The billing screen. */
  href: string;
}

/** Returns the email about a payment. */
export const receiptMail = (receipt: ReceiptFacts): MailText => ({
  subject: `Your Porchlight receipt for ${receipt.amount}`,
  content: (
    <Frame
      preview={`${receipt.description}, ${receipt.day}`}
      heading={`You paid ${receipt.amount}`}
      footer={OF_THE_ACCOUNT}
    >
      {receipt.isTest ? <Text>This was a test payment, so nothing was charged.</Text> : null}
      <Facts>
        {[
          ["For", receipt.description],
          ["Amount", receipt.amount],
          ["Date", receipt.day],
          ["Receipt number", receipt.number],
        ]}
      </Facts>
      {receipt.charge ? <Text>{receipt.charge}</Text> : null}
      <Text>On the billing screen you can download it, change your card, or cancel your plan.</Text>
      <MailButton href={receipt.href}>{SCREEN_LINKS.billing.label}</MailButton>
    </Frame>
  ),
});
