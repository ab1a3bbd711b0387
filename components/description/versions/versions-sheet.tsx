"use client";

import { useState } from "react";
import { VersionsTool } from "#components/description/editor/editor-toolbar.tsx";
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from "#components/ui/sheet.tsx";
import { VersionList, type VersionListProps } from "./version-list.tsx";

/** The button that shows what texts the description has had, and lets the seller go back to one. */
export function Versions({ isOff, onChoose, ...props }: VersionListProps & { isOff: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <VersionsTool isOff={isOff} />
      </SheetTrigger>
      <SheetContent side="right" className="w-[min(30rem,calc(100%-2rem))]">
        <header className="flex flex-col gap-1 border-b px-5 py-5 pr-14 sm:px-7">
          <SheetTitle className="text-xl leading-7">Versions</SheetTitle>
          <SheetDescription className="text-sm leading-5 text-muted-foreground">
            Every text that your description has had, the latest first.
          </SheetDescription>
        </header>
        <div className="flex-1 overflow-y-auto px-5 py-4 sm:px-7">
          <VersionList
            {...props}
            onChoose={(version) => {
              setOpen(false);
              onChoose(version);
            }}
          />
        </div>
      </SheetContent>
    </Sheet>
  );
}
