"use client";

import { useEffect, useState } from "react";
import { api } from "#lib/api/client.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { CreateAccountScreen } from "./create-account-screen.tsx";
import { LoginScreen } from "./login-screen.tsx";

/** The identity providers that are set up. The build can't know them: operators set them later. */
function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    // Without an answer Google's button stays alone.
    api("GET /api/auth/providers").then(setProviders, () => undefined);
  }, []);
  return providers;
}

export function PrerenderedLogin() {
  return <LoginScreen providers={useProviders()} />;
}

export function PrerenderedCreateAccount() {
  return <CreateAccountScreen providers={useProviders()} />;
}
