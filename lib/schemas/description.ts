import { z } from "zod";
import { LENGTHS, MAX_DESCRIPTION, TONES } from "#lib/fields/description.ts";
import { requiredText, text } from "./text.ts";
import { MUST_BE_OBJECT, trueOrFalse } from "./values.ts";

export const descriptionStyle = z.object({
  tone: z.enum(TONES, "Unknown tone"),
  length: z.enum(LENGTHS, "Unknown length"),
});
export type DescriptionStyle = z.infer<typeof descriptionStyle>;

/** A style is saved for later texts; without one, the saved style applies. */
export const rewriteInput = descriptionStyle
  .partial()
  .extend({ currentDescription: text(MAX_DESCRIPTION) });

/** `replaces` is the text that was edited or read, which must still be the saved one. */
export const editInput = z.object({
  description: requiredText("Description is required", MAX_DESCRIPTION),
  replaces: text(MAX_DESCRIPTION).optional(),
});

/** The accepted text, corrected for a change of the property's details and saved with it. */
export const textCorrection = z.object(
  {
    replaces: text(MAX_DESCRIPTION),
    description: requiredText("Description is required", MAX_DESCRIPTION),
  },
  MUST_BE_OBJECT,
);
export type TextCorrection = z.output<typeof textCorrection>;

/** A part of the accepted text that the change makes wrong. */
const factChange = z.object({
  quote: z.string(),
  // The new value; null if the sentence is removed instead.
  value: z.string().nullable(),
  sentence: z.string(),
  corrected: z.string().nullable(),
});

export const correctionsView = z.object({
  // The accepted text, which buyers see while the listing is public.
  text: z.string(),
  isPublic: z.boolean(),
  changes: z.array(factChange),
  // The text with every correction; null if it has to be corrected by hand.
  corrected: z.string().nullable(),
});
export type CorrectionsView = z.infer<typeof correctionsView>;

const MAX_PHRASE = 200;

export const keptNoteInput = z.object({
  phrase: requiredText("Phrase is required", MAX_PHRASE),
  kept: trueOrFalse,
});
export type KeptNoteInput = z.infer<typeof keptNoteInput>;

/** Phrases whose notes the seller dismissed, latest last. */
export const keptNotesView = z.object({ phrases: z.array(z.string()) });

export const descriptionView = z.object({ description: z.string() });
export const savedDescriptionView = descriptionView.extend({ descriptionAccepted: z.boolean() });
/** A kept description has both: whether it's accepted, and what keeps it from buyers. */
export const featuresSavedView = descriptionView.extend({
  descriptionAccepted: z.boolean().optional(),
  openNotes: z.int().min(0).optional(),
});
export const acceptedView = descriptionView.extend({ descriptionAccepted: z.literal(true) });

export const WRITERS = ["built_in", "model"] as const;
const writerName = z.enum(WRITERS);
export type WriterName = z.infer<typeof writerName>;

/**
 * One line of the response of POST /api/properties/description/stream. A draft is the entire text
 * so far and replaces the previous one. The last line is `done` or `error`.
 */
export const streamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("draft"), description: z.string() }),
  z.object({
    type: z.literal("done"),
    description: z.string(),
    writer: writerName,
    // A configured model gave no usable text, so the built-in writer replaced it.
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
  // What wrote it and how; null for a seller's own text.
  writer: writerName.nullable(),
  tone: z.enum(TONES).nullable(),
  length: z.enum(LENGTHS).nullable(),
  // The person who requested or typed it; null if they left, or if the text predates versions.
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  // When it last became the saved description, including restores.
  savedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
});
export type VersionView = z.infer<typeof versionView>;

/** Newest first. */
export const versionsView = z.object({ versions: z.array(versionView), hasMore: z.boolean() });
export type VersionsView = z.infer<typeof versionsView>;
