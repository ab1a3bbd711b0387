import { z } from "zod";
import { ALERT_FREQUENCIES } from "#lib/fields/notifications.ts";

export const mailChoicesInput = z.object({
  inquiryMails: z.boolean("Must be true or false"),
  frequency: z.enum(ALERT_FREQUENCIES, "Choose how often"),
});

/** How a person is told what happens, beside the settings. */
export const mailChoicesView = mailChoicesInput.extend({
  // Where the mails go; nothing of the account is sent to an address that is not confirmed.
  email: z.string(),
  isConfirmed: z.boolean(),
  canBeMailed: z.boolean(),
  canBeTexted: z.boolean(),
  // Whether the profile has consent, and a number that text messages can go to.
  hasTextNumber: z.boolean(),
});
export type MailChoicesView = z.infer<typeof mailChoicesView>;
export type MailChoicesInput = z.infer<typeof mailChoicesInput>;
