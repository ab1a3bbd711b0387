import { FolderClosed, LayoutDashboard } from "lucide-react";

import { cn } from "#lib/utils.ts";
import { NotYet } from "./not-yet.tsx";

/** Screens that do not exist yet, in the top bar or, where it is narrow, in the sheet. */
export function Places({ className }: { className?: string }) {
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
