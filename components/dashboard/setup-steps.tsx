import { Check } from "lucide";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { cn } from "#lib/utils.ts";

/** The three steps to the first publication. */
export function SetupSteps({ steps }: { steps: NonNullable<DashboardView["setup"]> }) {
  const current = steps.find(({ isDone }) => !isDone);
  return (
    <Card>
      <ol aria-label="Steps to your listing" className="grid gap-5 p-5 sm:p-7 md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={step === current ? "step" : undefined}
            className="flex gap-3"
          >
            <span
              aria-hidden
              className={cn(
                "flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold [--icon-size:1rem]",
                step.isDone || step === current
                  ? "bg-primary text-primary-foreground"
                  : "bg-secondary text-muted-foreground",
              )}
            >
              {step.isDone ? <Icon node={Check} /> : index + 1}
            </span>
            <div className="min-w-0">
              <p className="leading-7 font-medium">
                {step.title}
                {step.isDone ? <span className="sr-only">, done</span> : null}
              </p>
              <p className="text-md leading-6 text-muted-foreground">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
