"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { AppCodeField, RecoveryCodeField } from "#components/forms/code-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { api, ApiError } from "#lib/api/client.ts";
import { WELCOME } from "./login-form.tsx";
import { BACK_TO_LOGIN } from "./mailed-link.tsx";
import { useHomeAfter } from "./use-home-after.ts";

type Way = "app" | "recovery";

const WAYS = {
  app: {
    schema: async () => (await import("#lib/schemas/second-factor.ts")).appCodeInput,
    text: "Enter the 6-digit code from your authenticator app.",
    Field: AppCodeField,
    other: "recovery",
    otherLabel: "Use a recovery code instead",
  },
  recovery: {
    schema: async () => (await import("#lib/schemas/second-factor.ts")).recoveryCodeInput,
    text: "Enter one of your saved recovery codes. Each code works once.",
    Field: RecoveryCodeField,
    other: "app",
    otherLabel: "Use your authenticator app instead",
  },
} as const satisfies Record<Way, unknown>;

/** @param onBack called when the login is canceled or has expired */
export function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const [way, setWay] = useState<Way>("app");
  const back = useMutation({
    mutationFn: () => api("POST /api/logout"),
    // If the call fails, the pending login expires within minutes.
    onSettled: onBack,
  });
  return (
    <>
      <CodeForm key={way} way={way} onTooLate={onBack} />
      <div className="flex flex-col items-center gap-3">
        <Button variant="link" size="inline" onClick={() => setWay(WAYS[way].other)}>
          {WAYS[way].otherLabel}
        </Button>
        <Button
          variant="link"
          size="inline"
          disabled={back.isPending}
          onClick={() => back.mutate()}
        >
          {BACK_TO_LOGIN}
        </Button>
      </div>
    </>
  );
}

function CodeForm({ way, onTooLate }: { way: Way; onTooLate: () => void }) {
  const { schema, text, Field } = WAYS[way];
  const form = useSaveForm({
    schema,
    values: { code: "" },
    save: async (body: { code: string }) => {
      try {
        return await api("POST /api/login/second-factor", { body });
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 401 && !error.fields.code;
        if (isOver) onTooLate();
        throw error;
      }
    },
    successMessage: WELCOME,
    failure: { title: "Login failed", message: "That code is not right." },
    leavesScreen: true,
  });
  useHomeAfter(1500, form.isSaved);

  return (
    <SaveForm form={form} label="Two-step verification" className="flex flex-col gap-5">
      <SaveBanner tone="success" />
      <p className="leading-7 text-muted-foreground">{text}</p>
      <Field control={form.control} name="code" autoFocus />
      <SubmitButton size="lg" className="mt-1 w-full" pendingLabel="Logging In...">
        Log In
      </SubmitButton>
    </SaveForm>
  );
}
