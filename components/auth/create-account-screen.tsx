"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";

import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import {
  Form,
  FormControl,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "#components/ui/form.tsx";
import { Input } from "#components/ui/input.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { api } from "#lib/api/client.ts";
import { signUpInput, type SignUpInput } from "#lib/schemas/account.ts";
import { AuthFrame, OrRule } from "./auth-frame.tsx";
import { GoogleButton } from "./google-button.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import { showFailure } from "./show-failure.ts";
import { useHomeAfter } from "./use-home-after.ts";

/** Milliseconds from the banner to `/` (SPEC.md section 9). */
const REDIRECT_DELAY = 2000;

/** The screen on which a visitor makes an account. */
export function CreateAccountScreen() {
  const rulesId = useId();
  const form = useForm<SignUpInput>({
    resolver: zodResolver(signUpInput),
    defaultValues: { email: "", password: "", confirmPassword: "" },
  });
  const password = useWatch({ control: form.control, name: "password" });
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
          <FormField
            control={form.control}
            name="email"
            render={({ field }) => (
              <FormItem>
                <FormLabel>Email</FormLabel>
                <FormControl>
                  <Input type="email" autoComplete="username" {...field} />
                </FormControl>
                <FormMessage />
              </FormItem>
            )}
          />
          <FormField
            control={form.control}
            name="password"
            rules={{ deps: ["confirmPassword"] }}
            render={({ field }) => (
              <FormItem>
                <FormLabel>Password</FormLabel>
                <FormControl describedBy={rulesId}>
                  <PasswordInput autoComplete="new-password" {...field} />
                </FormControl>
                <FormMessage />
                <div className="mt-3">
                  <PasswordChecklist id={rulesId} password={password} />
                </div>
              </FormItem>
            )}
          />
          <FormField
            control={form.control}
            name="confirmPassword"
            render={({ field }) => (
              <FormItem>
                <FormLabel>Re-enter Password</FormLabel>
                <FormControl>
                  <PasswordInput autoComplete="new-password" {...field} />
                </FormControl>
                <FormMessage />
              </FormItem>
            )}
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
