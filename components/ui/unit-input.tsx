import type { ComponentProps } from "react";
import { Input } from "#components/ui/input.tsx";
import { cn } from "#lib/utils.ts";

const UNIT = "pointer-events-none absolute inset-y-0 flex items-center text-muted-foreground";

/** The unit isn't part of the value, and the label must name it. */
export function UnitInput({
  before,
  after,
  className,
  ...props
}: ComponentProps<typeof Input> & { before?: string | undefined; after?: string | undefined }) {
  if (!before && !after) return <Input className={className} {...props} />;
  return (
    <div className="relative">
      {before ? (
        <span aria-hidden className={cn(UNIT, "left-3.5")}>
          {before}
        </span>
      ) : null}
      <Input className={cn(before && "pl-7", after && "pr-18", className)} {...props} />
      {after ? (
        <span aria-hidden className={cn(UNIT, "right-3.5 text-sm")}>
          {after}
        </span>
      ) : null}
    </div>
  );
}
