"use client";

import { CircleAlert, CircleCheck, X } from "lucide";
import { Toast as ToastPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "#lib/utils.ts";
import { Icon } from "./icon.tsx";
import { TOAST_DURATION_MS } from "./use-toast.ts";

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ["F8"];

export function ToastProvider(props: ComponentProps<typeof ToastPrimitive.Provider>) {
  return (
    <ToastPrimitive.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      {...props}
    />
  );
}

export function ToastViewport({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      hotkey={HOTKEY}
      className={cn(
        "fixed right-0 bottom-(--bottom-bar) z-[100] flex max-h-[calc(100dvh-var(--bottom-bar))] w-full flex-col gap-2 p-4 md:max-w-[420px]",
        className,
      )}
      {...props}
    />
  );
}

/** "destructive" is for failures: it has the color of errors and interrupts a screen reader. */
type ToastVariant = "default" | "destructive";

export function Toast({
  className,
  variant = "default",
  children,
  ...props
}: ComponentProps<typeof ToastPrimitive.Root> & { variant?: ToastVariant }) {
  const failed = variant === "destructive";
  return (
    <ToastPrimitive.Root
      type={failed ? "foreground" : "background"}
      data-variant={variant}
      className={cn(
        "relative flex w-full items-start gap-3 rounded-xl border bg-popover py-4 pr-12 pl-4 text-popover-foreground shadow-raised data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        failed && "border-destructive/45",
        className,
      )}
      {...props}
    >
      <Icon
        node={failed ? CircleAlert : CircleCheck}
        className={cn("mt-0.5 size-5 shrink-0", failed ? "text-destructive" : "text-primary")}
      />
      {children}
    </ToastPrimitive.Root>
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return <ToastPrimitive.Title className={cn("leading-6 font-semibold", className)} {...props} />;
}

export function ToastDescription({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Description>) {
  return (
    // Radix makes the text of toasts unselectable.
    <ToastPrimitive.Description
      className={cn("text-md leading-6 wrap-anywhere text-muted-foreground select-text", className)}
      {...props}
    />
  );
}

export function ToastAction({ className, ...props }: ComponentProps<typeof ToastPrimitive.Action>) {
  return (
    <ToastPrimitive.Action
      className={cn(
        "inline-flex min-h-9 shrink-0 items-center rounded-lg border border-input px-3 text-sm font-medium transition-colors hover:bg-secondary",
        className,
      )}
      {...props}
    />
  );
}

export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close
      aria-label="Close"
      className={cn(
        "absolute top-3 right-3 inline-flex size-8 items-center justify-center rounded-lg text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground",
        className,
      )}
      {...props}
    >
      <Icon node={X} className="size-4.5" />
    </ToastPrimitive.Close>
  );
}
