import type { ComponentProps } from "react";
import { cn } from "#lib/utils.ts";

export function Callout({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      className={cn("rounded-lg bg-accent px-4 py-3 leading-6 text-accent-foreground", className)}
      {...props}
    />
  );
}
