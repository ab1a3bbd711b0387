"use client";

import { ChevronDown, CircleUserRound, LogOut } from "lucide-react";
import Link from "next/link";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { useLogout } from "./use-logout.ts";

export type ShellUser = { name: string | null; email: string };

/** One or two letters for the person: of their first and last name, else of their email. */
export function initials({ name, email }: ShellUser): string {
  const words = (name?.trim() || email).split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}

export function UserMenu({ user }: { user: ShellUser }) {
  const { logout, pending } = useLogout();
  const shown = user.name?.trim() || user.email;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex min-h-11 max-w-60 items-center gap-2.5 rounded-lg px-1.5 transition-colors hover:bg-secondary data-[state=open]:bg-secondary md:pr-2.5">
        <span
          aria-hidden
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary text-xs font-semibold text-primary-foreground"
        >
          {initials(user)}
        </span>
        <span className="truncate text-[0.9375rem] font-medium max-md:sr-only">
          <span className="sr-only">User menu:</span> {shown}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground max-md:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72">
        <DropdownMenuLabel>
          {user.name?.trim() ? (
            <span className="block truncate font-medium text-foreground">{user.name}</span>
          ) : null}
          <span className="block truncate">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/profile">
            <CircleUserRound aria-hidden />
            Profile
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem disabled={pending} onSelect={() => void logout()}>
          <LogOut aria-hidden />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
