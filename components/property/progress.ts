import type { PropertyStep } from "#components/layout/stepper.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";

/** Which steps of the property flow have been saved, told by the property itself. */
export function flowProgress(property: LatestPropertyView | null): Record<PropertyStep, boolean> {
  return {
    address: property !== null,
    basics: Boolean(property?.propertyBasics),
    features: Boolean(property?.propertySpecifics),
    description: property?.descriptionAccepted ?? false,
  };
}
