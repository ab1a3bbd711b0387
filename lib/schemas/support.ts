import { z } from "zod";
import { MAX_SUPPORT_MESSAGE, MAX_SUPPORT_SUBJECT, SUPPORT_TOPICS } from "#lib/fields/support.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { contactEmail, contactMessage } from "./contact.ts";
import { requiredText } from "./text.ts";

export const supportInput = z.object({
  topic: z.enum(SUPPORT_TOPICS, "Choose a question or a feature request").default("question"),
  subject: requiredText("Please enter a subject", MAX_SUPPORT_SUBJECT),
  message: contactMessage(MAX_SUPPORT_MESSAGE),
  contactEmail,
  screen: z.enum(SIGNED_IN_SCREENS, "Must be a Porchlight screen").nullable(),
});
export type SupportInput = z.output<typeof supportInput>;

export const supportView = z.object({
  /** Where a copy goes; null if the person's email isn't confirmed. */
  copyTo: z.string().nullable(),
});
