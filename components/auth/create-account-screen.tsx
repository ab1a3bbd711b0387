"use client";

import { NewPasswordFields } from "#components/forms/password-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import type { SignUpInput } from "#lib/schemas/account.ts";
import { TITLES } from "#lib/screens.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthPanel } from "./auth-panel.tsx";
import { rememberFirstLogin } from "./first-login.ts";

/** @param providers the configured identity providers */
export function CreateAccountScreen({ providers = [] }: { providers?: readonly Provider[] }) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).signUpInput,
    values: { email: "", password: "", confirmPassword: "" },
    save: (body: SignUpInput) => api("POST /api/users", { body }),
    onSaved: ({ email }) => rememberFirstLogin({ email }),
    successMessage: "Account created successfully! You can now log in to your account.",
    failure: { title: "Error creating account" },
    leavesScreen: true,
  });

  return (
    <AuthPanel title={TITLES["/create-account"]}>
      <AuthForm
        form={form}
        homeAfter={2000}
        submitLabel="Submit"
        pendingLabel="Creating Account..."
        providerAction="Create with"
        providers={providers}
        otherWay={{ href: "/", label: "Already have an account? Log in!" }}
      >
        <NewPasswordFields control={form.control} name="password" label="Password" />
        <p className="text-sm text-muted-foreground">
          By creating an account, you agree to the{" "}
          <a href="/terms" className="text-primary underline underline-offset-4">
            Terms
          </a>{" "}
          and{" "}
          <a href="/privacy" className="text-primary underline underline-offset-4">
            Privacy Policy
          </a>
          .
        </p>
      </AuthForm>
    </AuthPanel>
  );
}
