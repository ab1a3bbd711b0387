"use client";

import { Ellipsis, LoaderCircle } from "lucide";
import { type RefObject, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { SaleAction } from "./sale-action.ts";

const SaleMenuItems = loadOnOpening(
  async () => (await import("./sale-menu-items.tsx")).SaleMenuItems,
);

/** The button of a sale's row, with a menu of what can be done with it. */
export function SaleMenu({
  name,
  actions,
  button,
  isBusy,
  takesFocus,
}: {
  /** The sale's address, or null. */
  name: string | null;
  actions: readonly SaleAction[];
  button: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  /** Whether the button gets the focus when it appears. */
  takesFocus: boolean;
}) {
  const [openedBy, setOpenedBy] = useState<"key" | "pointer" | null>(null);
  const label = `Actions for ${name ?? "this sale"}`;
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        autoFocus={takesFocus}
        aria-haspopup="menu"
        aria-expanded={openedBy !== null}
        aria-busy={isBusy || undefined}
        aria-label={label}
        onPointerEnter={SaleMenuItems.preload}
        onFocus={SaleMenuItems.preload}
        // `detail` is 0 if a key pressed the button.
        onClick={({ detail }) => setOpenedBy(detail === 0 ? "key" : "pointer")}
        className="scroll-mb-52 text-muted-foreground"
      >
        <Icon
          node={isBusy ? LoaderCircle : Ellipsis}
          className={isBusy ? "animate-spin" : undefined}
        />
      </Button>
      <SaleMenuItems
        label={label}
        actions={actions}
        open={openedBy !== null}
        onClose={() => setOpenedBy(null)}
        trigger={button}
        openedBy={openedBy ?? "pointer"}
      />
    </>
  );
}
