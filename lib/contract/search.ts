import { searchQuery, searchView } from "#lib/schemas/search.ts";
import type { CallName, CallSpec } from "./call.ts";

export const SEARCH_CALLS = {
  "GET /api/search": {
    summary:
      "Search the product and your account; results are grouped by kind, and misspellings are allowed",
    query: searchQuery,
    output: searchView,
  },
} as const satisfies Record<CallName, CallSpec>;
