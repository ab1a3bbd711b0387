"use client";

import { Bell, FolderClosed, LayoutDashboard, Menu } from "lucide-react";
import Link from "next/link";
import { useState } from "react";

import { Button } from "#components/ui/button.tsx";
import { Separator } from "#components/ui/separator.tsx";
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from "#components/ui/sheet.tsx";
import { cn } from "#lib/utils.ts";
import { Wordmark } from "./lamp-mark.tsx";
import { NotYet } from "./not-yet.tsx";
import { SearchBox } from "./search-box.tsx";
import { Sidebar } from "./sidebar.tsx";
import { UserMenu, type ShellUser } from "./user-menu.tsx";

function Places({ className }: { className?: string }) {
  const classes =
    "inline-flex min-h-10 items-center gap-2.5 rounded-lg px-3 text-[0.9375rem] font-medium [&>svg]:size-4.5";
  return (
    <div className={cn("flex", className)}>
      <NotYet role="button" className={classes}>
        <LayoutDashboard aria-hidden />
        Dashboard
      </NotYet>
      <NotYet role="button" className={classes}>
        <FolderClosed aria-hidden />
        Documents
      </NotYet>
    </div>
  );
}

function MenuSheet() {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu" className="lg:hidden">
          <Menu aria-hidden className="size-5.5" />
        </Button>
      </SheetTrigger>
      <SheetContent
        className="gap-5 px-4 pt-5 pb-3 outline-none"
        onOpenAutoFocus={(event) => {
          // The sheet itself takes the focus, and not its first element.
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
      >
        <SheetTitle className="flex px-2">
          <Wordmark />
        </SheetTitle>
        <SheetDescription className="sr-only">The screens of Porchlight</SheetDescription>
        <Sidebar onNavigate={() => setOpen(false)}>
          <div className="flex flex-col gap-1 lg:hidden">
            <Separator className="mb-3" />
            <SearchBox className="md:hidden" />
            <Places className="flex-col" />
          </div>
        </Sidebar>
      </SheetContent>
    </Sheet>
  );
}

export function TopBar({ user }: { user: ShellUser }) {
  return (
    <header className="sticky top-0 z-30 border-b bg-background/95 backdrop-blur-sm">
      <div className="flex h-16 items-center gap-1 px-2 sm:px-4 lg:px-8">
        <MenuSheet />
        <Link href="/" className="flex rounded-lg px-1 py-1.5 lg:hidden">
          <Wordmark />
        </Link>
        <SearchBox className="w-full max-w-72 min-w-0 max-md:hidden md:ml-4 lg:ml-0" />
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <Places className="max-lg:hidden" />
          <NotYet
            role="button"
            aria-label="Notifications"
            className="inline-flex size-11 items-center justify-center rounded-lg"
          >
            <Bell aria-hidden className="size-5" />
          </NotYet>
          <UserMenu user={user} />
        </div>
      </div>
    </header>
  );
}
