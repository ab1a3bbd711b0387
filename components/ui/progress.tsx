"use client";

import { Progress as ProgressPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { clamp } from "#lib/math.ts";
import { cn } from "#lib/utils.ts";

/** A bar from 0 to 100. Name it with aria-label or aria-labelledby. */
export function Progress({
  className,
  value,
  ...props
}: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      value={value}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-secondary", className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="h-full rounded-full bg-primary transition-[width] duration-300"
        style={{ width: `${clamp(value ?? 0, 0, 100)}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
