"use client";

import { ChevronDown } from "lucide";
import { useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { initials, type ShellUser, shownName } from "./shell-user.ts";

const UserMenuItems = loadOnOpening(
  async () => (await import("./user-menu-items.tsx")).UserMenuItems,
);

export function UserMenu({ user }: { user: ShellUser }) {
  const [isOpen, setOpen] = useState(false);
  const [openedBy, setOpenedBy] = useState<"key" | "pointer">("pointer");
  const trigger = useRef<HTMLButtonElement>(null);

  function openBy(what: "key" | "pointer") {
    setOpenedBy(what);
    setOpen(true);
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={UserMenuItems.preload}
        onFocus={UserMenuItems.preload}
        // `detail` is 0 if a key pressed the button.
        onClick={({ detail }) => openBy(detail === 0 ? "key" : "pointer")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          openBy("key");
        }}
        className="flex min-h-11 max-w-60 items-center gap-2.5 rounded-lg px-1.5 transition-colors hover:bg-secondary aria-expanded:bg-secondary lg:pr-2.5"
      >
        <span
          aria-hidden
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary text-xs font-semibold text-primary-foreground"
        >
          {initials(user)}
        </span>
        <span className="truncate text-md font-medium max-lg:sr-only">
          <span className="sr-only">User menu:</span> {shownName(user)}
        </span>
        <Icon node={ChevronDown} className="size-4 shrink-0 text-muted-foreground max-lg:hidden" />
      </button>
      <UserMenuItems
        user={user}
        open={isOpen}
        onClose={() => setOpen(false)}
        trigger={trigger}
        openedBy={openedBy}
      />
    </>
  );
}
