import { z } from "zod";
import { email, entry, requiredText } from "./text.ts";
import { addressFields } from "./property.ts";
import { trueOrFalse } from "./values.ts";

const ALLOWED_IN_NUMBER = /^[\d\s()+-]*$/;
const digitCount = (value: string) => value.replace(/\D/g, "").length;

const mobileNumber = entry("Mobile number must be at least 10 digits")
  .refine((value) => ALLOWED_IN_NUMBER.test(value), "Invalid mobile number format")
  .refine((value) => digitCount(value) >= 10, "Mobile number must be at least 10 digits");

export const profileInput = z.object({
  name: requiredText("Name is required"),
  ...addressFields,
  isSameSellingAddress: trueOrFalse.default(false),
  mobileNumber,
  hasTextConsent: trueOrFalse.default(false),
  // What the person saw: a change of their consent since then is refused.
  seenTextConsent: trueOrFalse.optional(),
  contactEmail: email(),
});
export type ProfileInput = z.output<typeof profileInput>;

// Null if not filled in yet.
export const profileView = z.object({
  name: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  isSameSellingAddress: z.boolean(),
  mobileNumber: z.string().nullable(),
  hasTextConsent: z.boolean(),
  contactEmail: z.string().nullable(),
  ownerEmail: z.string(),
});
export type ProfileView = z.infer<typeof profileView>;
