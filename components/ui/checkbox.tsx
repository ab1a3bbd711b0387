import type { ComponentProps } from "react";

import { cn } from "#lib/utils.ts";

/** A 20 px box with a 24 px target, which its label extends. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="checkbox"
      className={cn(
        "relative size-5 shrink-0 appearance-none rounded-sm border border-input bg-card transition-colors after:absolute after:-inset-1 checked:border-primary checked:bg-primary checked:before:tick disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive",
        className,
      )}
      {...props}
    />
  );
}
