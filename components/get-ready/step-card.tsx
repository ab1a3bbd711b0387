"use client";

import { Check, Clock, TrendingUp } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useFocusBack } from "#components/ui/use-focus-back.ts";
import { STEP_TITLES, type StepId } from "#lib/fields/steps.ts";
import { type Figure, STEPS } from "#lib/step-advice.ts";
import { cn } from "#lib/utils.ts";
import { StepPicture } from "./step-picture.tsx";

const groundClasses = (completed: boolean) =>
  cn("transition-colors duration-200", completed ? "bg-secondary" : "bg-primary-soft");

function Detail({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1 [&>dd]:pl-7.5">
      <dt className="flex items-center gap-3 text-sm leading-6 font-medium [--icon-size:1.125rem] [&_svg]:text-primary">
        {icon}
        {label}
      </dt>
      {children}
    </div>
  );
}

function Returns({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <Detail icon={<Icon node={TrendingUp} />} label="Typical return">
      {figures.map(({ text, source }) => (
        <dd key={source} className="leading-6 figures">
          {text} <cite className="text-sm text-muted-foreground not-italic">Source: {source}.</cite>
        </dd>
      ))}
    </Detail>
  );
}

function StepImage({ stepId, completed }: { stepId: StepId; completed: boolean }) {
  return (
    <div className={cn("relative h-48 md:h-56", groundClasses(completed))}>
      <StepPicture
        stepId={stepId}
        className={cn(
          "absolute inset-0 size-full p-2 transition-[opacity,filter] duration-200",
          completed && "opacity-45 saturate-50",
        )}
      />
      {completed ? (
        <span className="absolute top-4 right-4 flex size-10 items-center justify-center rounded-full bg-primary text-primary-foreground shadow-raised">
          <Icon node={Check} className="size-5.5 stroke-[2.75]" />
          <span className="sr-only">Completed</span>
        </span>
      ) : null}
    </div>
  );
}

function StepText({
  stepId,
  number,
  headingId,
}: {
  stepId: StepId;
  number: number;
  headingId: string;
}) {
  const { why, tasks } = STEPS[stepId];
  return (
    <div className="flex flex-col gap-4 p-5 sm:p-7 sm:pb-5 md:row-span-2">
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium text-primary">Step {number}</p>
        <h2 id={headingId} className="text-xl leading-7">
          {STEP_TITLES[stepId]}
        </h2>
        <p className="leading-7">{why}</p>
      </div>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-6 marker:text-primary">
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </div>
  );
}

function StepFacts({ stepId, completed }: { stepId: StepId; completed: boolean }) {
  const { time, figures } = STEPS[stepId];
  return (
    <dl
      className={cn(
        "flex flex-col gap-4 p-5 text-md sm:px-7 md:row-span-2 md:px-5",
        groundClasses(completed),
      )}
    >
      <Detail icon={<Icon node={Clock} />} label="How long it takes">
        <dd className="leading-6">{time}</dd>
      </Detail>
      <Returns figures={figures} />
    </dl>
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
        "grid overflow-hidden rounded-xl border text-card-foreground transition-colors duration-200 md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-[auto_1fr_auto]",
        completed ? "bg-muted text-muted-foreground" : "bg-card shadow-card",
      )}
    >
      <StepImage stepId={stepId} completed={completed} />
      <StepText stepId={stepId} number={number} headingId={headingId} />
      <StepFacts stepId={stepId} completed={completed} />
      <div className="flex flex-col items-stretch p-5 sm:items-start sm:px-7 sm:pb-7 md:pt-0">
        <Button
          ref={button}
          variant={isNext ? "primary" : "outline"}
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
