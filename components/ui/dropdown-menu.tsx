"use client";

import { Menu } from "radix-ui/internal";
import type { ComponentProps, ReactNode, RefObject } from "react";

import { cn } from "#lib/utils.ts";

/**
 * @param trigger the button, which gets the focus back
 * @param openedBy a menu opened by key focuses its first item
 */
export function DropdownMenu({
  open,
  onClose,
  trigger,
  openedBy,
  label,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  openedBy: "key" | "pointer";
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Menu.Root open={open} onOpenChange={onClose}>
      <Menu.Anchor virtualRef={trigger as RefObject<HTMLElement>} />
      <Menu.Portal>
        <Menu.Content
          aria-label={label}
          sideOffset={8}
          align="end"
          collisionPadding={12}
          onEntryFocus={(event) => {
            if (openedBy === "pointer" || !(event.currentTarget instanceof Element)) return;
            event.preventDefault();
            event.currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          className={cn(
            "z-50 max-w-[calc(100vw-1.5rem)] min-w-52 origin-(--radix-popper-transform-origin) rounded-xl border bg-popover p-1.5 text-popover-foreground shadow-raised data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
            className,
          )}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Menu.Item>) {
  return (
    <Menu.Item
      className={cn(
        "flex min-h-10 items-center gap-2.5 rounded-lg px-3 text-md select-none [--icon-size:1.125rem] data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-secondary data-highlighted:-outline-offset-2 [&_svg]:text-muted-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Menu.Label>) {
  return (
    <Menu.Label className={cn("px-3 py-2 text-sm text-muted-foreground", className)} {...props} />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Menu.Separator>) {
  return <Menu.Separator className={cn("mx-1.5 my-1.5 h-px bg-border", className)} {...props} />;
}
