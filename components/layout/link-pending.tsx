"use client";

import { useLinkStatus } from "next/link";

export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className="ml-auto flex animate-appear-late items-center">
      <span className="sr-only">Loading...</span>
      <span aria-hidden className="size-2 animate-pulse rounded-full bg-lamp" />
    </span>
  );
}
