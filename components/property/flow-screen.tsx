import type { ReactNode } from "react";
import { Stepper, type PropertyStep } from "#components/layout/stepper.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { flowProgress } from "./progress.ts";

/** What the four screens of the property flow share: where one is, the heading, one column. */
export function FlowScreen({
  step,
  property,
  eyebrow,
  title,
  description,
  children,
}: {
  step: PropertyStep;
  property: LatestPropertyView | null;
  eyebrow?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <Stepper current={step} done={flowProgress(property)} />
      <PageHeader
        {...(eyebrow !== undefined && { eyebrow })}
        title={title}
        description={description}
      />
      {children}
    </div>
  );
}
