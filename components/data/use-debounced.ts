"use client";

import { useEffect, useState } from "react";

/** Returns a value once it hasn't changed for `delay` milliseconds; the first one immediately. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
