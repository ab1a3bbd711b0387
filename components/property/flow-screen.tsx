import type { ReactNode } from "react";
import { Stepper, type PropertyStep } from "#components/layout/stepper.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { cn } from "#lib/utils.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { flowProgress } from "./progress.ts";

/** What the four screens of the property flow share: where one is, the heading, one column. */
export function FlowScreen({
  step,
  property,
  eyebrow,
  title,
  description,
  isWide = false,
  children,
}: {
  step: PropertyStep;
  property: LatestPropertyView | null;
  eyebrow?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Leaves room for something beside the column. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "mx-auto flex w-full flex-col gap-8",
        isWide ? "max-w-3xl lg:max-w-none" : "max-w-3xl",
      )}
    >
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
