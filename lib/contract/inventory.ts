import {
  inventoryBeginning,
  inventoryDocumentQuery,
  inventoryInput,
  inventoryView,
} from "#lib/schemas/inventory.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_PROPERTY } from "./refusals.ts";

const CHANGED = { conflict: "The list changed since that version" };

export const INVENTORY_CALLS = {
  "GET /api/inventory": {
    token: "read",
    summary: "Get what's included, excluded, and for sale",
    output: inventoryView,
  },
  "PUT /api/inventory": {
    token: "write",
    summary: "Replace the whole list, based on a given version",
    input: inventoryInput,
    output: inventoryView,
    refusals: { ...NO_PROPERTY, ...CHANGED },
  },
  "POST /api/inventory/beginning": {
    token: "write",
    summary: "Add items from Specific Features that aren't on the list yet",
    input: inventoryBeginning,
    output: inventoryView,
    refusals: { ...NO_PROPERTY, ...CHANGED },
  },
  "GET /api/inventory/document": {
    token: "read",
    summary: "Download the list by room, as a PDF to sign on paper or as plain text",
    query: inventoryDocumentQuery,
    refusals: {
      ...NO_PROPERTY,
      forbidden: "The account's plan doesn't include the document",
      conflict: "Another document is being made for the account",
      unavailable: "Too many documents are being made",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
