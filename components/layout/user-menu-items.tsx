"use client";

import { CircleQuestionMark, CircleUserRound, CreditCard, LifeBuoy, LogOut, Users } from "lucide";
import { usePathname } from "next/navigation";
import type { RefObject } from "react";

import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "#components/ui/dropdown-menu.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { type ShellUser, shownName } from "./shell-user.ts";
import { useLogout } from "./use-logout.ts";

export function UserMenuItems({
  user,
  ...menu
}: {
  user: ShellUser;
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  openedBy: "key" | "pointer";
}) {
  const { logout, pending } = useLogout();
  return (
    <DropdownMenu label={`User menu: ${shownName(user)}`} className="max-w-72" {...menu}>
      <DropdownMenuLabel>
        {user.name?.trim() ? (
          <span className="block truncate font-medium text-foreground">{user.name}</span>
        ) : null}
        <span className="block truncate">{user.email}</span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link href="/profile">
          <Icon node={CircleUserRound} />
          Profile
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href="/billing">
          <Icon node={CreditCard} />
          Billing
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href="/users">
          <Icon node={Users} />
          Users
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={`/support?from=${usePathname()}`}>
          <Icon node={LifeBuoy} />
          Support
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href="/help">
          <Icon node={CircleQuestionMark} />
          Help
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem disabled={pending} onSelect={() => void logout()}>
        <Icon node={LogOut} />
        Logout
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
