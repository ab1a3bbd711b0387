import type { ComponentProps } from "react";
import { Link } from "#components/ui/link.tsx";
import { SCREEN_LINKS, type ScreenLinkName } from "#lib/screens.ts";

type LinkProps = Omit<ComponentProps<typeof Link>, "href" | "children">;

/** A link to a screen, with the label that it has everywhere. */
export function ScreenLink({ to, ...props }: LinkProps & { to: ScreenLinkName }) {
  const { href, label } = SCREEN_LINKS[to];
  return (
    <Link href={href} {...props}>
      {label}
    </Link>
  );
}
