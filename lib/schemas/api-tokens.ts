import { z } from "zod";
import { MAX_TOKEN_NAME, TOKEN_LASTS_KEYS, TOKEN_SCOPE_KEYS } from "#lib/fields/api-tokens.ts";
import { requiredText } from "./text.ts";

const moment = z.iso.datetime();

export const apiTokenInput = z.object({
  name: requiredText("Enter a name for the token", MAX_TOKEN_NAME),
  scope: z.enum(TOKEN_SCOPE_KEYS, "Choose what the token can do"),
  lasts: z.enum(TOKEN_LASTS_KEYS, "Choose when the token expires"),
});
export type ApiTokenInput = z.output<typeof apiTokenInput>;

export const apiTokenView = z.object({
  id: z.uuid(),
  name: z.string(),
  // The first characters of the secret.
  prefix: z.string(),
  scope: z.enum(TOKEN_SCOPE_KEYS),
  createdAt: moment,
  // To within a minute; null if never used.
  lastUsedAt: moment.nullable(),
  // Null: no expiration.
  endsAt: moment.nullable(),
  isOver: z.boolean(),
});
export type ApiTokenView = z.infer<typeof apiTokenView>;

export const apiTokensView = z.object({
  /** Whether the account's plan includes the API; without it no token works. */
  isIncluded: z.boolean(),
  // Newest first.
  tokens: z.array(apiTokenView),
});
export type ApiTokensView = z.infer<typeof apiTokensView>;

/** Includes the secret, which is shown only once: only its hash is stored. */
export const newApiToken = apiTokensView.extend({ secret: z.string() });
export type NewApiToken = z.infer<typeof newApiToken>;
