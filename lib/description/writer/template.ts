import type { Phrase } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/schemas/description.ts";
import type { FeatureGroup, FeatureOption } from "#lib/schemas/features.ts";

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
export type Slots = Readonly<Record<string, string | Phrase | undefined>>;

export interface OptionGroup<G extends FeatureGroup> {
  options: readonly FeatureOption<G>[];
  /** Used where a sentence lists this group alone. */
  templates?: TemplateSet;
}

/**
 * How the options of a feature group are listed. Slots: {list}; {shortList}, a list that is short
 * enough to stand before its verb; {pluralList}, a list that takes a plural verb; {noun}, what the
 * home is called.
 */
export interface ListTemplates<G extends FeatureGroup> {
  /** Templates for the first sentence of the list, and for those after it. */
  first: TemplateSet;
  next: TemplateSet;
  /** What reads well in one sentence. */
  groups: readonly OptionGroup<G>[];
  /** Two options that one clause tells of together. */
  pairs?: readonly {
    options: readonly [FeatureOption<G>, FeatureOption<G>];
    templates: TemplateSet;
  }[];
  /** May stand before the first clause, to say where the reader is. */
  leadIn?: string | undefined;
}
