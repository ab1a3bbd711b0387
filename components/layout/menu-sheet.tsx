"use client";

import type { RefObject } from "react";

import { Separator } from "#components/ui/separator.tsx";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "#components/ui/sheet.tsx";
import { Wordmark } from "./lamp-mark.tsx";
import { Places } from "./places.tsx";
import { Sidebar } from "./sidebar.tsx";

export function MenuSheet({
  open,
  onClose,
  trigger,
}: {
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
}) {
  return (
    <Sheet open={open} onOpenChange={onClose}>
      <SheetContent
        trigger={trigger}
        className="gap-5 pt-5 pr-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-[max(1rem,env(safe-area-inset-left))] outline-none"
        onOpenAutoFocus={(event) => {
          // Focus the sheet itself, not its first element.
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
      >
        <SheetTitle className="flex px-2">
          <Wordmark />
        </SheetTitle>
        <SheetDescription className="sr-only">Porchlight menu</SheetDescription>
        <Sidebar onNavigate={onClose}>
          <Places className="flex-col" onNavigate={onClose} />
          <Separator />
        </Sidebar>
      </SheetContent>
    </Sheet>
  );
}
