import type { ComponentProps } from "react";

import { cn } from "#lib/utils.ts";

export const fieldClasses =
  "w-full min-w-0 rounded-lg border border-input bg-card px-3.5 py-2 text-base text-foreground transition-colors placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground [&[readonly]]:bg-muted aria-invalid:border-destructive";

/** A one-line field, 44 px high. Give it an id and a Label, or put it in a FormControl. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(fieldClasses, "h-11", className)} {...props} />;
}
