import type { ComponentProps } from "react";

import { cn } from "#lib/utils.ts";

/** Hidden from screen readers, so add words beside it. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={cn("animate-pulse rounded-lg bg-secondary motion-reduce:animate-none", className)}
      {...props}
    />
  );
}
