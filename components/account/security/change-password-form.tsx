"use client";

import { useQueryClient } from "@tanstack/react-query";
import { sessions } from "#components/data/queries.ts";
import { FormCard } from "#components/forms/form-card.tsx";
import { CurrentPasswordField, NewPasswordFields } from "#components/forms/password-field.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api, ApiError } from "#lib/api/client.ts";
import { PASSWORDS_DIFFER } from "#lib/fields/account.ts";

function passwordsDiffer(): ApiError {
  const error = PASSWORDS_DIFFER;
  return new ApiError(400, error, { error, fields: { confirmPassword: error } });
}

const EMPTY = { oldPassword: "", newPassword: "", confirmPassword: "" };

/** @param email lets password managers match the password to the account */
export function ChangePasswordForm({ email }: { email: string }) {
  const queries = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).changePasswordForm,
    values: EMPTY,
    emptiesOnSave: true,
    save: async ({ oldPassword, newPassword, confirmPassword }) => {
      // The call takes no second password. If the schema didn't load, only this compares the two.
      if (newPassword !== confirmPassword) throw passwordsDiffer();
      return api("POST /api/change-password", { body: { oldPassword, newPassword } });
    },
    // Changing the password ends the other sessions.
    onSaved: () => queries.invalidateQueries({ queryKey: sessions.queryKey }),
    successMessage: "Your password has been updated.",
    failure: { title: "Error changing password" },
  });

  return (
    <SaveForm form={form} label="Change password" className="flex flex-col gap-6">
      <SaveBanner tone="success" />
      <FormCard
        title="Change password"
        description="You'll stay logged in here and be logged out everywhere else."
        actions={<SubmitButton pendingLabel="Changing Password...">Change Password</SubmitButton>}
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField control={form.control} name="oldPassword" label="Old Password" />
        <NewPasswordFields control={form.control} name="newPassword" label="New Password" />
      </FormCard>
    </SaveForm>
  );
}
