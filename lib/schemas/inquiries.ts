import { z } from "zod";
import {
  INQUIRY_KINDS,
  INQUIRY_STATE_KEYS,
  MAX_INQUIRY_MESSAGE,
  MAX_INQUIRY_NAME,
} from "#lib/fields/listing.ts";
import { parsePhone } from "#lib/us/phone.ts";
import { email, entry, missingAsNull, requiredText } from "./text.ts";

const optional = <T extends z.ZodType>(rule: T) => z.preprocess(missingAsNull, rule.nullable());

export const inquiryInput = z
  .object({
    kind: z.enum(INQUIRY_KINDS, "Choose a topic"),
    name: requiredText("Please enter your name", MAX_INQUIRY_NAME),
    email: optional(email("Enter an email address, like name@example.com")),
    phone: optional(
      entry("Must be text", 40).refine(
        (typed) => parsePhone(typed) !== null,
        "Enter a phone number with area code",
      ),
    ),
    message: requiredText("Please enter a message", MAX_INQUIRY_MESSAGE),
    consent: z.literal("yes", "Please agree so the seller can reply"),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ["email"],
    error: "Please enter an email address or phone number",
    // Reported together with other errors.
    when: () => true,
  });
export type InquiryInput = z.output<typeof inquiryInput>;

const inquiryView = z.object({
  id: z.uuid(),
  kind: z.enum(INQUIRY_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  state: z.enum(INQUIRY_STATE_KEYS),
  receivedAt: z.iso.datetime(),
  // When it is deleted automatically.
  deletedAt: z.iso.datetime(),
});
export type InquiryView = z.infer<typeof inquiryView>;

/** Newest first. */
export const inquiriesView = z.object({ inquiries: z.array(inquiryView) });
export type InquiriesView = z.infer<typeof inquiriesView>;

export const inquiryStateInput = z.object({
  state: z.enum(INQUIRY_STATE_KEYS, "Choose a status"),
});
