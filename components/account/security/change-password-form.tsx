"use client";

import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { PasswordField } from "#components/forms/password-field.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { formResolver } from "#components/forms/form-resolver.ts";
import { Button } from "#components/ui/button.tsx";
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { changePasswordForm, type ChangePasswordInput } from "#lib/schemas/account.ts";

type Values = z.infer<typeof changePasswordForm>;

const NAMES = ["oldPassword", "newPassword", "confirmPassword"] as const;

/** The form of /security. What is typed here is never kept in the browser. */
export function ChangePasswordForm({
  email,
  onSubmit,
  onSaved,
}: {
  /** For a password manager, so that it knows whose password this is. */
  email: string;
  onSubmit: () => void;
  onSaved: () => void;
}) {
  const form = useForm<Values, unknown, Values>({
    resolver: formResolver(changePasswordForm),
    defaultValues: { oldPassword: "", newPassword: "", confirmPassword: "" },
  });
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: ChangePasswordInput) =>
      api("/api/change-password", { method: "POST", body: { oldPassword, newPassword } }),
    onMutate: onSubmit,
    onSuccess: () => {
      form.reset();
      onSaved();
    },
    onError: (error) => {
      showFieldErrors(form, error, NAMES);
      toast({
        title: "Error changing password",
        description: errorMessage(error, "Something went wrong. Please try again."),
        variant: "destructive",
      });
    },
  });

  const { control } = form;
  return (
    <Form {...form}>
      <form
        noValidate
        aria-label="Change password"
        onSubmit={form.handleSubmit((input) => change.mutateAsync(input).catch(() => undefined))}
      >
        <Card>
          <CardHeader>
            <CardTitle>Change password</CardTitle>
            <CardDescription>
              Afterwards you stay signed in here, and are signed out everywhere else.
            </CardDescription>
          </CardHeader>
          <CardContent className="flex flex-col gap-5">
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              control={control}
              name="oldPassword"
              label="Old Password"
              autoComplete="current-password"
            />
            <PasswordField
              control={control}
              name="newPassword"
              label="New Password"
              autoComplete="new-password"
              checklist
              repeatedIn="confirmPassword"
            />
            <PasswordField
              control={control}
              name="confirmPassword"
              label="Re-enter New Password"
              autoComplete="new-password"
            />
          </CardContent>
          <CardFooter>
            <Button
              type="submit"
              pending={change.isPending}
              pendingLabel="Changing Password..."
              disabled={form.formState.isSubmitting}
            >
              Change Password
            </Button>
          </CardFooter>
        </Card>
      </form>
    </Form>
  );
}
