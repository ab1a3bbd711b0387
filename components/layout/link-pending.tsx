"use client";

import { useLinkStatus } from "next/link";

/** Inside a link: says that its screen is on the way, once that takes long enough to be noticed. */
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
