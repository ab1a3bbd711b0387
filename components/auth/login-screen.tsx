"use client";

import { CurrentPasswordField } from "#components/forms/password-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import type { LoginInput } from "#lib/schemas/account.ts";
import { signInErrorMessage } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";

/**
 * @param error the value of `?error=` after a sign-in through an identity provider that failed
 * @param providers those that are set up
 */
export function LoginScreen({
  error,
  providers = [],
}: {
  error?: string;
  providers?: readonly Provider[];
}) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).loginInput,
    values: { email: "", password: "" },
    save: (body: LoginInput) => api("POST /api/login", { body }),
    successMessage: "Login successful! Welcome back to the product.",
    failure: { title: "Login failed", message: "Invalid email or password." },
    leavesScreen: true,
  });

  return (
    <AuthFrame title="Log in to your account">
      <AuthForm
        form={form}
        alert={error ? signInErrorMessage(error) : null}
        homeAfter={1500}
        submitLabel="Log In"
        pendingLabel="Logging In..."
        providerAction="Sign in with"
        providers={providers}
        otherWay={{ href: "/create-account", label: "Don't have an account? Create one!" }}
      >
        <CurrentPasswordField control={form.control} name="password" label="Password" />
      </AuthForm>
    </AuthFrame>
  );
}
