"use client";

import { Check, Clock, TrendingUp } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Tooltip, TooltipContent, TooltipTrigger } from "#components/ui/tooltip.tsx";
import type { StepId } from "#lib/schemas/steps.ts";
import { cn } from "#lib/utils.ts";
import { StepPicture } from "./step-picture.tsx";
import { type Figure, STEPS } from "./steps-content.ts";

/** A disabled button loses the focus of the keyboard: gives it back once the button works again. */
function useFocusBack(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isDisabled || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return { button, notePress: () => (wasPressed.current = true) };
}

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
      <dt className="flex items-center gap-3 text-sm leading-6 font-medium [&_svg]:size-4.5 [&_svg]:text-primary">
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
    <Detail icon={<TrendingUp aria-hidden />} label="What it tends to return">
      {figures.map(({ text, source }) => (
        <dd key={source} className="leading-6 figures">
          {text} <cite className="text-sm text-muted-foreground not-italic">Source: {source}.</cite>
        </dd>
      ))}
    </Detail>
  );
}

type Props = {
  stepId: StepId;
  /** Where the step stands among the six, from 1. */
  number: number;
  completed: boolean;
  /** This step is on its way to the server. */
  isUpdating: boolean;
  /** Nothing can be pressed: the steps are loading, or one of them is on its way. */
  isDisabled: boolean;
  /** The next thing to do, which carries the screen's primary action. */
  isNext: boolean;
  onChange: (completed: boolean) => void;
};

/** One preparation step: its picture, the advice, and Done! or the ways to take that back. */
export function StepCard(props: Props) {
  const { stepId, number, completed, isUpdating, isDisabled, isNext, onChange } = props;
  const { title, why, tasks, time, figures } = STEPS[stepId];
  const headingId = useId();
  const { button, notePress } = useFocusBack(isDisabled);

  const ground = cn(
    "transition-colors duration-200",
    completed ? "bg-secondary" : "bg-primary-soft",
  );

  function toggle() {
    notePress();
    onChange(!completed);
  }

  return (
    <Tooltip disableHoverableContent>
      <TooltipTrigger
        asChild
        // Only a completed card has a hint, and it is for the pointer: the button speaks for itself.
        onPointerMove={completed ? undefined : (event) => event.preventDefault()}
        onFocus={(event) => event.preventDefault()}
      >
        <article
          aria-labelledby={headingId}
          data-completed={completed}
          onContextMenu={(event) => {
            if (!completed) return;
            // The browser's own menu would cover what the press has just done.
            event.preventDefault();
            if (!isDisabled) onChange(false);
          }}
          className={cn(
            "grid overflow-hidden rounded-xl border text-card-foreground transition-colors duration-200 md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-[auto_1fr_auto]",
            completed ? "bg-muted text-muted-foreground" : "bg-card shadow-card",
          )}
        >
          <div className={cn("relative h-48 md:h-56", ground)}>
            <StepPicture
              stepId={stepId}
              className={cn(
                "absolute inset-0 size-full p-2 transition-[opacity,filter] duration-200",
                completed && "opacity-45 saturate-50",
              )}
            />
            {completed ? (
              <span className="absolute top-4 right-4 flex size-10 items-center justify-center rounded-full bg-primary text-primary-foreground shadow-raised">
                <Check aria-hidden className="size-5.5" strokeWidth={2.75} />
                <span className="sr-only">Completed</span>
              </span>
            ) : null}
          </div>
          <div className="flex flex-col gap-4 p-5 sm:p-7 sm:pb-5 md:row-span-2">
            <div className="flex flex-col gap-1.5">
              <p className="text-sm font-medium text-primary">Step {number}</p>
              <h2 id={headingId} className="text-xl leading-7">
                {title}
              </h2>
              <p className="leading-7">{why}</p>
            </div>
            <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-6 marker:text-primary">
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </div>
          <dl
            className={cn(
              "flex flex-col gap-4 p-5 text-[0.9375rem] sm:px-7 md:row-span-2 md:px-5",
              ground,
            )}
          >
            <Detail icon={<Clock aria-hidden />} label="How long it takes">
              <dd className="leading-6">{time}</dd>
            </Detail>
            <Returns figures={figures} />
          </dl>
          <div className="flex flex-col items-stretch p-5 sm:items-start sm:px-7 sm:pb-7 md:pt-0">
            <Button
              ref={button}
              variant={isNext ? "primary" : "outline"}
              disabled={isDisabled}
              pending={isUpdating}
              pendingLabel="Updating..."
              aria-describedby={headingId}
              onClick={toggle}
            >
              {completed ? "Mark as not done" : "Done!"}
            </Button>
          </div>
        </article>
      </TooltipTrigger>
      <TooltipContent
        align="start"
        sideOffset={-48}
        alignOffset={12}
        className="pointer-events-none"
      >
        Right-click to mark as not done
      </TooltipContent>
    </Tooltip>
  );
}
