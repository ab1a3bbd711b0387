import type { TokenScope } from "#lib/fields/api-tokens.ts";

/** The least that a token must be allowed. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = { read: "read", write: "change" };
