import { searchQuery, searchView } from "#lib/schemas/search.ts";
import type { CallName, CallSpec } from "./call.ts";

export const SEARCH_CALLS = {
  "GET /api/search": {
    summary:
      "What fits the words of a query, in the product and in the account, by kind; misspellings are forgiven",
    query: searchQuery,
    output: searchView,
  },
} as const satisfies Record<CallName, CallSpec>;
