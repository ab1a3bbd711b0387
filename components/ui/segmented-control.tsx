"use client";

import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import { type ComponentProps, useId } from "react";

import { cn } from "#lib/utils.ts";
import { RadioGroup } from "./radio-group.tsx";

export function SegmentedControl({
  label,
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof RadioGroup>, "orientation"> & { label: string }) {
  const id = useId();
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <span id={id} className="text-sm leading-5 font-medium">
        {label}
      </span>
      <RadioGroup
        aria-labelledby={id}
        orientation="horizontal"
        className="flex rounded-lg bg-secondary p-0.5"
        {...props}
      >
        {children}
      </RadioGroup>
    </div>
  );
}

export function Segment({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      className={cn(
        "min-h-10 flex-1 rounded-md px-3 text-sm whitespace-nowrap text-muted-foreground transition-colors not-disabled:hover:text-foreground disabled:opacity-50 data-[state=checked]:bg-card data-[state=checked]:font-medium data-[state=checked]:text-foreground data-[state=checked]:ring-1 data-[state=checked]:ring-input forced-colors:data-[state=checked]:underline",
        className,
      )}
      {...props}
    />
  );
}
