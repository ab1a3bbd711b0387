import type { Word } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";

/**
 * A clause without its full stop, or several sentences without the last one, with slots for what a
 * home has. Of a list of templates the first that fits is taken. A template fits where each of its
 * slots has a value.
 *
 *     {area}             the value
 *     {Area}             the value as a sentence opens: with a capital, and counts in words
 *     {place,}           the value, with a comma after it where it has one inside
 *     {a kind} {A kind}  the value after its article
 *     {list:adds|add}    the word that agrees with the value
 *     [ with {baths}]    what is left out where the slot in it has no value
 */
export type Template = string | readonly string[];

/** Templates for one thing to say: those of one tone, then those that suit any. */
export type TemplateSet = Readonly<Partial<Record<Tone | "any", readonly Template[]>>>;

/** What the slots of a template stand for; undefined where this home has no such thing. */
export type Slots = Readonly<Record<string, string | Word | undefined>>;
