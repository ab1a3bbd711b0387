import NextLink from "next/link";
import type { ComponentProps } from "react";

/** Read to people who can't see that a link opens elsewhere. */
export const OPENS_IN_NEW_TAB = "(opens in a new tab)";

/** Doesn't prefetch, because screens show live data. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
