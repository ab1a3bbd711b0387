import type { ReactNode } from "react";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "./dialog.tsx";

/** Clicks outside don't close it, so typed text isn't lost. */
export function FormDialog({
  title,
  description,
  open,
  onClose,
  onCloseAutoFocus,
  className,
  children,
}: {
  title: string;
  description: string;
  open: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        className={className}
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}
