"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "#components/forms/password-field.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { formResolver } from "#components/forms/form-resolver.ts";
import { TextField } from "#components/forms/text-field.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { Form } from "#components/ui/form.tsx";
import { api, errorMessage } from "#lib/api/client.ts";
import { addUserInput, type AddUserInput } from "#lib/schemas/account.ts";

const NAMES = ["fullName", "email", "password", "confirmPassword"] as const;

/** The form of the add-user dialog; `onAdded` is awaited before the button is free again. */
export function AddUserForm({
  onCancel,
  onAdded,
}: {
  onCancel: () => void;
  onAdded: () => Promise<void>;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddUserInput, unknown, AddUserInput>({
    resolver: formResolver(addUserInput),
    defaultValues: { fullName: "", email: "", password: "", confirmPassword: "" },
  });
  const add = useMutation({
    mutationFn: (body: AddUserInput) =>
      api<{ id: string; email: string }>("/api/users", { method: "POST", body }),
    onMutate: () => setFailure(null),
    onSuccess: onAdded,
    onError: (error) => {
      setFailure(errorMessage(error, "Failed to create user"));
      showFieldErrors(form, error, NAMES);
    },
  });

  const { control } = form;
  return (
    <Form {...form}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((input) => add.mutateAsync(input).catch(() => undefined))}
      >
        <TextField control={control} name="fullName" label="Full Name" autoComplete="off" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
        <PasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="new-password"
          checklist
          repeatedIn="confirmPassword"
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label="Re-enter Password"
          autoComplete="new-password"
        />
        <Banner tone="error" message={failure} onHide={() => setFailure(null)} />
        <DialogFooter>
          <Button variant="outline" disabled={add.isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            pending={add.isPending}
            pendingLabel="Adding User..."
            disabled={form.formState.isSubmitting}
          >
            Add User
          </Button>
        </DialogFooter>
      </form>
    </Form>
  );
}
