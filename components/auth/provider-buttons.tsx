"use client";

import { navigateTo } from "#components/ui/navigate.ts";
import { Button } from "#components/ui/button.tsx";
import { type Provider, PROVIDER_NAMES } from "#lib/sign-in-providers.ts";

function GoogleSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      className="size-4.5 shrink-0"
      fill="none"
      strokeWidth="4"
    >
      <path d="M17.66 6.34A8 8 0 0 0 5.07 8" stroke="#ea4335" />
      <path d="M5.07 8a8 8 0 0 0 0 8" stroke="#fbbc05" />
      <path d="M5.07 16a8 8 0 0 0 12.59 1.66" stroke="#34a853" />
      <path d="M17.66 17.66A8 8 0 0 0 20 12h-8" stroke="#4285f4" />
    </svg>
  );
}

/**
 * Shows Google always, the others if configured. A login there also signs up.
 * @param action the words before the provider's name, such as "Sign in with"
 */
export function ProviderButtons({
  action,
  providers,
}: {
  action: string;
  providers: readonly Provider[];
}) {
  return [...new Set<Provider>(["google", ...providers])].map((provider) => (
    <Button
      key={provider}
      variant="outline"
      size="lg"
      className="w-full"
      data-opens={`/api/auth/${provider}`}
      onClick={() => navigateTo(`/api/auth/${provider}`)}
    >
      {provider === "google" ? <GoogleSign /> : null}
      {`${action} ${PROVIDER_NAMES[provider]}`}
    </Button>
  ));
}
