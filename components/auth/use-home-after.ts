"use client";

import { useEffect } from "react";

import { navigateTo } from "#components/ui/navigate.ts";

/** Loads `/` anew `delay` milliseconds after `when` has become true. */
export function useHomeAfter(delay: number, when: boolean) {
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => navigateTo("/"), delay);
    return () => clearTimeout(timer);
  }, [delay, when]);
}
