"use client";

import { LoaderCircle } from "lucide";
import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { cn } from "#lib/utils.ts";
import { type ExcludableSale, type SaleList, useExcludeSale } from "./use-exclude-sale.ts";

// One button for both actions, so that it keeps the focus when its label changes.
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
      // Keeps the button visible above the toast.
      button.current?.scrollIntoView?.({ block: "nearest" });
    },
    () => button.current?.focus(),
  );
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      // A disabled button would lose the focus.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      // Ignores the second click of a double click, which would undo the first.
      onClick={({ detail }) => (detail > 1 ? undefined : toggle())}
      className={cn("scroll-mb-52 @max-3xl:-mx-3", !sale.isLeftOut && "text-muted-foreground")}
    >
      {isPending ? <Icon node={LoaderCircle} className="animate-spin" /> : null}
      {sale.isLeftOut ? "Include" : "Exclude"}
    </Button>
  );
}
