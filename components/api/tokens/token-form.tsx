"use client";

import { FormCard } from "#components/forms/form-card.tsx";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
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

/** @param onMade gets the token with its secret, which isn't shown again */
export function TokenForm({ onMade }: { onMade: (made: NewApiToken) => void }) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/api-tokens.ts")).apiTokenInput,
    values: EMPTY,
    emptiesOnSave: true,
    save: (body: ApiTokenInput) => api("POST /api/tokens", { body }),
    onSaved: onMade,
    failure: { title: "We couldn't create the token" },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Create a token">
      <FormCard
        title="Create a token"
        actions={<SubmitButton pendingLabel="Creating...">Create token</SubmitButton>}
      >
        <TextField
          control={control}
          name="name"
          label="Token name"
          hint="For example, the software that uses it."
          maxLength={MAX_TOKEN_NAME}
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="scope"
          label="Permissions"
          choices={TOKEN_SCOPE_KEYS.map((value) => ({ value, label: TOKEN_SCOPES[value] }))}
          hint="Tokens never give access to your password, users, plan, security settings or private links."
        />
        <SelectField
          control={control}
          name="lasts"
          label="Expiration"
          choices={TOKEN_LASTS_KEYS.map((value) => ({ value, label: TOKEN_LASTS[value] }))}
        />
      </FormCard>
    </SaveForm>
  );
}
