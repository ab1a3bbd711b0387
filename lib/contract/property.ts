import { z } from "zod";
import { BASICS_REQUIRED_MESSAGE } from "#lib/fields/basics.ts";
import { basicsPatch, basicsSave, basicsSaved } from "#lib/schemas/basics.ts";
import { featuresSavedView } from "#lib/schemas/description.ts";
import { estimateHistoryView } from "#lib/schemas/estimate-history.ts";
import { featuresSave } from "#lib/schemas/features.ts";
import { optionalFactsPatch, optionalFactsSaved } from "#lib/schemas/optional-facts.ts";
import { placeQuery, placeView } from "#lib/schemas/place.ts";
import { latestPropertyView, propertySave, propertyView } from "#lib/schemas/property.ts";
import { typicalSizesView } from "#lib/schemas/typical-sizes.ts";
import { valuationView } from "#lib/schemas/valuation.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_PROPERTY, NO_SALE } from "./refusals.ts";

// At most fifteen digits: exact in both JavaScript and PostgreSQL.
const saleId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

// With `correction`, a save also corrects the accepted description.
const TEXT_CHANGED = { conflict: "The description that `correction` replaces changed" };

export const PROPERTY_CALLS = {
  "GET /api/property": {
    token: "read",
    summary: "Get the address of the account's property",
    output: propertyView,
    refusals: NO_PROPERTY,
  },
  "POST /api/property": {
    token: "write",
    summary: "Save the address of the account's property",
    input: propertySave,
    revised: true,
    output: propertyView,
    refusals: {
      ...TEXT_CHANGED,
      not_found: "`correction` came before the first address",
    },
  },
  "GET /api/places": {
    token: "read",
    summary: "Check whether a city is known in its state, and get the closest spelling if not",
    query: placeQuery,
    output: placeView,
  },
  "POST /api/property/basics": {
    token: "write",
    summary: "Save the twelve property basics",
    input: basicsSave,
    revised: true,
    output: basicsSaved,
    refusals: { ...NO_PROPERTY, ...TEXT_CHANGED },
    invalidMessage: (fields) =>
      Object.values(fields).includes("Required") ? BASICS_REQUIRED_MESSAGE : undefined,
  },
  "PATCH /api/property/basics": {
    token: "write",
    summary: "Update some of the property basics",
    input: basicsPatch,
    output: basicsSaved,
    refusals: {
      ...NO_PROPERTY,
      conflict:
        "No property basics have been saved, or the description that `correction` replaces changed",
    },
  },
  "PATCH /api/property/optional-facts": {
    token: "write",
    summary: "Save condition, construction quality, garage or style; null means unknown",
    input: optionalFactsPatch,
    output: optionalFactsSaved,
    refusals: NO_PROPERTY,
  },
  "GET /api/property/typical-sizes": {
    token: "read",
    summary: "Get the usual sizes of homes of the same type sold in the property's zip code",
    output: typicalSizesView,
    refusals: NO_PROPERTY,
  },
  "GET /api/properties/latest": {
    token: "read",
    summary: "Get the whole property: address, basics, features, and description",
    output: latestPropertyView,
    refusals: NO_PROPERTY,
  },
  "POST /api/properties/features": {
    token: "write",
    summary: "Save the features, and write a description or keep the current one",
    input: featuresSave,
    revised: true,
    output: featuresSavedView,
    refusals: { ...NO_PROPERTY, ...TEXT_CHANGED },
  },
  "GET /api/valuation": {
    token: "read",
    summary: "Get the home's estimated value and how it was calculated",
    output: valuationView,
    refusals: {
      ...NO_PROPERTY,
      rate_limited: "The account has called the external valuation service too often",
      bad_gateway: "The external valuation service failed",
    },
  },
  "POST /api/valuation/history": {
    token: "write",
    summary: "Save today's estimate and get the estimate history and what changed it",
    output: estimateHistoryView,
    refusals: { ...NO_PROPERTY, rate_limited: "The account has requested it too often" },
  },
  "PUT /api/valuation/left-out/{saleId}": {
    token: "write",
    summary: "Exclude a comparable sale from the valuation",
    params: z.object({ saleId }),
    output: valuationView,
    refusals: {
      ...NO_SALE,
      conflict: "Too many sales are excluded, or an external service makes the estimate",
    },
  },
  "DELETE /api/valuation/left-out/{saleId}": {
    token: "write",
    summary: "Include a comparable sale again",
    params: z.object({ saleId }),
    output: valuationView,
    refusals: {
      ...NO_SALE,
      conflict: "An external service makes the estimate",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
