/** Write includes read. */
export const TOKEN_SCOPES = {
  read: "Read only",
  write: "Read and write",
} as const;
export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_KEYS = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];

/** Token lifetimes, in days; "always" never expires. */
export const TOKEN_LASTS = {
  30: "30 days",
  90: "90 days",
  365: "1 year",
  always: "No expiration",
} as const;
export type TokenLasts = `${keyof typeof TOKEN_LASTS}`;
export const TOKEN_LASTS_KEYS = Object.keys(TOKEN_LASTS) as [TokenLasts, ...TokenLasts[]];

export const MAX_TOKEN_NAME = 60;

/** Per person, without expired tokens. */
export const MAX_TOKENS = 10;

export const ENDED_TOKEN_RETENTION_DAYS = 30;

/** Per token. */
export const TOKEN_LIMIT = { limit: 60, windowSeconds: 60 } as const;

export const ABOUT_API = "Connect your own software to Porchlight.";
