import type { TokenScope } from "#lib/fields/api-tokens.ts";

/** Words for the smallest scope that a call needs. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = { read: "read", write: "change" };
