import { checkDescription, collectFacts, type DescribedProperty } from "#lib/description/index.ts";
import { keptPhrase } from "#lib/text/kept-phrase.ts";
import type { TemplateEdits, TemplateFinding } from "#lib/schemas/templates.ts";
import type { TemplateSpec } from "./kinds.ts";

const FIELDS = ["headline", "text"] as const;

/**
 * Finds fair housing violations and unsupported claims in the text written for a template. Default text
 * comes from the listing, which has its own check.
 * @param keptNotes the claims that the seller chose to keep, in the format of `keptPhrase`
 */
export function findInTemplate(
  edits: TemplateEdits,
  spec: TemplateSpec,
  property: DescribedProperty,
  keptNotes: readonly string[],
): TemplateFinding[] {
  const written = FIELDS.filter((field) => spec[field] && edits[field] !== null);
  if (written.length === 0) return [];
  const facts = collectFacts(property);
  const kept = new Set(keptNotes);
  return written.flatMap((field): TemplateFinding[] => {
    return checkDescription(edits[field] ?? "", facts).flatMap((finding) => {
      const { kind, phrase, reason } = finding;
      if (kind === "caution") return [];
      const isKept = kind === "claim" && kept.has(keptPhrase({ phrase }));
      return [{ kind, field, quote: phrase, reason, isKept }];
    });
  });
}
