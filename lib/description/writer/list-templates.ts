import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import type { TopicName } from "./message.ts";
import type { TemplateSet } from "./template.ts";

export interface OptionGroup<G extends FeatureGroup = FeatureGroup> {
  options: readonly FeatureOption<G>[];
  templates?: TemplateSet;
}

export interface OptionPair<G extends FeatureGroup = FeatureGroup> {
  options: readonly [FeatureOption<G>, FeatureOption<G>];
  templates: TemplateSet;
}

/**
 * How the options of a feature group are listed. Slots: {list}; {shortList}, a list that is short
 * enough to stand before its verb; {pluralList}, a list that takes a plural verb; {noun}, what the
 * home is called.
 */
export interface ListTemplates<G extends FeatureGroup = FeatureGroup> {
  topic: TopicName;
  feature: G;
  /** For the first sentence of the list, and for those after it. */
  first: TemplateSet;
  next: TemplateSet;
  groups: readonly OptionGroup<G>[];
  /** Options that are spoken of as one thing where both were chosen. */
  asOne?: { options: OptionPair<G>["options"]; text: string };
  /** Two options that one clause tells of. */
  pairs?: readonly OptionPair<G>[];
  /** What the options do, in place of a clause to each. */
  duties?: readonly OptionGroup<G>[];
  /** May stand before the first clause, to say where the reader is. */
  leadIn?: string | undefined;
}
