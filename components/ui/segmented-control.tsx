"use client";

import { type ComponentProps, useId } from "react";

import { cn } from "#lib/utils.ts";
import { Radio, RadioGroup, type RadioProps } from "./radio-group.tsx";

export function SegmentedControl<Value extends string>({
  label,
  className,
  children,
  ...props
}: ComponentProps<typeof RadioGroup<Value>> & { label: string }) {
  const id = useId();
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <span id={id} className="text-sm leading-5 font-medium">
        {label}
      </span>
      <RadioGroup
        aria-labelledby={id}
        className="flex gap-0 rounded-lg bg-secondary p-0.5"
        {...props}
      >
        {children}
      </RadioGroup>
    </div>
  );
}

export function Segment({ className, children, ...props }: RadioProps) {
  return (
    <label
      className={cn(
        "relative flex min-h-10 flex-1 items-center justify-center rounded-md px-3 text-center text-sm whitespace-nowrap text-muted-foreground transition-colors not-has-disabled:cursor-pointer not-has-disabled:hover:text-foreground has-checked:bg-card has-checked:font-medium has-checked:text-foreground has-checked:ring-1 has-checked:ring-input has-disabled:opacity-50 forced-colors:has-checked:underline",
        className,
      )}
    >
      <Radio className="absolute inset-0 cursor-[inherit] appearance-none rounded-md" {...props} />
      {children}
    </label>
  );
}
