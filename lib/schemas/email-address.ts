import { z } from "zod";
import { passwordAndCodeForm, passwordAndCodeInput, passwordForm } from "./second-factor.ts";
import { email } from "./text.ts";

export const emailAddressView = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** The new address they asked for, until it is confirmed. */
  awaited: z.string().nullable(),
  /** Without email, an address can't be confirmed. */
  canBeMailed: z.boolean(),
});
export type EmailAddressView = z.infer<typeof emailAddressView>;

const { password, code } = passwordAndCodeInput.shape;

// A person without a password sends neither password nor code.
export const changeEmailInput = z.object({ email: email(), password, code: code.optional() });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** The form has no field for a password or second factor that the person doesn't have. */
export const changeEmailForm = (has: { password: boolean; secondFactor: boolean }) =>
  z.object({
    email: email(),
    ...passwordForm(has.password).shape,
    code: has.secondFactor ? passwordAndCodeForm(has.password).shape.code : z.string(),
  });

export const emailAddressChanged = z.object({ email: z.string() });
