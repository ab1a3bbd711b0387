"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

import { Link } from "./link.tsx";
import { normalizePath } from "#lib/routes.ts";
import { cn } from "#lib/utils.ts";

type NavTab = {
  label: string;
  href: string;
  /** Other paths of the same screen. */
  alsoAt?: readonly string[];
};

export function NavTabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly NavTab[];
  className?: string;
}) {
  const path = normalizePath(usePathname());
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow phone the current tab may be out of view.
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && tab) {
      row.current.scrollLeft = tab.offsetLeft + tab.offsetWidth - row.current.clientWidth;
    }
  }, [path]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cn("relative -mx-1 overflow-x-auto px-1", className)}
    >
      <ul className="flex min-w-max border-b sm:gap-1">
        {tabs.map((tab) => {
          const current = [tab.href, ...(tab.alsoAt ?? [])].includes(path);
          return (
            <li key={tab.href}>
              <Link
                href={tab.href}
                aria-current={current ? "page" : undefined}
                className={cn(
                  "-mb-px flex min-h-11 items-center border-b-2 px-2.5 text-md font-medium -outline-offset-2 transition-colors sm:px-4",
                  current
                    ? "border-primary text-primary"
                    : "border-transparent text-muted-foreground hover:border-input hover:text-foreground",
                )}
              >
                {tab.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
