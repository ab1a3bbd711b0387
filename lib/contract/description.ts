import { z } from "zod";
import {
  acceptedView,
  correctionsView,
  descriptionView,
  editInput,
  keptNoteInput,
  keptNotesView,
  rewriteInput,
  savedDescriptionView,
  streamEvent,
  versionsView,
} from "#lib/schemas/description.ts";
import { changedDetails } from "#lib/schemas/property.ts";
import { rowIdInQuery } from "#lib/schemas/values.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_PROPERTY } from "./refusals.ts";

const WRITES = { ...NO_PROPERTY, rate_limited: "The account has requested too many descriptions" };

const before = rowIdInQuery.optional();

export const DESCRIPTION_CALLS = {
  "POST /api/properties/features/rewrite": {
    token: "write",
    summary: "Save the current description as a version and write a new one",
    input: rewriteInput,
    output: descriptionView,
    refusals: WRITES,
  },
  "POST /api/properties/description/stream": {
    token: "write",
    summary: "Write a new description and stream its drafts",
    input: rewriteInput,
    lines: streamEvent,
    refusals: WRITES,
  },
  "POST /api/properties/description": {
    token: "write",
    summary: "Save a description you wrote",
    input: editInput,
    output: savedDescriptionView,
    refusals: {
      ...NO_PROPERTY,
      conflict: "The description changed in the meantime; your text is saved as a version",
    },
  },
  "POST /api/properties/description/accept": {
    token: "write",
    summary: "Save and accept a description",
    input: editInput,
    output: acceptedView,
    refusals: { ...NO_PROPERTY, conflict: "The description isn't `replaces` anymore" },
  },
  "POST /api/properties/description/corrections": {
    token: "read",
    summary: "Get what changed details would make wrong in the accepted description",
    input: changedDetails,
    output: correctionsView,
    refusals: NO_PROPERTY,
  },
  "PATCH /api/properties/description/kept-notes": {
    token: "write",
    summary: "Dismiss a note about a phrase, or show it again",
    input: keptNoteInput,
    output: keptNotesView,
    refusals: NO_PROPERTY,
  },
  "GET /api/properties/description/versions": {
    token: "read",
    summary: "List versions of the description, newest first",
    query: z.object({ before }),
    output: versionsView,
  },
} as const satisfies Record<CallName, CallSpec>;
