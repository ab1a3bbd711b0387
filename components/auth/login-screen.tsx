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
import { loginInput, type LoginInput, type UserView } from "#lib/schemas/account.ts";
import { signInErrorMessage } from "#lib/sign-in-errors.ts";
import { AuthFrame, OrRule } from "./auth-frame.tsx";
import { GoogleButton } from "./google-button.tsx";
import { showFailure } from "./show-failure.ts";
import { useHomeAfter } from "./use-home-after.ts";

/** Milliseconds from the banner to `/` (SPEC.md section 9). */
const REDIRECT_DELAY = 1500;

/**
 * The login screen.
 * @param error the value of `?error=` after a sign-in with Google that came to nothing
 */
export function LoginScreen({ error }: { error?: string }) {
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { email: "", password: "" },
  });
  const login = useMutation({
    mutationFn: (body: LoginInput) => api<UserView>("/api/login", { method: "POST", body }),
    onError: (failure) => showFailure(form, "Login failed", failure, "Invalid email or password."),
  });
  useHomeAfter(REDIRECT_DELAY, login.isSuccess);

  return (
    <AuthFrame title="Log in to your account">
      <Banner
        tone="success"
        message={login.isSuccess ? "Login successful! Welcome back to the product." : null}
      />
      {error ? (
        <Banner
          tone="error"
          message={login.isSuccess ? null : signInErrorMessage(error)}
          hideAfter={null}
        />
      ) : null}
      <Form {...form}>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={form.handleSubmit((values) => login.mutate(values))}
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
            autoComplete="current-password"
          />
          <Button
            type="submit"
            size="lg"
            className="mt-1 w-full"
            pending={login.isPending}
            pendingLabel="Logging In..."
            disabled={login.isSuccess}
          >
            Log In
          </Button>
        </form>
      </Form>
      <OrRule />
      <GoogleButton>Sign in with Google</GoogleButton>
      <p className="text-center">
        <Button asChild variant="link" size="inline">
          <Link href="/create-account">Don&apos;t have an account? Create one!</Link>
        </Button>
      </p>
    </AuthFrame>
  );
}
