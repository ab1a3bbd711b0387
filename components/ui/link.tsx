import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link to a screen. Screens hold live data: each is asked for when it is wanted, not in advance. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
