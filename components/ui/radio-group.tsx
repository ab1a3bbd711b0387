"use client";

import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import { type ComponentProps, useRef } from "react";

import { cn } from "#lib/utils.ts";

/**
 * A set of radios; arrow keys move between them. Name it with aria-labelledby or inside a fieldset.
 * Radix chooses the radio that an arrow key moved to only while that key is still held down; after a
 * quick press it would have the focus unchosen.
 */
export function RadioGroup({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  const movesByArrow = useRef(false);
  return (
    <RadioGroupPrimitive.Root
      className={cn("grid gap-3", className)}
      onKeyDown={(event) => {
        movesByArrow.current = event.key.startsWith("Arrow");
      }}
      onFocus={(event) => {
        if (movesByArrow.current && event.target.getAttribute("role") === "radio") {
          event.target.click();
        }
        movesByArrow.current = false;
      }}
      {...props}
    />
  );
}

function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      className={cn(
        "relative size-5 shrink-0 rounded-full border border-input bg-card transition-colors after:absolute after:-inset-1 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      {...props}
    >
      <RadioGroupPrimitive.Indicator className="flex items-center justify-center before:size-2 before:rounded-full before:bg-primary-foreground" />
    </RadioGroupPrimitive.Item>
  );
}

/** A radio drawn as a card that can be pressed anywhere; `label` is its accessible name. */
export function RadioCard({
  id,
  label,
  hint,
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Item> & {
  id: string;
  label: string;
  hint?: string;
}) {
  return (
    <div
      className={cn(
        "relative flex items-center gap-3 rounded-lg border border-input bg-card px-4 transition-colors hover:bg-muted has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-primary has-data-[state=checked]:hover:bg-primary-soft",
        className,
      )}
    >
      <RadioGroupItem id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...props} />
      <div className="flex min-h-12 flex-1 flex-col justify-center py-2.5">
        {/* The label's ::after covers the card, so that all of it can be pressed. */}
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
