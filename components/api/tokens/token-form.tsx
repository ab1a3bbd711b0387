"use client";

import { FormCard } from "#components/forms/form-card.tsx";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TRY_AGAIN, useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import {
  MAX_TOKEN_NAME,
  TOKEN_LASTS,
  TOKEN_LASTS_KEYS,
  TOKEN_SCOPE_KEYS,
  TOKEN_SCOPES,
  type TokenLasts,
  type TokenScope,
} from "#lib/fields/api-tokens.ts";
import type { ApiTokenInput, NewApiToken } from "#lib/schemas/api-tokens.ts";

const EMPTY: { name: string; scope: TokenScope; lasts: TokenLasts } = {
  ...{ name: "", scope: "read", lasts: "90" },
};

/** @param onMade gets the token with its secret, which is told this once */
export function TokenForm({ onMade }: { onMade: (made: NewApiToken) => void }) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/api-tokens.ts")).apiTokenInput,
    values: EMPTY,
    emptiesOnSave: true,
    save: (body: ApiTokenInput) => api("POST /api/tokens", { body }),
    onSaved: onMade,
    failure: { title: "The token was not made", message: TRY_AGAIN },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Make a token">
      <FormCard
        title="Make a token"
        actions={<SubmitButton pendingLabel="Making it...">Make the token</SubmitButton>}
      >
        <TextField
          control={control}
          name="name"
          label="What is it for?"
          hint="A name by which you know it again, like the program that uses it."
          maxLength={MAX_TOKEN_NAME}
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="scope"
          label="What may it do?"
          choices={TOKEN_SCOPE_KEYS.map((value) => ({ value, label: TOKEN_SCOPES[value] }))}
          hint="Never, whatever you choose: your password, people, plan, security and secret links."
        />
        <SelectField
          control={control}
          name="lasts"
          label="How long does it last?"
          choices={TOKEN_LASTS_KEYS.map((value) => ({ value, label: TOKEN_LASTS[value] }))}
        />
      </FormCard>
    </SaveForm>
  );
}
