"use client";

import { LogOut } from "lucide";
import { usePathname } from "next/navigation";
import { useId, type ReactNode } from "react";

import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { cn } from "#lib/utils.ts";
import { LinkPending } from "./link-pending.tsx";
import { isCurrent, NAV_GROUPS, type NavGroup, type NavItem } from "./nav-items.ts";
import { UnreadMessages } from "./unread-messages.tsx";
import { useLogout } from "./use-logout.ts";

const itemClasses =
  "flex min-h-10 w-full items-center gap-3 rounded-lg px-3 py-1.5 lg:min-h-9 lg:py-1 text-md leading-6 transition-colors [--icon-size:1.125rem]";

function Item({
  item,
  current,
  onNavigate,
}: {
  item: NavItem;
  current: boolean;
  onNavigate: (() => void) | undefined;
}) {
  return (
    <Link
      href={item.href}
      aria-current={current ? "page" : undefined}
      onClick={onNavigate}
      className={cn(
        itemClasses,
        current
          ? "bg-primary-soft font-semibold text-primary"
          : "font-medium text-foreground hover:bg-secondary",
      )}
    >
      <Icon node={item.icon} className={current ? undefined : "text-muted-foreground"} />
      {item.label}
      {item.href === "/online-listing" ? <UnreadMessages className="ml-auto" /> : null}
      <LinkPending />
    </Link>
  );
}

function Group({
  group,
  path,
  onNavigate,
}: {
  group: NavGroup;
  path: string;
  onNavigate: (() => void) | undefined;
}) {
  const id = useId();
  return (
    <div>
      <p
        id={id}
        className="mb-1.5 px-3 text-[0.6875rem] leading-4 font-semibold tracking-[0.09em] text-muted-foreground"
      >
        {group.label}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {group.items.map((item) => (
          <li key={item.label}>
            <Item item={item} current={isCurrent(item, path)} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * @param onNavigate called when a link is followed, so that a sheet can close
 * @param children shown above the links
 */
export function Sidebar({
  onNavigate,
  children,
}: {
  onNavigate?: () => void;
  children?: ReactNode;
}) {
  const path = usePathname();
  const { logout, pending } = useLogout();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* The margin and padding leave room for the focus ring, which scrolling would clip. */}
      <div className="-mx-2 flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-2 pt-0.5">
        {children}
        <nav aria-label="Main" className="flex flex-col gap-5">
          {NAV_GROUPS.map((group) => (
            <Group key={group.label} group={group} path={path} onNavigate={onNavigate} />
          ))}
        </nav>
      </div>
      <div className="border-t pt-3">
        <button
          type="button"
          disabled={pending}
          onClick={() => void logout()}
          className={cn(itemClasses, "font-medium hover:bg-secondary disabled:opacity-60")}
        >
          <Icon node={LogOut} className="text-muted-foreground" />
          Logout
        </button>
      </div>
    </div>
  );
}
