"use client";

import { Menu } from "lucide";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { cn } from "#lib/utils.ts";
import { Bell } from "./bell/bell.tsx";
import { Wordmark } from "./lamp-mark.tsx";
import { MenuButton } from "./menu-button.tsx";
import { Places } from "./places.tsx";
import { SearchBox } from "./search/search-box.tsx";
import type { ShellUser } from "./shell-user.ts";
import { UserMenu } from "./user-menu.tsx";

export function TopBar({ user }: { user: ShellUser }) {
  return (
    <header className="sticky top-0 z-30 border-b bg-background/95 backdrop-blur-sm print:hidden">
      <div className="flex h-16 items-center gap-1 px-2 sm:px-4 lg:px-8">
        <MenuButton
          aria-label="Open menu"
          className={cn(
            buttonVariants({ variant: "ghost", size: "icon" }),
            "max-md:hidden lg:hidden",
          )}
        >
          <Icon node={Menu} className="size-5.5" />
        </MenuButton>
        {/* The narrowest phones show only the logo, but the name stays for screen readers. */}
        <Link
          href="/"
          className="flex rounded-lg px-1 py-1.5 lg:hidden max-[23rem]:[&_.font-display]:sr-only"
        >
          <Wordmark />
        </Link>
        <SearchBox className="md:ml-4 lg:ml-0" />
        <div className="flex shrink-0 items-center gap-1 md:ml-auto">
          <Places className="max-md:hidden" />
          <Bell />
          <UserMenu user={user} />
        </div>
      </div>
    </header>
  );
}
