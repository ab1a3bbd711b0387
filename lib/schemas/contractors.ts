import { z } from "zod";
import { parsePhone } from "#lib/us/phone.ts";
import { entry, requiredText, text } from "./text.ts";

const contractorTypeView = z.object({ id: z.int(), name: z.string() });
export const contractorTypeViews = z.array(contractorTypeView);
export type ContractorTypeView = z.infer<typeof contractorTypeView>;

/** `isDemo`: the contractor is made up, and the screen must say so. */
const contractorView = z.object({
  id: z.int(),
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  phoneNumber: z.string(),
  isDemo: z.boolean(),
});
export type ContractorView = z.infer<typeof contractorView>;

/** By type id. */
export const contractorsByType = z.record(
  z.string(),
  z.object({ contractors: z.array(contractorView) }),
);
export type ContractorsByType = z.infer<typeof contractorsByType>;

// The type is still as written in the file.
export const contractorRow = z.object({
  name: requiredText("name is missing"),
  addressLine1: requiredText("address_line_1 is missing"),
  addressLine2: text(),
  city: requiredText("city is missing"),
  state: requiredText("state is missing"),
  phoneNumber: entry("phone_number is missing")
    .min(1, "phone_number is missing")
    .refine(
      (written) => parsePhone(written) !== null,
      "phone_number must have 10 to 15 digits. It can also have spaces, dots, hyphens, parentheses, a leading plus, and an extension (x12)",
    ),
  contractorType: requiredText("contractor_type is missing"),
});
export type ContractorRow = z.infer<typeof contractorRow>;
