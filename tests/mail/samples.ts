import type { MailText } from "#server/mail/message.ts";
import * as links from "#server/mail/templates/links.tsx";
import * as notices from "#server/mail/templates/notices.tsx";
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

const email = "ana.torres@example.com";
const linkTo = (screen: string) => ({
  href: `https://homes.example.com/${screen}#${"a".repeat(43)}`,
});
const FORGOTTEN = "https://homes.example.com/forgot-password";

/** Each mail of the product with data as they come; `npm run mails` draws them. */
export const SAMPLES: Readonly<Record<string, MailText>> = {
  support: supportMail({ ...WRITTEN, ...PERSON }),
  "support-copy": supportCopy(WRITTEN),
  "reset-password": links.resetPasswordMail({ ...linkTo("reset-password"), provider: null }),
  "first-password": links.resetPasswordMail({ ...linkTo("reset-password"), provider: "Google" }),
  "verify-email": links.verifyEmailMail({ ...linkTo("verify-email"), email }),
  "confirm-email": links.confirmEmailMail({ ...linkTo("verify-email"), email }),
  "restore-email": links.restoreEmailMail({ ...linkTo("restore-email"), email }),
  invitation: links.invitationMail({ ...linkTo("invitation"), addedBy: "Ana Torres" }),
  "password-changed": notices.passwordChangedMail(FORGOTTEN),
  "account-claimed": notices.accountClaimedMail({ href: FORGOTTEN, provider: "Google" }),
  "email-changed": notices.emailChangedMail(email),
  "address-taken": notices.addressTakenMail(FORGOTTEN),
};
