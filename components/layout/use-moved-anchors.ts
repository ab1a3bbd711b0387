"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { normalizePath } from "#lib/routes.ts";

// Sent emails and bookmarks still lead to parts of a screen that now have their own tab.
const MOVED: Record<string, string> = {
  "/documents#inventory": "/documents/what-stays",
  "/online-listing#inquiries": "/online-listing/messages",
  "/online-listing#contact": "/online-listing/messages",
  "/online-listing#traffic": "/online-listing/traffic",
  "/online-listing#automation": "/online-listing/automation",
  "/pricing#own-sales": "/pricing/comps",
  "/scheduling#hours": "/scheduling/availability",
  "/scheduling#days": "/scheduling/availability",
  "/scheduling#blocks": "/scheduling/availability",
  "/scheduling#open-houses": "/scheduling/open-houses",
  "/scheduling#calendars": "/scheduling/sync",
};

/** Replaces an address whose anchor moved to another tab by that tab's address. */
export function useMovedAnchors(): void {
  const path = normalizePath(usePathname());
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      const tab = MOVED[path + hash];
      if (tab) router.replace(tab + hash);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [path, router]);
}
