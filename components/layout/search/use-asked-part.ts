"use client";

import { useEffect } from "react";

/** Shows the part of the screen that the address of a first visit names. */
export function useAskedPart(): void {
  useEffect(() => {
    if (location.hash.length < 2) return;
    void import("./show-part.ts")
      .then(({ scrollToPart }) => scrollToPart(location.href))
      .catch(() => null);
  }, []);
}
