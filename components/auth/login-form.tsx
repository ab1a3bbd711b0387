"use client";

import { CurrentPasswordField } from "#components/forms/password-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { api } from "#lib/api/client.ts";
import type { LoginInput } from "#lib/schemas/account.ts";
import { WRONG_CREDENTIALS } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { AuthForm } from "./auth-form.tsx";
import { clearFirstLogin, useFirstLogin } from "./first-login.ts";

export const WELCOME = "Login successful! Welcome back to the product.";

/** @param onCodeRequired called if the password is right and a second factor is needed */
export function LoginForm({
  alert,
  providers,
  onCodeRequired,
}: {
  alert: string | null;
  providers: readonly Provider[];
  onCodeRequired: () => void;
}) {
  const first = useFirstLogin();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).loginInput,
    values: { email: first.email ?? "", password: "" },
    save: (body: LoginInput) => api("POST /api/login", { body }),
    onSaved: (saved) => {
      clearFirstLogin();
      if ("secondFactor" in saved) onCodeRequired();
    },
    successMessage: (saved) => ("secondFactor" in saved ? undefined : WELCOME),
    failure: { title: "Login failed", message: WRONG_CREDENTIALS },
    leavesScreen: true,
  });

  return (
    <AuthForm
      form={form}
      alert={alert}
      homeAfter={1500}
      home={first.opensDashboard ? "/dashboard" : "/"}
      submitLabel="Log In"
      pendingLabel="Logging In..."
      providerAction="Sign in with"
      providers={providers}
      otherWay={{ href: "/create-account", label: "Don't have an account? Create one!" }}
    >
      <CurrentPasswordField control={form.control} name="password" label="Password" />
      <p className="-mt-2 text-right">
        <Button asChild variant="link" size="inline">
          <a href="/forgot-password">Forgot password?</a>
        </Button>
      </p>
    </AuthForm>
  );
}
