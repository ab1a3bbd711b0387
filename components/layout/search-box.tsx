"use client";

import { Search } from "lucide-react";
import { useId, useState } from "react";

import { Tooltip, TooltipContent, TooltipTrigger } from "#components/ui/tooltip.tsx";
import { cn } from "#lib/utils.ts";
import { NOT_YET } from "./not-yet.tsx";

/** The Search box. It takes no text yet, and says so like NotYet. */
export function SearchBox({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={cn("relative", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
      <Tooltip open={open} onOpenChange={setOpen}>
        <TooltipTrigger
          asChild
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <input
            type="search"
            readOnly
            aria-label="Search"
            aria-disabled="true"
            aria-describedby={id}
            placeholder="Search"
            className="h-10 w-full cursor-not-allowed rounded-lg border bg-muted pr-3 pl-10 text-[0.9375rem] placeholder:text-muted-foreground"
          />
        </TooltipTrigger>
        <TooltipContent>{NOT_YET}</TooltipContent>
      </Tooltip>
      <span id={id} hidden>
        {NOT_YET}
      </span>
    </div>
  );
}
