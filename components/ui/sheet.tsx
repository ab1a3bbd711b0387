"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { Dialog as SheetPrimitive } from "radix-ui";
import type { ComponentProps, RefObject } from "react";

import { cn } from "#lib/utils.ts";
import { CloseButton, overlayClasses } from "./dialog.tsx";

export const Sheet = SheetPrimitive.Root;
export const SheetTitle = SheetPrimitive.Title;
export const SheetDescription = SheetPrimitive.Description;

const sheetVariants = cva(
  "fixed inset-y-0 z-50 flex w-[min(20rem,calc(100%-3rem))] flex-col bg-popover text-popover-foreground shadow-raised",
  {
    variants: {
      side: {
        left: "left-0 border-r data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left",
        right:
          "right-0 border-l data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right",
      },
    },
    defaultVariants: { side: "left" },
  },
);

/**
 * Needs a SheetTitle, which can have `className="sr-only"`.
 * @param trigger the button that opens it and gets the focus back
 */
export function SheetContent({
  className,
  side,
  trigger,
  children,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content> &
  VariantProps<typeof sheetVariants> & { trigger: RefObject<HTMLElement | null> }) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay className={overlayClasses} />
      <SheetPrimitive.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        className={cn(sheetVariants({ side }), className)}
        {...props}
      >
        {children}
        <CloseButton />
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  );
}
