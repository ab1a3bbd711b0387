import { z } from "zod";
import {
  INQUIRY_KINDS,
  INQUIRY_STATE_KEYS,
  MAX_INQUIRY_MESSAGE,
  MAX_INQUIRY_NAME,
} from "#lib/fields/listing.ts";
import {
  canBeReached,
  contactConsent,
  contactEmail,
  contactMessage,
  contactName,
  contactPhone,
  NEEDS_EMAIL_OR_PHONE,
} from "./contact.ts";
import { missingAsNull } from "./text.ts";

const optional = <T extends z.ZodType>(rule: T) => z.preprocess(missingAsNull, rule.nullable());

export const inquiryInput = z
  .object({
    kind: z.enum(INQUIRY_KINDS, "Choose a topic"),
    name: contactName(MAX_INQUIRY_NAME),
    email: optional(contactEmail),
    phone: optional(contactPhone),
    message: contactMessage(MAX_INQUIRY_MESSAGE),
    consent: contactConsent,
  })
  .refine(canBeReached, NEEDS_EMAIL_OR_PHONE);
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
