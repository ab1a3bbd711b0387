import { Search } from "lucide-react";
import { useId } from "react";

import { cn } from "#lib/utils.ts";
import { NOT_YET } from "./not-yet.tsx";

/** Takes no text yet, and says so. */
export function SearchBox({ className }: { className?: string }) {
  const id = useId();
  return (
    <div className={cn("relative", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
      <input
        type="search"
        readOnly
        aria-label="Search"
        aria-disabled="true"
        aria-describedby={id}
        data-tip={NOT_YET}
        placeholder="Search"
        className="h-10 w-full cursor-not-allowed rounded-lg border bg-muted pr-3 pl-10 text-[0.9375rem] placeholder:text-muted-foreground"
      />
      <span id={id} hidden>
        {NOT_YET}
      </span>
    </div>
  );
}
