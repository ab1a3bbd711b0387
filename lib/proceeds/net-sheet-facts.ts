import type { StepCosts } from "#lib/fields/steps.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { attorneyCustomOf, titleCustomOf } from "./closing-customs.ts";
import type { NetSheetFacts } from "./line-defaults.ts";
import { transferTaxOf } from "./transfer-taxes/index.ts";

export function netSheetFacts(
  { state, propertyBasics }: Pick<LatestPropertyView, "state" | "propertyBasics">,
  stepCosts: StepCosts,
): NetSheetFacts {
  return {
    state,
    transferTax: transferTaxOf(state),
    title: titleCustomOf(state),
    attorney: attorneyCustomOf(state),
    hoaFees: propertyBasics?.hoaFees ?? null,
    stepCosts,
  };
}
