import type { ReactNode } from "react";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { cn } from "#lib/utils.ts";
import { Stepper, type PropertyStep } from "./stepper.tsx";

function findDoneSteps(property: LatestPropertyView | null): Record<PropertyStep, boolean> {
  return {
    address: property !== null,
    basics: Boolean(property?.propertyBasics),
    features: Boolean(property?.propertySpecifics),
    description: property?.descriptionAccepted ?? false,
  };
}

export type WizardScreenProps = {
  step: PropertyStep;
  property: LatestPropertyView | null;
  eyebrow?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function WizardScreen({
  step,
  property,
  eyebrow,
  title,
  description,
  isWide = false,
  children,
}: WizardScreenProps) {
  return (
    <div
      className={cn(
        "mx-auto flex w-full flex-col gap-8",
        isWide ? "max-w-3xl lg:max-w-none" : "max-w-3xl",
      )}
    >
      <Stepper current={step} done={findDoneSteps(property)} />
      <PageHeader
        {...(eyebrow !== undefined && { eyebrow })}
        title={title}
        description={description}
      />
      {children}
    </div>
  );
}
