import { z } from "zod";
import { apiTokenInput, apiTokensView, newApiToken } from "#lib/schemas/api-tokens.ts";
import type { CallName, CallSpec } from "./call.ts";

export const API_TOKEN_CALLS = {
  "GET /api/tokens": {
    summary: "The caller's tokens for programs, without their secrets",
    output: apiTokensView,
  },
  "POST /api/tokens": {
    summary: "Makes a token for a program; its secret is told this once",
    input: apiTokenInput,
    output: newApiToken,
    status: 201,
    refusals: {
      forbidden: "The account’s plan has no API",
      conflict: "The caller has as many tokens as they may",
      rate_limited: "Many were made in a short time",
    },
  },
  "DELETE /api/tokens/{tokenId}": {
    summary: "Ends a token at once",
    params: z.object({ tokenId: z.uuid() }),
    output: apiTokensView,
    refusals: { not_found: "The caller has no such token" },
  },
} as const satisfies Record<CallName, CallSpec>;
