"use client";

import { CircleAlert, CircleCheck, X } from "lucide";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";

import { cn } from "#lib/utils.ts";
import { Icon } from "./icon.tsx";

const DURATION_MS = 5000;

export type BannerProps = {
  tone: "success" | "error";
  /** Null or "" shows nothing. */
  message: ReactNode;
  /** Called when it times out or is dismissed. It must set the message back to null. */
  onHide?: () => void;
  /** Milliseconds; null keeps the banner until it is dismissed. */
  hideAfter?: number | null;
  dismissible?: boolean;
  className?: string;
};

/**
 * Keep it mounted with a null message, because screen readers announce only changes in an existing
 * live region.
 */
export function Banner({
  tone,
  message,
  onHide,
  hideAfter = DURATION_MS,
  dismissible = false,
  className,
}: BannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be a screen further down.
    if (message) box.current?.scrollIntoView?.({ block: "nearest" });
  }, [message]);

  const hide = useEffectEvent(() => onHide?.());
  useEffect(() => {
    if (!message || hideAfter === null) return;
    const timer = setTimeout(() => hide(), hideAfter);
    return () => clearTimeout(timer);
  }, [message, hideAfter]);

  return (
    // Out of the flow when empty, so that it adds no gap.
    <div
      ref={box}
      role={tone === "success" ? "status" : "alert"}
      className={message ? cn("scroll-mt-20", className) : "sr-only"}
    >
      {message ? (
        <div
          className={cn(
            "flex animate-pop-in items-start gap-3 rounded-xl border px-4 py-3 leading-6",
            tone === "success"
              ? "border-primary/25 bg-primary-soft text-primary"
              : "border-destructive/25 bg-destructive-soft text-destructive",
          )}
        >
          <Icon
            node={tone === "success" ? CircleCheck : CircleAlert}
            className="mt-0.5 size-5 shrink-0"
          />
          <p className="flex-1 font-medium wrap-anywhere">{message}</p>
          {dismissible ? (
            <button
              type="button"
              aria-label="Dismiss"
              onClick={onHide}
              className="-my-1 -mr-2 inline-flex size-8 shrink-0 items-center justify-center rounded-lg"
            >
              <Icon node={X} className="size-4.5" />
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
