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
    summary: "The six preparation steps in order, and which are done",
    output: stepCompletions,
  },
  "PATCH /api/steps/completions": {
    token: "write",
    summary: "Marks a step as done, or not done",
    input: stepCompletion,
    output: stepCompletion,
  },
  "GET /api/steps/costs": {
    token: "read",
    summary: "What the preparation steps cost the account, those that may cost money",
    output: stepCostsView,
  },
  "PUT /api/steps/costs": {
    token: "write",
    summary: "Saves what the preparation steps cost; what is left out is not known",
    input: stepCostsInput,
    output: stepCostsView,
  },
  "GET /api/contractor-types": {
    token: "read",
    summary: "The kinds of local help",
    output: contractorTypeViews,
  },
  "GET /api/contractors/by-location/{userId}": {
    token: "read",
    summary:
      "The businesses in the city of the account's property, else of the user's profile, by type",
    params: z.object({ userId: z.uuid() }),
    output: contractorsByType,
    refusals: { not_found: "A user outside the account" },
  },
} as const satisfies Record<CallName, CallSpec>;
