"use client";

import { useState } from "react";
import { signInErrorMessage } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { LoginForm } from "./login-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

/**
 * @param error `?error=` after a failed login through an identity provider
 * @param providers the configured identity providers
 * @param awaitsCode the password or provider was accepted, and the code is still needed
 */
export function LoginScreen({
  error,
  providers = [],
  awaitsCode = false,
}: {
  error?: string;
  providers?: readonly Provider[];
  awaitsCode?: boolean;
}) {
  const [step, setStep] = useState<"password" | "code">(awaitsCode ? "code" : "password");
  return step === "code" ? (
    <AuthPanel title="Two-step verification">
      <SecondFactorForm onBack={() => setStep("password")} />
    </AuthPanel>
  ) : (
    <AuthPanel title="Log in to your account">
      <LoginForm
        alert={error ? signInErrorMessage(error) : null}
        providers={providers}
        onCodeRequired={() => setStep("code")}
      />
    </AuthPanel>
  );
}
