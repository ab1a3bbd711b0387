"use client";

import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";

import { cn } from "#lib/utils.ts";
import { Button } from "./button.tsx";
import { dialogClasses, DialogFooter, overlayClasses } from "./dialog.tsx";

interface FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Moves the focus after closing: call `preventDefault`, then focus something. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

function AlertFrame({
  title,
  description,
  onCloseAutoFocus,
  className,
  children,
  ...root
}: FrameProps & { className: string; children: ReactNode }) {
  return (
    <AlertDialog.Root {...root}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(dialogClasses, className)}
        >
          <div className="flex flex-col gap-2">
            <AlertDialog.Title className="text-xl leading-7">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="leading-6 wrap-anywhere text-muted-foreground">{description}</div>
            </AlertDialog.Description>
          </div>
          <DialogFooter>{children}</DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Only its buttons and Escape close it. */
export function ConfirmDialog({
  onOpenChange,
  confirmLabel,
  cancelLabel = "Cancel",
  destructive = true,
  pending = false,
  pendingLabel,
  onConfirm,
  onCancel,
  ...frame
}: FrameProps & {
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** Keeps the dialog open with a busy confirm button. */
  pending?: boolean;
  pendingLabel?: ReactNode;
  onConfirm: () => void;
  /** Called by the cancel button, but not by Escape, before the dialog closes. */
  onCancel?: (() => void) | undefined;
}) {
  return (
    <AlertFrame
      {...frame}
      className="max-w-md"
      onOpenChange={(next) => (pending ? undefined : onOpenChange(next))}
    >
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
    </AlertFrame>
  );
}

/** Offers several choices. Escape and the cancel button choose none. */
export function ChoiceDialog<Choice extends string>({
  choices,
  primary,
  cancelLabel = "Cancel",
  onChoose,
  ...frame
}: Omit<FrameProps, "onOpenChange"> & {
  /** Labels by choice, the last one first on a phone. */
  choices: Readonly<Partial<Record<Choice, string>>>;
  /** The recommended choice; without one, all look the same. */
  primary?: Choice;
  cancelLabel?: string;
  onChoose: (choice: Choice | null) => void;
}) {
  return (
    <AlertFrame {...frame} className="max-w-lg" onOpenChange={() => onChoose(null)}>
      <AlertDialog.Cancel asChild>
        <Button variant="ghost">{cancelLabel}</Button>
      </AlertDialog.Cancel>
      {(Object.entries(choices) as [Choice, string][]).map(([choice, label]) => (
        <Button
          key={choice}
          variant={choice === primary ? "primary" : "outline"}
          onClick={() => onChoose(choice)}
        >
          {label}
        </Button>
      ))}
    </AlertFrame>
  );
}
