"use client";

import { useEffect } from "react";
import { TOAST_DURATION_MS, useToast } from "./use-toast.ts";

/** Shows toasts without their buttons, if `Toaster` can't be loaded. */
export function PlainToaster() {
  const { toasts, dismiss } = useToast();
  const shown = toasts.find(({ open }) => open);
  const { id, duration = TOAST_DURATION_MS } = shown ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, dismiss]);
  return (
    <div
      role="alert"
      className="fixed right-0 bottom-(--bottom-bar) z-[100] w-full p-4 md:max-w-[420px]"
    >
      {shown ? (
        <div className="rounded-xl border bg-popover p-4 text-popover-foreground shadow-raised">
          <p className="leading-6 font-semibold">{shown.title}</p>
          <p className="leading-6 wrap-anywhere text-muted-foreground">{shown.description}</p>
        </div>
      ) : null}
    </div>
  );
}
