import { z } from "zod";
import { passwordAndCodeForm, passwordAndCodeInput, passwordForm } from "./second-factor.ts";

/** Null while no deletion is requested. Moments in ISO 8601. */
export const accountDeletionView = z.object({
  deletion: z.object({ requestedAt: z.string(), deletesAt: z.string() }).nullable(),
});
export type AccountDeletionView = z.infer<typeof accountDeletionView>;

export const accountContentsView = z.object({
  homes: z.int(),
  descriptions: z.int(),
  photos: z.int(),
  documents: z.int(),
  showings: z.int(),
  messages: z.int(),
  offers: z.int(),
  people: z.int(),
  /** The plan renews, or would until its renewal is stopped. */
  hasPlan: z.boolean(),
  /** When everything would be deleted if it were requested now, in ISO 8601. */
  deletesAt: z.string(),
});
export type AccountContentsView = z.infer<typeof accountContentsView>;

const { password, code } = passwordAndCodeInput.shape;

// A person without a password sends none, and a code only with two-step verification.
export const deleteAccountInput = z.object({ password, code: code.optional() });
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

export const deletionLinkInput = z.object({ code: code.optional() });
export type DeletionLinkInput = z.infer<typeof deletionLinkInput>;

export const deletesAtView = z.object({ deletesAt: z.string() });

/** The form has no field for a password or second factor that the person doesn't use here. */
export const deleteAccountForm = (asks: { password: boolean; code: boolean }) =>
  z.object({
    ...passwordForm(asks.password).shape,
    code: asks.code ? passwordAndCodeForm(asks.password).shape.code : z.string(),
  });
