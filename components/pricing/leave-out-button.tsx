"use client";

import { LoaderCircle } from "lucide";
import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { cn } from "#lib/utils.ts";
import { type ExcludableSale, type SaleList, useExcludeSale } from "./use-exclude-sale.ts";

// One button for both ways, so that it keeps the focus while its label changes.
export function LeaveOutButton<View>({
  sale,
  list,
  describedBy,
  onChanged,
}: {
  sale: ExcludableSale;
  list: SaleList<View>;
  describedBy: string;
  onChanged?: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { isPending, toggle } = useExcludeSale(
    sale,
    list,
    () => {
      onChanged?.();
      // Out from under the toast that says how the estimate moved.
      button.current?.scrollIntoView?.({ block: "nearest" });
    },
    () => button.current?.focus(),
  );
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      // Not `disabled`: that would take the focus away from it.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      // The second click of a double click would take back what the first one did.
      onClick={({ detail }) => (detail > 1 ? undefined : toggle())}
      className={cn("scroll-mb-52 @max-3xl:-mx-3", !sale.isLeftOut && "text-muted-foreground")}
    >
      {isPending ? <Icon node={LoaderCircle} className="animate-spin" /> : null}
      {sale.isLeftOut ? "Include" : "Exclude"}
    </Button>
  );
}
