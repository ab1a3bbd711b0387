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

/** Placeholder lines of a list or text that loads, announced to screen readers. */
export function LoadingLines({ className }: { className?: string }) {
  return (
    <div role="status" className={cn("grid gap-3 py-1", className)}>
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
