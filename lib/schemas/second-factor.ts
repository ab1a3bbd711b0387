import { z } from "zod";
import { anyPassword } from "./account.ts";
import { entry } from "./text.ts";

export const RECOVERY_CODES = 10;

// People may type a code with spaces or hyphens, in any case.
const compact = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();
const codeOf = (pattern: RegExp, message: string) =>
  entry(message).overwrite(compact).regex(pattern, message);

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

const appCode = codeOf(/^\d{6}$/, "Enter the 6-digit code from your authenticator app");
const recoveryCode = codeOf(/^[A-Z2-7]{24}$/, "Enter all 24 characters of a recovery code");
const anyCode = codeOf(
  /^(?:\d{6}|[A-Z2-7]{24})$/,
  "Enter the 6-digit code from your authenticator app or a recovery code",
);

export const appCodeInput = z.object({ code: appCode });
export const recoveryCodeInput = z.object({ code: recoveryCode });
export const anyCodeInput = z.object({ code: anyCode });

// A person without a password sends none.
export const passwordInput = z.object({ password: anyPassword.optional() });
export const passwordAndCodeInput = passwordInput.extend({ code: anyCode });

const passwordFor = (hasPassword: boolean) => (hasPassword ? anyPassword : z.string());

/** The form has no password field for a person without a password. */
export const passwordForm = (hasPassword: boolean) =>
  z.object({ password: passwordFor(hasPassword) });
export const passwordAndCodeForm = (hasPassword: boolean) =>
  z.object({ password: passwordFor(hasPassword), code: anyCode });

export const secondFactorView = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorView = z.infer<typeof secondFactorView>;

/** `secret` in base 32; `address` is the QR code's content. */
export const setUpView = z.object({ secret: z.string(), address: z.string() });
export type SetUpView = z.infer<typeof setUpView>;

export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorRequired = z.object({ secondFactor: z.literal(true) });
