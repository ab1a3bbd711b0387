import { z } from "zod";
import { contractorsByType, contractorTypeViews } from "#lib/schemas/contractors.ts";
import {
  stepCompletion,
  stepCompletions,
  stepCostsInput,
  stepCostsView,
} from "#lib/schemas/steps.ts";
import type { CallName, CallSpec } from "./call.ts";

export const GET_READY_CALLS = {
  "GET /api/steps/completions": {
    token: "read",
    summary: "List the six preparation steps and whether each is complete",
    output: stepCompletions,
  },
  "PATCH /api/steps/completions": {
    token: "write",
    summary: "Mark a step as complete or not complete",
    input: stepCompletion,
    output: stepCompletion,
  },
  "GET /api/steps/costs": {
    token: "read",
    summary: "Get the account's costs for preparation steps",
    output: stepCostsView,
  },
  "PUT /api/steps/costs": {
    token: "write",
    summary: "Save the costs of preparation steps; omitted costs are unknown",
    input: stepCostsInput,
    output: stepCostsView,
  },
  "GET /api/contractor-types": {
    token: "read",
    summary: "List the types of local help",
    output: contractorTypeViews,
  },
  "GET /api/contractors/by-location/{userId}": {
    token: "read",
    summary:
      "List businesses by type in the city of the account's property, or else of the user's profile",
    params: z.object({ userId: z.uuid() }),
    output: contractorsByType,
    refusals: { not_found: "The user isn't on your account" },
  },
} as const satisfies Record<CallName, CallSpec>;
