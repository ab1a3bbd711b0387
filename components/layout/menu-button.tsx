"use client";

import { type ComponentProps, useRef, useState } from "react";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";

const MenuSheet = loadOnOpening(async () => (await import("./menu-sheet.tsx")).MenuSheet);

/** A button that opens the sheet with every screen. */
export function MenuButton(props: ComponentProps<"button">) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        {...props}
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MenuSheet.preload}
        onFocus={MenuSheet.preload}
        onClick={() => setOpen(true)}
      />
      <MenuSheet open={isOpen} onClose={() => setOpen(false)} trigger={trigger} />
    </>
  );
}
