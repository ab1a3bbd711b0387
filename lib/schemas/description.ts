import { z } from "zod";
import { LENGTHS, MAX_DESCRIPTION, TONES } from "#lib/fields/description.ts";
import { requiredText, text } from "./text.ts";

export const descriptionStyle = z.object({
  tone: z.enum(TONES, "Unknown tone"),
  length: z.enum(LENGTHS, "Unknown length"),
});
export type DescriptionStyle = z.infer<typeof descriptionStyle>;

/** A style that is given is kept for later texts; without one, the kept one holds. */
export const rewriteInput = descriptionStyle
  .partial()
  .extend({ currentDescription: text(MAX_DESCRIPTION) });

export const acceptInput = z.object({
  description: requiredText("Description is required", MAX_DESCRIPTION),
});

/** `replaces` is the text that was edited, which must still be the saved one. */
export const editInput = acceptInput.extend({ replaces: text(MAX_DESCRIPTION).optional() });

const MAX_PHRASE = 200;

export const keptNoteInput = z.object({
  phrase: requiredText("Phrase is required", MAX_PHRASE),
  kept: z.boolean("Must be true or false"),
});
export type KeptNoteInput = z.infer<typeof keptNoteInput>;

/** The phrases whose notes are put aside, the latest last. */
export const keptNotesView = z.object({ phrases: z.array(z.string()) });

export const descriptionView = z.object({ description: z.string() });
export const savedDescriptionView = descriptionView.extend({ descriptionAccepted: z.boolean() });
export const acceptedView = descriptionView.extend({ descriptionAccepted: z.literal(true) });

export const WRITERS = ["built_in", "model"] as const;
const writerName = z.enum(WRITERS);
export type WriterName = z.infer<typeof writerName>;

/**
 * One line of the answer of POST /api/properties/description/stream. A draft is the whole of the text
 * so far and takes the place of the one before it; the last line is `done` or `error`.
 */
export const streamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("draft"), description: z.string() }),
  z.object({
    type: z.literal("done"),
    description: z.string(),
    writer: writerName,
    // A model is configured and did not answer with a usable text: the built-in writer stood in.
    isFallback: z.boolean(),
  }),
  z.object({ type: z.literal("error"), error: z.string() }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;

export const VERSION_ORIGINS = ["generated", "rewritten", "edited"] as const;

const versionView = z.object({
  id: z.number().int(),
  description: z.string(),
  origin: z.enum(VERSION_ORIGINS),
  // Who wrote it and how; null for a seller's own text.
  writer: writerName.nullable(),
  tone: z.enum(TONES).nullable(),
  length: z.enum(LENGTHS).nullable(),
  // Who asked for it or typed it; null for someone who has left, or a text from before versions.
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  // When it was last the text of the listing-to-be: saved, or brought back.
  savedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
});
export type VersionView = z.infer<typeof versionView>;

/** Newest first. */
export const versionsView = z.object({ versions: z.array(versionView), hasMore: z.boolean() });
export type VersionsView = z.infer<typeof versionsView>;
