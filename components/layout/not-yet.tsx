import { type ComponentProps, useId } from "react";

import { cn } from "#lib/utils.ts";

export const NOT_YET = "Not available yet";

/** A link or a button of which the screen does not exist yet: dimmed, and described as such. */
export function NotYet({
  role,
  className,
  children,
  ...props
}: ComponentProps<"span"> & { role: "link" | "button" }) {
  const id = useId();
  return (
    <span
      role={role}
      tabIndex={0}
      aria-disabled="true"
      aria-describedby={id}
      data-tip={NOT_YET}
      className={cn("cursor-not-allowed text-muted-foreground", className)}
      {...props}
    >
      {children}
      <span id={id} hidden>
        {NOT_YET}
      </span>
    </span>
  );
}
