"use client";

import type { RefObject } from "react";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "#components/ui/sheet.tsx";
import { VersionList, type VersionListProps } from "./version-list.tsx";

export function VersionsSheet({
  open,
  onClose,
  trigger,
  onChoose,
  ...list
}: VersionListProps & {
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
}) {
  return (
    <Sheet open={open} onOpenChange={onClose}>
      <SheetContent side="right" trigger={trigger} className="w-[min(30rem,calc(100%-2rem))]">
        <header className="flex flex-col gap-1 border-b px-5 py-5 pr-14 sm:px-7">
          <SheetTitle className="text-xl leading-7">Versions</SheetTitle>
          <SheetDescription className="text-sm leading-5 text-muted-foreground">
            Every version of your description, newest first.
          </SheetDescription>
        </header>
        <div className="flex-1 overflow-y-auto px-5 py-4 sm:px-7">
          <VersionList
            {...list}
            onChoose={(version) => {
              onClose();
              onChoose(version);
            }}
          />
        </div>
      </SheetContent>
    </Sheet>
  );
}
