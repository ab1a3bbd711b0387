import { z } from "zod";
import { messageInput } from "#lib/schemas/inquiries.ts";
import { savedRepliesView } from "#lib/schemas/saved-replies.ts";
import type { CallName, CallSpec } from "./call.ts";

const reply = z.object({ replyId: z.uuid() });
const NO_REPLY = { not_found: "Saved reply not found" };

export const SAVED_REPLY_CALLS = {
  "GET /api/saved-replies": {
    token: "read",
    summary: "List texts saved for replies to buyers",
    output: savedRepliesView,
  },
  "POST /api/saved-replies": {
    token: "write",
    summary: "Save a text for replies to buyers",
    input: messageInput,
    output: savedRepliesView,
    refusals: { conflict: "The account has the most saved replies allowed" },
  },
  "PUT /api/saved-replies/{replyId}": {
    token: "write",
    summary: "Change a saved reply",
    params: reply,
    input: messageInput,
    output: savedRepliesView,
    refusals: NO_REPLY,
  },
  "DELETE /api/saved-replies/{replyId}": {
    token: "write",
    summary: "Delete a saved reply",
    params: reply,
    output: savedRepliesView,
    refusals: NO_REPLY,
  },
} as const satisfies Record<CallName, CallSpec>;
