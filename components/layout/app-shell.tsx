"use client";

import type { ReactNode } from "react";

import { Link } from "#components/ui/link.tsx";
import { Tips } from "#components/ui/tips.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { useInstallable } from "./install-offer.ts";
import { Wordmark } from "./lamp-mark.tsx";
import { useAskedPart } from "./search/use-asked-part.ts";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import type { ShellUser } from "./shell-user.ts";

export function AppShell({ user, children }: { user: ShellUser; children: ReactNode }) {
  useAskedPart();
  useInstallable();
  return (
    <>
      <div className="pr-[env(safe-area-inset-right)] pb-(--bottom-bar) pl-[env(safe-area-inset-left)] lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] print:block">
        <a
          href="#main"
          className="fixed top-3 left-3 z-50 -translate-y-24 rounded-lg bg-primary px-4 py-2.5 font-medium text-primary-foreground transition-transform focus:translate-y-0"
        >
          Skip to main content
        </a>
        <aside className="sticky top-0 flex h-dvh flex-col gap-6 border-r bg-card px-4 pt-5 pb-3 max-lg:hidden print:hidden">
          <Link href="/" className="flex self-start rounded-lg px-2 py-1">
            <Wordmark />
          </Link>
          <Sidebar />
        </aside>
        <div className="flex min-h-[calc(100dvh-var(--bottom-bar))] min-w-0 flex-col">
          <TopBar user={user} />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 outline-none sm:px-8 sm:py-10"
          >
            {children}
          </main>
        </div>
      </div>
      <BottomBar />
      <Tips />
    </>
  );
}
