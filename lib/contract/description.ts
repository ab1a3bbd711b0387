import { z } from "zod";
import {
  acceptedView,
  acceptInput,
  descriptionView,
  editInput,
  keptNoteInput,
  keptNotesView,
  rewriteInput,
  savedDescriptionView,
  streamEvent,
  versionsView,
} from "#lib/schemas/description.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };

const WRITES = { ...NO_PROPERTY, rate_limited: "The account has asked for too many texts" };

const before = z.coerce
  .number("Must be a number")
  .int("Must be a whole number")
  .positive("Must be above 0")
  .optional();

export const DESCRIPTION_CALLS = {
  "POST /api/properties/features/rewrite": {
    token: "write",
    summary: "Keeps the present text as a version, and writes another",
    input: rewriteInput,
    output: descriptionView,
    refusals: WRITES,
  },
  "POST /api/properties/description/stream": {
    token: "write",
    summary: "Writes another text, draft by draft",
    input: rewriteInput,
    lines: streamEvent,
    refusals: WRITES,
  },
  "POST /api/properties/description": {
    token: "write",
    summary: "Saves a seller's own text",
    input: editInput,
    output: savedDescriptionView,
    refusals: {
      ...NO_PROPERTY,
      conflict: "Another text stands by now; this one is kept as a version",
    },
  },
  "POST /api/properties/description/accept": {
    token: "write",
    summary: "Saves a text as the accepted one",
    input: acceptInput,
    output: acceptedView,
    refusals: NO_PROPERTY,
  },
  "PATCH /api/properties/description/kept-notes": {
    token: "write",
    summary: "Puts the note on a phrase aside, or brings it back",
    input: keptNoteInput,
    output: keptNotesView,
    refusals: NO_PROPERTY,
  },
  "GET /api/properties/description/versions": {
    token: "read",
    summary: "The texts that the description has had, the one saved last first",
    query: z.object({ before }),
    output: versionsView,
  },
} as const satisfies Record<CallName, CallSpec>;
