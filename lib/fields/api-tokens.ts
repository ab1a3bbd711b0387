/** What a token may do: write may read too. */
export const TOKEN_SCOPES = {
  read: "Read only",
  write: "Read and write",
} as const;
export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_KEYS = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];

/** How long a token lasts, in days; "always" has no end. */
export const TOKEN_LASTS = {
  30: "30 days",
  90: "90 days",
  365: "1 year",
  always: "No expiration",
} as const;
export type TokenLasts = `${keyof typeof TOKEN_LASTS}`;
export const TOKEN_LASTS_KEYS = Object.keys(TOKEN_LASTS) as [TokenLasts, ...TokenLasts[]];

export const MAX_TOKEN_NAME = 60;

/** How many tokens a person has at a time; those that have ended don't count. */
export const MAX_TOKENS = 10;

/** Those that have ended are listed for so long. */
export const ENDED_TOKEN_RETENTION_DAYS = 30;

/** How often one token may be used. */
export const TOKEN_LIMIT = { limit: 60, windowSeconds: 60 } as const;
