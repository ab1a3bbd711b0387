import { z } from "zod";
import { BASICS_REQUIRED_MESSAGE } from "#lib/fields/basics.ts";
import { basicsInput, basicsPatch, basicsSaved } from "#lib/schemas/basics.ts";
import { descriptionView } from "#lib/schemas/description.ts";
import { estimateHistoryView } from "#lib/schemas/estimate-history.ts";
import { featuresInput } from "#lib/schemas/features.ts";
import { placeQuery, placeView } from "#lib/schemas/place.ts";
import { latestPropertyView, propertyInput, propertyView } from "#lib/schemas/property.ts";
import { valuationView } from "#lib/schemas/valuation.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };

// Fifteen digits at most: a number that JavaScript and PostgreSQL hold alike.
const saleId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

export const PROPERTY_CALLS = {
  "GET /api/property": {
    token: "read",
    summary: "The address of the account's property",
    output: propertyView,
    refusals: NO_PROPERTY,
  },
  "POST /api/property": {
    token: "write",
    summary: "Saves the address of the account's one property",
    input: propertyInput,
    output: propertyView,
  },
  "GET /api/places": {
    token: "read",
    summary: "Whether a city is known in its state, and else the one that is spelled most like it",
    query: placeQuery,
    output: placeView,
  },
  "POST /api/property/basics": {
    token: "write",
    summary: "Saves the twelve basic numbers",
    input: basicsInput,
    output: basicsSaved,
    refusals: NO_PROPERTY,
    invalidMessage: (fields) =>
      Object.values(fields).includes("Required") ? BASICS_REQUIRED_MESSAGE : undefined,
  },
  "PATCH /api/property/basics": {
    token: "write",
    summary: "Corrects some of the basic numbers",
    input: basicsPatch,
    output: basicsSaved,
    refusals: { ...NO_PROPERTY, conflict: "No numbers were saved yet" },
  },
  "GET /api/properties/latest": {
    token: "read",
    summary: "The whole property: address, numbers, features, and description",
    output: latestPropertyView,
    refusals: NO_PROPERTY,
  },
  "POST /api/properties/features": {
    token: "write",
    summary: "Saves the features, then writes a description of the home",
    input: featuresInput,
    output: descriptionView,
    refusals: NO_PROPERTY,
  },
  "GET /api/valuation": {
    token: "read",
    summary: "What the home is worth, and why",
    output: valuationView,
    refusals: {
      not_found: "The account has no property yet",
      rate_limited: "The account has asked the external valuation service too often",
      bad_gateway: "The external valuation service failed",
    },
  },
  "POST /api/valuation/history": {
    token: "write",
    summary: "Notes today's estimate, and answers with the estimates over time and what moved them",
    output: estimateHistoryView,
    refusals: { ...NO_PROPERTY, rate_limited: "The account has asked for them too often" },
  },
  "PUT /api/valuation/left-out/{saleId}": {
    token: "write",
    summary: "Leaves a comparable sale out of the valuation",
    params: z.object({ saleId }),
    output: valuationView,
    refusals: {
      not_found: "There is no property, or no such sale",
      conflict: "Too many sales are left out, or an external service makes the estimate",
    },
  },
  "DELETE /api/valuation/left-out/{saleId}": {
    token: "write",
    summary: "Lets a comparable sale count again",
    params: z.object({ saleId }),
    output: valuationView,
    refusals: {
      not_found: "There is no property, or no such sale",
      conflict: "An external service makes the estimate",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
