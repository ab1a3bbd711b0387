"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";

/**
 * Focuses the first of the items that it loads.
 * @param props.list contains the items, each with `data-item`
 * @param props.what the items' plural
 */
export function ShowOlder({
  query: { error, hasNextPage, fetchNextPage, isFetchingNextPage },
  list,
  count,
  what,
  className,
}: {
  query: Pick<
    UseInfiniteQueryResult,
    "error" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
  >;
  list: RefObject<HTMLElement | null>;
  count: number;
  what: string;
  className: string;
}) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    list.current?.querySelectorAll<HTMLElement>("[data-item]")[before.current]?.focus();
    before.current = null;
  }, [list, count]);
  return (
    <>
      {error ? (
        <p role="alert" className="text-sm font-medium text-destructive">
          We couldn&apos;t load older {what}. Please try again.
        </p>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="outline"
          pending={isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => {
            before.current = count;
            void fetchNextPage();
          }}
          className={className}
        >
          Show older {what}
        </Button>
      ) : null}
    </>
  );
}
