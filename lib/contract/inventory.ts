import {
  inventoryBeginning,
  inventoryDocumentQuery,
  inventoryInput,
  inventoryView,
} from "#lib/schemas/inventory.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };
const CHANGED = { conflict: "The list was changed since that version" };

export const INVENTORY_CALLS = {
  "GET /api/inventory": {
    token: "read",
    summary: "What stays with the account's home, what goes, and what is for sale",
    output: inventoryView,
  },
  "PUT /api/inventory": {
    token: "write",
    summary: "Saves the whole list in the place of a version of it",
    input: inventoryInput,
    output: inventoryView,
    refusals: { ...NO_PROPERTY, ...CHANGED },
  },
  "POST /api/inventory/beginning": {
    token: "write",
    summary: "Adds what Specific Features tell of and the list doesn't have yet",
    input: inventoryBeginning,
    output: inventoryView,
    refusals: { ...NO_PROPERTY, ...CHANGED },
  },
  "GET /api/inventory/document": {
    token: "read",
    summary: "The list by room: a PDF to sign on paper, or plain text",
    query: inventoryDocumentQuery,
    refusals: {
      ...NO_PROPERTY,
      forbidden: "The account's plan has no document to sign",
      conflict: "Another one of the account is being made",
      unavailable: "Many are being made",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
