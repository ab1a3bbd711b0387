"use client";

import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";

import { cn } from "#lib/utils.ts";
import { Button } from "./button.tsx";
import { dialogClasses, DialogFooter, overlayClasses } from "./dialog.tsx";

/** Only its buttons and Escape close it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  destructive = true,
  pending = false,
  pendingLabel,
  onConfirm,
  onCancel,
  onCloseAutoFocus,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** Keeps the dialog open with a busy confirm button. */
  pending?: boolean;
  pendingLabel?: ReactNode;
  onConfirm: () => void;
  /** Called by the cancel button, but not by Escape, before the dialog closes. */
  onCancel?: (() => void) | undefined;
  /** Moves the focus after closing: call `preventDefault`, then focus something. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}) {
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => (pending ? undefined : onOpenChange(next))}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(dialogClasses, "max-w-md")}
        >
          <div className="flex flex-col gap-2">
            <AlertDialog.Title className="text-xl leading-7">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="leading-6 wrap-anywhere text-muted-foreground">{description}</div>
            </AlertDialog.Description>
          </div>
          <DialogFooter>
            <AlertDialog.Cancel asChild onClick={onCancel}>
              <Button variant="outline" disabled={pending}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={destructive ? "destructive" : "primary"}
              pending={pending}
              pendingLabel={pendingLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
