import NextLink from "next/link";
import type { ComponentProps } from "react";

/** Doesn't prefetch, because screens show live data. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
