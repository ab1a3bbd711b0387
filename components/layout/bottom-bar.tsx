"use client";

import { CalendarDays, Globe, House, type IconNode, Menu, MessageSquare } from "lucide";
import { usePathname } from "next/navigation";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { normalizePath } from "#lib/routes.ts";
import { LinkPending } from "./link-pending.tsx";
import { MenuButton } from "./menu-button.tsx";
import { UnreadMessages } from "./unread-messages.tsx";

type Item = { label: string; icon: IconNode; href: string };

const MESSAGES = "/online-listing/messages";
const ITEMS: readonly Item[] = [
  { label: "Home", icon: House, href: "/dashboard" },
  { label: "Listing", icon: Globe, href: "/online-listing" },
  { label: "Messages", icon: MessageSquare, href: MESSAGES },
  { label: "Showings", icon: CalendarDays, href: "/scheduling" },
];

const itemClasses =
  "relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-lg text-xs leading-4 font-medium text-muted-foreground transition-colors -outline-offset-2 aria-expanded:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary [--icon-size:1.375rem]";

/** Returns the most specific item whose screen, or a screen below it, is at `path`. */
function findCurrent(path: string): Item | undefined {
  const normal = normalizePath(path);
  return ITEMS.filter(({ href }) => normal === href || normal.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)
    .at(0);
}

/** The main screens of a phone. Wider windows have the top bar and the sidebar instead. */
export function BottomBar() {
  const current = findCurrent(usePathname());
  return (
    <nav
      aria-label="Quick navigation"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-background pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5 px-1">
        {ITEMS.map((item) => (
          <li key={item.label}>
            <Link
              href={item.href}
              aria-current={item === current ? "page" : undefined}
              className={itemClasses}
            >
              <Icon node={item.icon} />
              <span>{item.label}</span>
              {item.href === MESSAGES ? (
                <UnreadMessages className="absolute top-1 left-[calc(50%+0.25rem)]" />
              ) : null}
              <span className="absolute top-2 right-3">
                <LinkPending />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <MenuButton className={itemClasses}>
            <Icon node={Menu} />
            More
          </MenuButton>
        </li>
      </ul>
    </nav>
  );
}
