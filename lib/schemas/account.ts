import { z } from "zod";
import { PASSWORD_RULES, PASSWORDS_DIFFER } from "#lib/fields/account.ts";
import { isStorable } from "#lib/fields/text.ts";
import { linkInput } from "./links.ts";
import { email, requiredText, text } from "./text.ts";

// bcrypt ignores bytes after the 72nd, so it would silently cut a longer password.
const MAX_PASSWORD_BYTES = 72;

const byteLength = (value: string) => new TextEncoder().encode(value).length;

const LENGTH_FIRST = PASSWORD_RULES.toSorted((a) => (a.id === "length" ? -1 : 0));

// Never trimmed.
const newPassword = z.string("Password is required").superRefine((password, context) => {
  const broken = LENGTH_FIRST.find((rule) => !rule.test(password));
  if (broken) context.addIssue(broken.message);
  else if (byteLength(password) > MAX_PASSWORD_BYTES) {
    context.addIssue(`Password must be at most ${MAX_PASSWORD_BYTES} bytes long`);
  } else if (!isStorable(password)) {
    context.addIssue("Password contains a character that can't be used");
  }
});

const currentPassword = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .refine((password) => byteLength(password) <= MAX_PASSWORD_BYTES, {
      error: `Password must be at most ${MAX_PASSWORD_BYTES} bytes long`,
    })
    .refine(isStorable, "Password contains a character that can't be used");

export const anyPassword = currentPassword("Current password is required");

const DIFFERS = { path: ["confirmPassword"], error: PASSWORDS_DIFFER };

export const loginInput = z.object({
  email: email(),
  password: currentPassword("Password is required"),
});
export type LoginInput = z.infer<typeof loginInput>;

export const forgottenPasswordInput = z.object({ email: email() });

const repeatedPassword = z.object({
  password: newPassword,
  confirmPassword: z.string(PASSWORDS_DIFFER),
});

const newAccount = z.object({ email: email(), ...repeatedPassword.shape });

const samePasswords = <T extends { password?: unknown; confirmPassword?: unknown }>(value: T) =>
  value.password === value.confirmPassword;

// Compare the passwords even if another field is invalid.
const always = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

export const signUpInput = newAccount
  .extend({ fullName: text().optional() })
  .refine(samePasswords, { ...DIFFERS, ...always });
export type SignUpInput = z.infer<typeof signUpInput>;

export const addUserInput = newAccount
  .extend({ fullName: requiredText("Full name is required") })
  .refine(samePasswords, { ...DIFFERS, ...always });
export type AddUserInput = z.infer<typeof addUserInput>;

/**
 * The form for a password set through an emailed link. The link's secret is added when it is sent.
 */
export const newPasswordForm = repeatedPassword.refine(samePasswords, {
  ...DIFFERS,
  ...always,
});

export const newPasswordByLinkInput = repeatedPassword
  .extend(linkInput.shape)
  .refine(samePasswords, { ...DIFFERS, ...always });
export type NewPasswordByLinkInput = z.infer<typeof newPasswordByLinkInput>;

export const changePasswordInput = z.object({
  oldPassword: currentPassword("Current password is required"),
  newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: z.string(PASSWORDS_DIFFER) })
  .refine((value) => value.newPassword === value.confirmPassword, {
    ...DIFFERS,
    ...always,
  });

export const userView = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  parentUserId: z.uuid().nullable(),
  authProvider: z.string(),
});
export type UserView = z.infer<typeof userView>;

export const userCreated = z.object({ id: z.uuid(), email: z.string() });
export const succeeded = z.object({ success: z.literal(true) });
