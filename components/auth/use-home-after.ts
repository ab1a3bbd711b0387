"use client";

import { useEffect } from "react";
import { navigateTo } from "#components/ui/navigate.ts";

/** Loads `/` `delay` milliseconds after `isSaved` becomes true. */
export function useHomeAfter(delay: number, isSaved: boolean) {
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => navigateTo("/"), delay);
    return () => clearTimeout(timer);
  }, [delay, isSaved]);
}
