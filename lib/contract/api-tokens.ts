import { z } from "zod";
import { apiTokenInput, apiTokensView, newApiToken } from "#lib/schemas/api-tokens.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_API_ACCESS } from "./refusals.ts";

export const API_TOKEN_CALLS = {
  "GET /api/tokens": {
    summary: "List your API tokens, without their secrets",
    output: apiTokensView,
  },
  "POST /api/tokens": {
    summary: "Create an API token; its secret is returned only once",
    input: apiTokenInput,
    output: newApiToken,
    status: 201,
    refusals: {
      forbidden: NO_API_ACCESS,
      conflict: "You’ve reached the maximum number of tokens",
      rate_limited: "Too many tokens created in a short time",
    },
  },
  "DELETE /api/tokens/{tokenId}": {
    summary: "Revoke a token immediately",
    params: z.object({ tokenId: z.uuid() }),
    output: apiTokensView,
    refusals: { not_found: "Token not found" },
  },
} as const satisfies Record<CallName, CallSpec>;
