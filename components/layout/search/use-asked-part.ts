"use client";

import { useEffect } from "react";

/** Shows the part of the screen that the address names when the page loads. */
export function useAskedPart(): void {
  useEffect(() => {
    if (location.hash.length < 2) return;
    void import("./show-part.ts")
      .then(({ scrollToPart }) => scrollToPart(location.href))
      .catch(() => null);
  }, []);
}
