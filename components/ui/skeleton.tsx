import type { ComponentProps } from "react";

import { cn } from "#lib/utils.ts";

/** A placeholder of something that loads. Hidden from screen readers: say it in words beside it. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={cn("animate-pulse rounded-lg bg-secondary motion-reduce:animate-none", className)}
      {...props}
    />
  );
}
