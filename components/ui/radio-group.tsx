"use client";

import { createContext, use, useId, type ComponentProps } from "react";

import { cn } from "#lib/utils.ts";

type Choice = {
  name: string;
  value: string;
  disabled: boolean;
  onValueChange: (value: string) => void;
};

const RadioChoice = createContext<Choice | null>(null);

/** Name it with aria-labelledby or aria-label. */
export function RadioGroup<Value extends string>({
  value,
  onValueChange,
  disabled = false,
  className,
  ...props
}: ComponentProps<"div"> & {
  /** "" while nothing is chosen. */
  value: Value | "";
  onValueChange: (value: Value) => void;
  disabled?: boolean;
}) {
  const name = useId();
  // All radios of the group have values of this type.
  const choice = { name, value, disabled, onValueChange: onValueChange as Choice["onValueChange"] };
  return (
    <RadioChoice value={choice}>
      <div role="radiogroup" className={cn("grid gap-3", className)} {...props} />
    </RadioChoice>
  );
}

export type RadioProps = Omit<ComponentProps<"input">, "type" | "name" | "checked" | "onChange"> & {
  value: string;
};

/** @throws Error outside a `RadioGroup` */
export function Radio({ value, disabled, ...props }: RadioProps) {
  const choice = use(RadioChoice);
  if (choice === null) throw new Error("A <Radio> must be inside a <RadioGroup>");
  return (
    <input
      type="radio"
      name={choice.name}
      value={value}
      checked={choice.value === value}
      disabled={choice.disabled || disabled}
      onChange={() => choice.onValueChange(value)}
      {...props}
    />
  );
}

/** `label` is the accessible name. */
export function RadioCard({
  id,
  label,
  hint,
  className,
  ...props
}: RadioProps & { id: string; label: string; hint?: string }) {
  return (
    <div
      className={cn(
        "relative flex items-center gap-3 rounded-lg border border-input bg-card px-4 transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-checked:hover:bg-primary-soft",
        className,
      )}
    >
      <Radio
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative flex size-5 shrink-0 appearance-none items-center justify-center rounded-full border border-input bg-card transition-colors after:absolute after:-inset-1 checked:border-primary checked:bg-primary checked:before:size-2 checked:before:rounded-full checked:before:bg-primary-foreground disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive"
        {...props}
      />
      <div className="flex min-h-12 flex-1 flex-col justify-center py-2.5">
        {/* The label's ::after covers the card, so that all of it can be clicked. */}
        <label htmlFor={id} className="font-medium after:absolute after:inset-0">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </span>
        ) : null}
      </div>
    </div>
  );
}
