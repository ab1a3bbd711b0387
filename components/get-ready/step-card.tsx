"use client";

import { Check } from "lucide";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { useFocusBack } from "#components/ui/use-focus-back.ts";
import { STEP_TITLES, type StepId } from "#lib/fields/steps.ts";
import { STEPS } from "#lib/step-advice.ts";
import { cn } from "#lib/utils.ts";
import { StepDetails } from "./step-details.tsx";
import { StepPicture } from "./step-picture.tsx";

/** A finished step: one line, which opens to what the step was. */
function FinishedStep({ stepId, headingId }: { stepId: StepId; headingId: string }) {
  return (
    <details className="min-w-0 flex-1 basis-full sm:basis-0">
      <SummaryRow>
        <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary text-primary-foreground">
          <Icon node={Check} className="size-4 stroke-[2.75]" />
          <span className="sr-only">Completed</span>
        </span>
        <h2 id={headingId} className="min-w-0 flex-1 text-base leading-6 font-medium">
          {STEP_TITLES[stepId]}
        </h2>
      </SummaryRow>
      <div className="flex flex-col gap-4 py-3">
        <StepPicture stepId={stepId} className="h-32 w-40 opacity-45 saturate-50" />
        <p className="leading-7">{STEPS[stepId].why}</p>
        <StepDetails stepId={stepId} />
      </div>
    </details>
  );
}

function OpenStep({
  stepId,
  number,
  headingId,
}: {
  stepId: StepId;
  number: number;
  headingId: string;
}) {
  return (
    <>
      <div className="relative min-h-20 bg-primary-soft md:row-span-4">
        <StepPicture stepId={stepId} className="absolute inset-0 size-full p-2" />
      </div>
      <div className="flex flex-col justify-center gap-1 px-5 py-2 max-md:col-span-2 sm:px-7 md:pt-6 md:pb-0">
        <p className="text-sm font-medium text-primary">Step {number}</p>
        <h2 id={headingId} className="text-xl leading-7">
          {STEP_TITLES[stepId]}
        </h2>
      </div>
      <p className="px-5 pt-3 leading-6 max-md:col-span-3 sm:px-7 md:pt-2 md:leading-7">
        {STEPS[stepId].why}
      </p>
      <details className="px-5 pt-2 max-md:col-span-2 max-md:open:col-span-3 sm:px-7">
        <SummaryRow className="text-sm font-medium text-primary">
          What to do and how long it takes
        </SummaryRow>
        <div className="flex flex-col gap-4 pt-1 pb-3">
          <StepDetails stepId={stepId} />
        </div>
      </details>
    </>
  );
}

export function StepCard({
  stepId,
  number,
  completed,
  isUpdating,
  isDisabled,
  isNext,
  onChange,
}: {
  stepId: StepId;
  /** From 1. */
  number: number;
  completed: boolean;
  isUpdating: boolean;
  /** True while the steps load or one is being updated. */
  isDisabled: boolean;
  /** True for the first step to do, which has the screen's primary action. */
  isNext: boolean;
  onChange: (completed: boolean) => void;
}) {
  const headingId = useId();
  const [wasPressed, setPressed] = useState(false);
  const button = useFocusBack(isUpdating && wasPressed, { preventScroll: true });

  function change(byButton: boolean) {
    setPressed(byButton);
    onChange(!completed);
  }

  return (
    <article
      id={stepId}
      aria-labelledby={headingId}
      // Only for the mouse; the button has its own label.
      data-tip={completed ? "Right-click to mark as not done" : undefined}
      data-completed={completed}
      onContextMenu={(event) => {
        if (!completed) return;
        // The browser's menu would cover the change.
        event.preventDefault();
        if (!isDisabled) change(false);
      }}
      className={cn(
        "overflow-hidden rounded-xl border text-card-foreground transition-colors duration-200",
        completed
          ? "flex flex-wrap items-start gap-x-4 bg-muted px-5 py-2 text-muted-foreground sm:px-7"
          : "grid grid-cols-[6rem_minmax(0,1fr)_auto] bg-card shadow-card md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr_auto]",
      )}
    >
      {completed ? (
        <FinishedStep stepId={stepId} headingId={headingId} />
      ) : (
        <OpenStep stepId={stepId} number={number} headingId={headingId} />
      )}
      <div
        className={cn(
          "flex flex-col items-stretch sm:items-start",
          completed
            ? "py-1.5 max-sm:w-full"
            : "pt-2 pr-5 pb-4 sm:pr-7 md:pb-6 md:pl-7 max-md:[details[open]+&]:col-span-3 max-md:[details[open]+&]:pl-5",
        )}
      >
        <Button
          ref={button}
          variant={isNext ? "primary" : "outline"}
          size={completed ? "sm" : "md"}
          disabled={isDisabled}
          pending={isUpdating}
          pendingLabel="Updating..."
          aria-describedby={headingId}
          onClick={() => change(true)}
        >
          {completed ? "Mark as not done" : "Done!"}
        </Button>
      </div>
    </article>
  );
}
