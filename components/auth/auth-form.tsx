"use client";

import type { ReactNode } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import type { SaveFormState } from "#components/forms/use-save-form.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Provider } from "#lib/sign-in-providers.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useHomeAfter } from "./use-home-after.ts";

function OrRule() {
  return (
    <div aria-hidden className="flex items-center gap-4 text-sm text-muted-foreground">
      <span className="h-px flex-1 bg-border" />
      or
      <span className="h-px flex-1 bg-border" />
    </div>
  );
}

/**
 * @param alert an earlier error, shown until the form succeeds
 * @param homeAfter milliseconds from the success banner to `home`
 * @param children the password fields
 */
export function AuthForm<Values extends FieldValues & { email: string }, Input>({
  form,
  alert = null,
  homeAfter,
  home = "/",
  submitLabel,
  pendingLabel,
  providerAction,
  providers,
  otherWay,
  children,
}: {
  form: SaveFormState<Values, Input>;
  alert?: string | null;
  homeAfter: number;
  home?: "/" | "/dashboard";
  submitLabel: string;
  pendingLabel: string;
  providerAction: string;
  providers: readonly Provider[];
  otherWay: { href: string; label: string };
  children: ReactNode;
}) {
  useHomeAfter(homeAfter, form.isSaved, home);
  return (
    <>
      <Banner tone="success" message={form.notice?.message} />
      {alert ? (
        <Banner tone="error" message={form.isSaved ? null : alert} hideAfter={null} />
      ) : null}
      <SaveForm form={form} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name={"email" as FieldPath<Values>}
          label="Email"
          type="email"
          autoComplete="username"
        />
        {children}
        <SubmitButton size="lg" className="mt-1 w-full" pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
      </SaveForm>
      <OrRule />
      <ProviderButtons action={providerAction} providers={providers} />
      <p className="text-center">
        <Button asChild variant="link" size="inline">
          <a href={otherWay.href}>{otherWay.label}</a>
        </Button>
      </p>
    </>
  );
}
