"use client";

import { NewPasswordFields } from "#components/forms/password-field.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { api } from "#lib/api/client.ts";
import type { AddUserInput } from "#lib/schemas/account.ts";

const EMPTY = { fullName: "", email: "", password: "", confirmPassword: "" };

/** @param onAdded awaited before the form can be submitted again */
export function AddUserForm({
  onCancel,
  onAdded,
}: {
  onCancel: () => void;
  onAdded: () => Promise<void>;
}) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).addUserInput,
    values: EMPTY,
    save: (body: AddUserInput) => api("POST /api/users", { body }),
    onSaved: onAdded,
    failure: { message: "Failed to create user" },
  });

  const { control } = form;
  return (
    <SaveForm form={form} className="flex flex-col gap-5">
      <TextField control={control} name="fullName" label="Full Name" autoComplete="off" />
      <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
      <NewPasswordFields control={control} name="password" label="Password" />
      <SaveBanner tone="error" />
      <DialogFooter>
        <CancelButton onCancel={onCancel} />
        <SubmitButton pendingLabel="Adding User...">Add User</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}
