import { z } from "zod";
import { contactInput, contactsView } from "#lib/schemas/contacts.ts";
import type { CallName, CallSpec } from "./call.ts";

const contactId = z.object({ contactId: z.uuid() });
const NO_SUCH_CONTACT = { not_found: "Contact not found" };

export const CONTACT_CALLS = {
  "GET /api/contacts": {
    token: "read",
    summary: "List the account's own contacts by name",
    output: contactsView,
  },
  "POST /api/contacts": {
    token: "write",
    summary: "Add a contact",
    input: contactInput,
    output: contactsView,
    refusals: { conflict: "The maximum number of contacts is reached" },
  },
  "PUT /api/contacts/{contactId}": {
    token: "write",
    summary: "Update a contact",
    params: contactId,
    input: contactInput,
    revised: true,
    output: contactsView,
    refusals: NO_SUCH_CONTACT,
  },
  "DELETE /api/contacts/{contactId}": {
    token: "write",
    summary: "Delete a contact",
    params: contactId,
    output: contactsView,
    refusals: NO_SUCH_CONTACT,
  },
} as const satisfies Record<CallName, CallSpec>;
