import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link to a screen. It doesn't prefetch, because screens show live data. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
