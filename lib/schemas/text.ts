import { z } from "zod";
import { CANNOT_BE_STORED, isStorable, MAX_TEXT } from "#lib/fields/text.ts";
import { cleanEntry, cleanText } from "#lib/text/clean-text.ts";
import { MAX_EMAIL, readEmail } from "#lib/text/email-address.ts";

/**
 * Limits a text to `max` UTF-16 units that can be stored. Nothing else is looked for in one that is too
 * long. Zod counts characters, in which an emoji is one; screens count units.
 */
function limited(text: z.ZodString, max: number) {
  const error = `Must be at most ${max} characters`;
  return text
    .max(max, { error, abort: true })
    .refine((value) => value.length <= max, { error, abort: true })
    .refine(isStorable, { error: CANNOT_BE_STORED, abort: true });
}

const trimmed = (clean: (text: string) => string) => (text: string) => clean(text).trim();

/** Words: without invisible characters (`cleanText`) and white space around them, which don't count. */
export function text(max = MAX_TEXT, message = "Must be text") {
  return limited(z.string(message).overwrite(trimmed(cleanText)), max);
}

export function requiredText(message: string, max = MAX_TEXT) {
  return limited(z.string(message).overwrite(trimmed(cleanText)).min(1, message), max);
}

/** What is no words, such as a zip code, a phone number or a time: cleaned by `cleanEntry`, and trimmed. */
export function entry(message: string, max = MAX_TEXT) {
  return limited(z.string(message).overwrite(trimmed(cleanEntry)), max);
}

/** A value as it is sent, where it is text without invisible characters: what reads it sees what a person sees. */
export const asSeen = (value: unknown): unknown =>
  typeof value === "string" ? cleanEntry(value) : value;

/** Null for text that shows nothing: what a form sends of an empty field. Anything else as it is. */
export const emptyAsNull = (value: unknown): unknown =>
  typeof value === "string" && cleanEntry(value).trim() === "" ? null : value;

/** `emptyAsNull` for a field that may be left out too. */
export const missingAsNull = (value: unknown): unknown => emptyAsNull(value) ?? null;

/** An email address, as it is compared and stored. */
export function email(message = "Invalid email address") {
  return entry(message, MAX_EMAIL)
    .overwrite((typed) => readEmail(typed) ?? typed)
    .refine((address) => readEmail(address) !== null, message);
}
