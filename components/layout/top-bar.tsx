"use client";

import { Menu } from "lucide";
import { useRef, useState } from "react";

import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { Bell } from "./bell/bell.tsx";
import { Wordmark } from "./lamp-mark.tsx";
import { Places } from "./places.tsx";
import { SearchBox } from "./search/search-box.tsx";
import type { ShellUser } from "./shell-user.ts";
import { UserMenu } from "./user-menu.tsx";

const MenuSheet = loadOnOpening(async () => (await import("./menu-sheet.tsx")).MenuSheet);

function OpenMenu() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MenuSheet.preload}
        onFocus={MenuSheet.preload}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <Icon node={Menu} className="size-5.5" />
      </Button>
      <MenuSheet open={isOpen} onClose={() => setOpen(false)} trigger={trigger} />
    </>
  );
}

export function TopBar({ user }: { user: ShellUser }) {
  return (
    <header className="sticky top-0 z-30 border-b bg-background/95 backdrop-blur-sm print:hidden">
      <div className="flex h-16 items-center gap-1 px-2 sm:px-4 lg:px-8">
        <OpenMenu />
        {/* The narrowest phones show only the logo, but the name stays for screen readers. */}
        <Link
          href="/"
          className="flex rounded-lg px-1 py-1.5 lg:hidden max-[23rem]:[&_.font-display]:sr-only"
        >
          <Wordmark />
        </Link>
        <SearchBox className="md:ml-4 lg:ml-0" />
        <div className="flex shrink-0 items-center gap-1 md:ml-auto">
          <Places className="max-lg:hidden" />
          <Bell />
          <UserMenu user={user} />
        </div>
      </div>
    </header>
  );
}
