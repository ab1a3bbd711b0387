"use client";

import { useEffect } from "react";
import { navigateTo } from "#components/ui/navigate.ts";

/** Loads `home` `delay` milliseconds after `isSaved` becomes true. */
export function useHomeAfter(delay: number, isSaved: boolean, home = "/") {
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => navigateTo(home), delay);
    return () => clearTimeout(timer);
  }, [delay, isSaved, home]);
}
