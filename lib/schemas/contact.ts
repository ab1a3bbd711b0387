import { z } from "zod";
import { parsePhone } from "#lib/us/phone.ts";
import { email, entry, MUST_BE_TEXT, requiredText } from "./text.ts";

const MAX_PHONE = 40;

export const contactEmail = email("Enter an email address, like name@example.com");
export const contactPhone = entry(MUST_BE_TEXT, MAX_PHONE).refine(
  (typed) => parsePhone(typed) !== null,
  "Enter a phone number with area code",
);
export const contactName = (max: number) => requiredText("Please enter your name", max);
export const contactMessage = (max: number) => requiredText("Please enter a message", max);
export const contactConsent = z.literal("yes", "Please agree so the seller can reply");

export const canBeReached = ({ email, phone }: { email: string | null; phone: string | null }) =>
  email !== null || phone !== null;

export const NEEDS_EMAIL_OR_PHONE = {
  path: ["email"],
  error: "Please enter an email address or phone number",
  // Reported together with other errors.
  when: () => true,
};
