"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { cn } from "#lib/utils.ts";

/** Returns an element's ref and whether its content is wider than the element. */
function useScrolls() {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { ref, scrolls };
}

/** Focusable when it scrolls sideways, so that arrow keys scroll it. Name it with `aria-label`. */
export function Table({ className, ...props }: ComponentProps<"table">) {
  const { ref, scrolls } = useScrolls();
  const focusable = { role: "group", "aria-label": props["aria-label"], tabIndex: 0 };
  return (
    <div ref={ref} className="relative w-full overflow-x-auto" {...(scrolls && focusable)}>
      <table className={cn("w-full border-collapse text-left text-md", className)} {...props} />
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={cn("border-b", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody className={cn("divide-y", className)} {...props} />;
}

export function TableRow(props: ComponentProps<"tr">) {
  return <tr {...props} />;
}

export function TableHead({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      scope={scope}
      className={cn("px-4 py-3 text-sm font-medium text-muted-foreground", className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("px-4 py-3.5 align-middle", className)} {...props} />;
}
