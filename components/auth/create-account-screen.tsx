"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useForm } from "react-hook-form";
import { PasswordField } from "#components/forms/password-field.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { api } from "#lib/api/client.ts";
import { signUpInput, type SignUpInput } from "#lib/schemas/account.ts";
import { AuthFrame, OrRule } from "./auth-frame.tsx";
import { GoogleButton } from "./google-button.tsx";
import { showFailure } from "./show-failure.ts";
import { useHomeAfter } from "./use-home-after.ts";

/** Milliseconds from the banner to `/` (SPEC.md section 9). */
const REDIRECT_DELAY = 2000;

/** The screen on which a visitor makes an account. */
export function CreateAccountScreen() {
  const form = useForm<SignUpInput>({
    resolver: zodResolver(signUpInput),
    defaultValues: { email: "", password: "", confirmPassword: "" },
  });
  const signUp = useMutation({
    mutationFn: (body: SignUpInput) =>
      api<{ id: string; email: string }>("/api/users", { method: "POST", body }),
    onError: (failure) =>
      showFailure(
        form,
        "Error creating account",
        failure,
        "Something went wrong. Please try again.",
      ),
  });
  useHomeAfter(REDIRECT_DELAY, signUp.isSuccess);

  return (
    <AuthFrame title="Create your account">
      <Banner
        tone="success"
        message={
          signUp.isSuccess
            ? "Account created successfully! You can now log in to your account."
            : null
        }
      />
      <Form {...form}>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={form.handleSubmit((values) => signUp.mutate(values))}
        >
          <TextField
            control={form.control}
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
          />
          <PasswordField
            control={form.control}
            name="password"
            label="Password"
            autoComplete="new-password"
            repeatedIn="confirmPassword"
            checklist
          />
          <PasswordField
            control={form.control}
            name="confirmPassword"
            label="Re-enter Password"
            autoComplete="new-password"
          />
          <Button
            type="submit"
            size="lg"
            className="mt-1 w-full"
            pending={signUp.isPending}
            pendingLabel="Creating Account..."
            disabled={signUp.isSuccess}
          >
            Submit
          </Button>
        </form>
      </Form>
      <OrRule />
      <GoogleButton>Create with Google</GoogleButton>
      <p className="text-center">
        <Button asChild variant="link" size="inline">
          <Link href="/">Already have an account? Log in!</Link>
        </Button>
      </p>
    </AuthFrame>
  );
}
