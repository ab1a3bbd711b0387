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
  // The first letters of its secret.
  prefix: z.string(),
  scope: z.enum(TOKEN_SCOPE_KEYS),
  createdAt: moment,
  // To within a minute; null: it was not used yet.
  lastUsedAt: moment.nullable(),
  // Null: it lasts until it is ended.
  endsAt: moment.nullable(),
  isOver: z.boolean(),
});
export type ApiTokenView = z.infer<typeof apiTokenView>;

export const apiTokensView = z.object({
  /** Whether the account's plan has the API; without it no token works. */
  isIncluded: z.boolean(),
  // The newest first.
  tokens: z.array(apiTokenView),
});
export type ApiTokensView = z.infer<typeof apiTokensView>;

/** The secret is told this once: what is kept of it can't be turned back. */
export const newApiToken = apiTokensView.extend({ secret: z.string() });
export type NewApiToken = z.infer<typeof newApiToken>;
