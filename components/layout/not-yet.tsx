"use client";

import { type ComponentProps, type ReactElement, useId, useState } from "react";

import { Tooltip, TooltipContent, TooltipTrigger } from "#components/ui/tooltip.tsx";
import { cn } from "#lib/utils.ts";

export const NOT_YET = "Not available yet";

/** A tooltip that a press opens too, for touch screens. */
export function NotYetTooltip({ children }: { children: ReactElement }) {
  const [open, setOpen] = useState(false);
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
        {children}
      </TooltipTrigger>
      <TooltipContent>{NOT_YET}</TooltipContent>
    </Tooltip>
  );
}

/** A link or a button of which the screen does not exist yet: dimmed, and described as such. */
export function NotYet({
  role,
  className,
  children,
  ...props
}: ComponentProps<"span"> & { role: "link" | "button" }) {
  const id = useId();
  return (
    <NotYetTooltip>
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
    </NotYetTooltip>
  );
}
