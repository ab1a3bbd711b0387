import { z } from "zod";
import { MAX_SUPPORT_MESSAGE, MAX_SUPPORT_SUBJECT, SUPPORT_TOPICS } from "#lib/fields/support.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { email, requiredText } from "./text.ts";

export const supportInput = z.object({
  topic: z.enum(SUPPORT_TOPICS, "Must be a question or a feature").default("question"),
  subject: requiredText("Please say in a few words what it is about", MAX_SUPPORT_SUBJECT),
  message: requiredText("Please write your message", MAX_SUPPORT_MESSAGE),
  contactEmail: email("Must be an email address, like name@example.com"),
  // Where they came from, if that is told.
  screen: z.enum(SIGNED_IN_SCREENS, "Must be a screen of Porchlight").nullable(),
});
export type SupportInput = z.output<typeof supportInput>;

export const supportView = z.object({
  /** Where a copy goes; null while nobody knows whether that address is theirs. */
  copyTo: z.string().nullable(),
});
