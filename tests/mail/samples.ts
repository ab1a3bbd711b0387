import type { MailText } from "#server/mail/message.ts";
import { supportCopy, supportMail } from "#server/mail/templates/support.tsx";

const WRITTEN = {
  subject: "My photographs do not appear on the public page",
  message:
    "Hello,\n\nI added six photographs this morning. On the screen they are all there, but the public page shows only the first two.\n\nThe address: https://homes.example.com/homes/1418-juniper-st-madison-wi-53704-a-very-long-address-that-does-not-end",
  contactEmail: "ana.torres@example.com",
};
const PERSON = {
  userId: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01",
  accountId: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01",
  email: "ana@example.com",
  name: "Ana Torres",
  planName: "Basic",
  level: "Priority email support",
  screen: "/photography",
};

/** Each mail of the product with data as they come; `npm run mails` draws them. */
export const SAMPLES: Readonly<Record<string, MailText>> = {
  support: supportMail({ ...WRITTEN, ...PERSON }),
  "support-copy": supportCopy(WRITTEN),
};
