import { z } from "zod";

/** Longest text, in UTF-16 units, that a field without a rule of its own may hold. */
export const MAX_TEXT = 200;
const MAX_EMAIL = 254;

export const CANNOT_BE_STORED = "Contains a character that can't be stored";

/** True for text that PostgreSQL stores as it is: no NUL and no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/** The most that a text may hold. Zod counts characters, in which an emoji is one; screens count units. */
const atMost = (max: number) =>
  [(value: string) => value.length <= max, `Must be at most ${max} characters`] as const;

/** Text of at most `max` UTF-16 units; white space around it is dropped before it is measured. */
export function text(max = MAX_TEXT) {
  return z
    .string("Must be text")
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .refine(...atMost(max))
    .refine(isStorable, CANNOT_BE_STORED);
}

export function requiredText(message: string, max = MAX_TEXT) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`)
    .refine(...atMost(max))
    .refine(isStorable, CANNOT_BE_STORED);
}

/** An email address, trimmed and in lower case, as it is compared and stored. */
export function email(message = "Invalid email address") {
  return z
    .string(message)
    .trim()
    .toLowerCase()
    .max(MAX_EMAIL, `Must be at most ${MAX_EMAIL} characters`)
    .refine(isStorable, CANNOT_BE_STORED)
    .pipe(z.email(message));
}
