"use client";

import { Popover as PopoverPrimitive } from "radix-ui";
import type { ReactNode, RefObject } from "react";

import { cn } from "#lib/utils.ts";

/** @param trigger the button, which gets the focus back */
export function Popover({
  open,
  onClose,
  trigger,
  label,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <PopoverPrimitive.Root open={open} onOpenChange={onClose}>
      <PopoverPrimitive.Anchor virtualRef={trigger as RefObject<HTMLElement>} />
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          aria-label={label}
          sideOffset={8}
          align="end"
          collisionPadding={12}
          onInteractOutside={(event) => {
            // A press on the button already closes it.
            if (event.target instanceof Node && trigger.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          className={cn(
            "z-50 max-w-[calc(100vw-1.5rem)] origin-(--radix-popper-transform-origin) rounded-xl border bg-popover text-popover-foreground shadow-raised outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
            className,
          )}
        >
          {children}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
