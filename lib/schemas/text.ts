import { z } from "zod";
import { CANNOT_BE_STORED, isStorable, MAX_TEXT } from "#lib/fields/text.ts";

const MAX_EMAIL = 254;

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
