import type { ReactNode } from "react";
import { EmptyStateWithLink } from "#components/ui/empty-state.tsx";
import { SCREEN_LINKS } from "#lib/screens.ts";

export const ADDRESS_FIRST = "Add your address first";

/** Replaces what needs the home's address. */
export const NeedsAddress = ({
  title = "Add your address to get started",
  ...props
}: {
  title?: string;
  picture?: ReactNode;
  description: string;
}) => <EmptyStateWithLink title={title} {...props} {...SCREEN_LINKS.address} />;
