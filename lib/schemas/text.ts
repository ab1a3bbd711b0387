import { z } from "zod";
import { CANNOT_BE_STORED, isStorable, MAX_TEXT } from "#lib/fields/text.ts";
import { cleanEntry, cleanText } from "#lib/text/clean-text.ts";
import { MAX_EMAIL, readEmail } from "#lib/text/email-address.ts";

export const MUST_BE_TEXT = "Must be text";

/**
 * Limits a text to `max` UTF-16 units that can be stored. A longer text gets no other checks. Zod
 * counts an emoji as one character, while screens count UTF-16 units.
 */
function limited(text: z.ZodString, max: number) {
  const error = `Must be at most ${max} characters`;
  return text
    .max(max, { error, abort: true })
    .refine((value) => value.length <= max, { error, abort: true })
    .refine(isStorable, { error: CANNOT_BE_STORED, abort: true });
}

const trimmed = (clean: (text: string) => string) => (text: string) => clean(text).trim();

/** Returns the schema of prose, trimmed and without invisible characters (`cleanText`). */
export function text(max = MAX_TEXT, message = MUST_BE_TEXT) {
  return limited(z.string(message).overwrite(trimmed(cleanText)), max);
}

export function requiredText(message: string, max = MAX_TEXT) {
  return limited(z.string(message).overwrite(trimmed(cleanText)).min(1, message), max);
}

/**
 * Returns the schema of text that isn't prose, such as a zip code, phone number or time: cleaned by
 * `cleanEntry` and trimmed.
 */
export function entry(message = MUST_BE_TEXT, max = MAX_TEXT) {
  return limited(z.string(message).overwrite(trimmed(cleanEntry)), max);
}

/** Removes invisible characters from text, so parsers read what a person sees. */
export const asSeen = (value: unknown): unknown =>
  typeof value === "string" ? cleanEntry(value) : value;

/**
 * Returns null for blank text, which a form sends for an empty field; other values are unchanged.
 */
export const emptyAsNull = (value: unknown): unknown =>
  typeof value === "string" && cleanEntry(value).trim() === "" ? null : value;

/** `emptyAsNull` for a field that may also be omitted. */
export const missingAsNull = (value: unknown): unknown => emptyAsNull(value) ?? null;

/** Returns the schema of an email address, normalized for comparison and storage. */
export function email(message = "Invalid email address") {
  return entry(message, MAX_EMAIL)
    .overwrite((typed) => readEmail(typed) ?? typed)
    .refine((address) => readEmail(address) !== null, message);
}
