import { z } from "zod";
import { passwordAndCodeForm, passwordAndCodeInput, passwordForm } from "./second-factor.ts";
import { email } from "./text.ts";

export const emailAddressView = z.object({
  email: z.string(),
  /** Its owner has shown that it is theirs. */
  isConfirmed: z.boolean(),
  /** The address that they asked for, until it is confirmed. */
  awaited: z.string().nullable(),
  /** Without mail there is no link to confirm it by. */
  canBeMailed: z.boolean(),
});
export type EmailAddressView = z.infer<typeof emailAddressView>;

const { password, code } = passwordAndCodeInput.shape;

// Without a password or a code: of a person who has none.
export const changeEmailInput = z.object({ email: email(), password, code: code.optional() });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** As a form holds it: whoever has no password or no second factor sees no field for it. */
export const changeEmailForm = (has: { password: boolean; secondFactor: boolean }) =>
  z.object({
    email: email(),
    ...passwordForm(has.password).shape,
    code: has.secondFactor ? passwordAndCodeForm(has.password).shape.code : z.string(),
  });

export const emailAddressChanged = z.object({ email: z.string() });
