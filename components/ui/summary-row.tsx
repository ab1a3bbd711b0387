import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { cn } from "#lib/utils.ts";
import { Icon } from "./icon.tsx";

/** The visible row of a closed `details` element, which it opens. */
export function SummaryRow({ className, children, ...props }: ComponentProps<"summary">) {
  return (
    <summary className={cn("flex min-h-11 items-center gap-3 py-2", className)} {...props}>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">{children}</span>
      <Icon
        node={ChevronDown}
        className="size-5 text-muted-foreground transition-transform [details[open]>summary>&]:rotate-180"
      />
    </summary>
  );
}
