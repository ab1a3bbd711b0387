"use client";

import { lazy, Suspense, useEffect } from "react";
import { onFirstTouch } from "./on-first-touch.ts";
import { useToast } from "./use-toast.ts";

const loadToaster = () => import("./toaster.tsx");
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** The toasts of a page. What shows them is loaded when the page is first touched. */
export function ToastSlot() {
  const { toasts } = useToast();
  useEffect(() => onFirstTouch(() => void loadToaster().catch(() => undefined)), []);
  return toasts.length > 0 ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
