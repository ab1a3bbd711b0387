"use client";

import { type ReactNode, type Ref, useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Radio, RadioGroup } from "#components/ui/radio-group.tsx";
import { weeksOf } from "#lib/showings/weeks.ts";
import { formatTime } from "#lib/showings/when.ts";
import { cn } from "#lib/utils.ts";

export type AskedDecision = "decline" | "propose" | "cancel";
export interface DecisionValues {
  action: AskedDecision;
  startsAt: string;
  reason: string;
}

function Chip({
  ref,
  value,
  className,
  children,
}: {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <label
      className={cn(
        "relative flex min-h-11 cursor-pointer items-center justify-center border border-input bg-card px-3.5 text-md figures whitespace-nowrap has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        className,
      )}
    >
      <Radio ref={ref} value={value} className="absolute inset-0 opacity-0" />
      {children}
    </label>
  );
}

/** Chooses a day, then one of its free times. */
export function TimeChoice<Output>({
  control,
  timeZone,
  starts,
}: {
  control: Control<DecisionValues, unknown, Output>;
  timeZone: string;
  /** ISO 8601. */
  starts: readonly string[];
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "startsAt" });
  const days = weeksOf(
    starts.map((start) => new Date(start)),
    timeZone,
  ).flatMap((week) => week.days);
  const [chosenDay, setChosenDay] = useState<string>();
  const ofTime = days.find((day) => day.starts.some((at) => at.toISOString() === field.value));
  const shown = days.find(({ day }) => day === chosenDay) ?? ofTime ?? days[0];
  const message = fieldState.error?.message;
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">New day</legend>
        <RadioGroup
          value={shown?.day ?? ""}
          onValueChange={setChosenDay}
          aria-label="New day"
          className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1"
        >
          {days.map(({ day, short }) => (
            <Chip key={day} value={day} className="rounded-full">
              {short}
            </Chip>
          ))}
        </RadioGroup>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby={message ? `${id}-message` : undefined}>
        <legend className="mb-1.5 text-sm font-medium">New time</legend>
        <RadioGroup
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          aria-label="New time"
          className="grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 p-1"
        >
          {shown?.starts.map((start, index) => (
            <Chip
              key={start.toISOString()}
              ref={index === 0 ? field.ref : undefined}
              value={start.toISOString()}
              className="rounded-lg"
            >
              {formatTime(start, timeZone)}
            </Chip>
          ))}
        </RadioGroup>
        <p
          id={`${id}-message`}
          aria-live="polite"
          className="text-sm leading-5 font-medium text-destructive"
        >
          {message}
        </p>
      </fieldset>
    </div>
  );
}
