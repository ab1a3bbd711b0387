import { z } from "zod";
import { ALERT_FREQUENCIES } from "#lib/fields/notifications.ts";
import { trueOrFalse } from "./values.ts";

export const mailChoicesInput = z.object({
  inquiryMails: trueOrFalse,
  frequency: z.enum(ALERT_FREQUENCIES, "Choose how often"),
});

/** How a person gets notifications, in addition to the settings. */
export const mailChoicesView = mailChoicesInput.extend({
  // Where emails go; unconfirmed addresses get nothing about the account.
  email: z.string(),
  isConfirmed: z.boolean(),
  canBeMailed: z.boolean(),
  canBeTexted: z.boolean(),
  // Whether the profile has consent and a number that can receive text messages.
  hasTextNumber: z.boolean(),
});
export type MailChoicesView = z.infer<typeof mailChoicesView>;
export type MailChoicesInput = z.infer<typeof mailChoicesInput>;
