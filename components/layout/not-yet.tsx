"use client";

import { useId, useState, type ComponentProps } from "react";

import { Tooltip, TooltipContent, TooltipTrigger } from "#components/ui/tooltip.tsx";
import { cn } from "#lib/utils.ts";

export const NOT_YET = "Not available yet";

/**
 * A place in the layout that leads nowhere yet, and says so: dimmed, `aria-disabled`, described to a
 * screen reader, and with a tooltip that a press opens too, so that a finger learns it as well.
 */
export function NotYet({
  role,
  className,
  children,
  ...props
}: ComponentProps<"span"> & { role: "link" | "button" }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Tooltip open={open} onOpenChange={setOpen}>
      <TooltipTrigger
        asChild
        onClick={(event) => {
          // Keeps the trigger from closing what the press has just opened.
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span
          role={role}
          tabIndex={0}
          aria-disabled="true"
          aria-describedby={id}
          className={cn("cursor-not-allowed text-muted-foreground", className)}
          {...props}
        >
          {children}
          <span id={id} hidden>
            {NOT_YET}
          </span>
        </span>
      </TooltipTrigger>
      <TooltipContent>{NOT_YET}</TooltipContent>
    </Tooltip>
  );
}
