"use client";

import { lazy, Suspense, useEffect } from "react";
import { onFirstTouch } from "./on-first-touch.ts";
import { PlainToaster } from "./plain-toaster.tsx";
import { useToast } from "./use-toast.ts";

const loadToaster = () =>
  import("./toaster.tsx").then(
    ({ Toaster }) => Toaster,
    () => PlainToaster,
  );
const Toaster = lazy(async () => ({ default: await loadToaster() }));

/** The toaster loads when the page is first used. */
export function ToastSlot() {
  const { toasts } = useToast();
  useEffect(() => onFirstTouch(() => void loadToaster()), []);
  return toasts.length > 0 ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
