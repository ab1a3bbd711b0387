import { checkClaims } from "#lib/description/claims/check.ts";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { keptPhrase } from "#lib/description/kept-phrase.ts";
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
    const words = edits[field] ?? "";
    const housing = checkFairHousing(words);
    // Words that violate fair housing law aren't checked as claims.
    const claims = checkClaims(words, facts).filter((claim) =>
      housing.every(({ start, end }) => claim.end <= start || claim.start >= end),
    );
    return [
      ...housing
        .filter(({ severity }) => severity === "violation")
        .map(({ phrase, reason }) => ({
          ...{ kind: "violation" as const, field, quote: phrase, reason },
          isKept: false,
        })),
      ...claims.map(({ phrase, reason }) => ({
        ...{ kind: "claim" as const, field, quote: phrase, reason },
        isKept: kept.has(keptPhrase({ phrase })),
      })),
    ];
  });
}
