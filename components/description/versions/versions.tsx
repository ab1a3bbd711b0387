"use client";

import { useRef, useState } from "react";
import { VersionsTool } from "#components/description/editor/editor-toolbar.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { VersionListProps } from "./version-list.tsx";

const VersionsSheet = loadOnOpening(
  async () => (await import("./versions-sheet.tsx")).VersionsSheet,
);

export function Versions({ isOff, ...list }: VersionListProps & { isOff: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <VersionsTool
        ref={trigger}
        id="versions"
        isOff={isOff}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={VersionsSheet.preload}
        onFocus={VersionsSheet.preload}
        onClick={() => setOpen(true)}
      />
      <VersionsSheet {...list} open={isOpen} onClose={() => setOpen(false)} trigger={trigger} />
    </>
  );
}
