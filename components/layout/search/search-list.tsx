"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { searchFor } from "#components/data/queries.ts";
import { Link } from "#components/ui/link.tsx";
import { errorMessage } from "#lib/api/client.ts";
import { RESULT_KINDS } from "#lib/fields/search.ts";
import type { SearchGroup } from "#lib/schemas/search.ts";
import { cn } from "#lib/utils.ts";
import { MarkedText } from "./marked-text.tsx";
import { scrollToPart } from "./show-part.ts";
import { useListKeys } from "./use-list-keys.ts";

export interface ListState {
  id: string;
  activeId: string | undefined;
}

const PAUSE_MS = 120;
const NOTHING = "No results. Try fewer or different words.";

/** Returns the typed text after a pause; the first letter immediately. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function countSentence(groups: readonly SearchGroup[]): string {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return "No results found";
  return count === 1 ? "1 result" : `${count} results`;
}

function Option({
  id,
  href,
  isActive,
  onFollow,
  children,
}: {
  id: string;
  href: string;
  isActive: boolean;
  onFollow: (href: string) => void;
  children: ReactNode;
}) {
  return (
    <Link
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={() => onFollow(href)}
      className={cn(
        "block scroll-my-2 rounded-lg px-3 py-2 hover:bg-secondary",
        isActive && "bg-secondary outline-2 -outline-offset-2 outline-ring",
      )}
    >
      {children}
    </Link>
  );
}

type SearchListProps = {
  open: boolean;
  onClose: () => void;
  onFollow: () => void;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onState: (state: ListState | null) => void;
};

export function SearchList({ open, ...props }: SearchListProps) {
  return open ? <OpenList {...props} /> : null;
}

function OpenList({ onClose, onFollow, text, input, onState }: Omit<SearchListProps, "open">) {
  const id = useId();
  const found = useQuery({
    ...searchFor(usePaused(text.trim())),
    placeholderData: keepPreviousData,
  });
  const groups = found.data?.groups ?? [];
  const count = groups.reduce((sum, { results }) => sum + results.length, 0) + 1;
  const idOf = (place: number) => `${id}-${place}`;
  const active = useListKeys(input, {
    list: found.data,
    count: found.data ? count : 0,
    follow: (place) => document.getElementById(idOf(place))?.click(),
    close: onClose,
  });
  const activeId = active === null ? undefined : idOf(active);

  const report = useEffectEvent(() => onState({ id, activeId }));
  const end = useEffectEvent(() => onState(null));
  useEffect(() => {
    report();
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  useEffect(() => () => end(), []);

  function follow(href: string) {
    onFollow();
    scrollToPart(href);
  }
  const optionAt = (place: number) => ({
    id: idOf(place),
    isActive: place === active,
    onFollow: follow,
  });

  return (
    <div className="absolute inset-x-0 top-full z-40 max-h-[min(32rem,calc(100dvh-9rem))] overflow-y-auto border bg-popover p-2 text-popover-foreground shadow-raised max-md:border-x-0 md:right-auto md:mt-1.5 md:w-[min(34rem,calc(100vw-3rem))] md:rounded-xl">
      <p role="status" className="sr-only">
        {found.isSuccess && !found.isPlaceholderData ? countSentence(groups) : ""}
      </p>
      {found.isError ? (
        <p role="alert" className="px-3 py-2 leading-6 text-destructive">
          {errorMessage(found.error, "Search isn't available right now. Please try again.")}
        </p>
      ) : null}
      {found.isPending ? <p className="px-3 py-2 text-muted-foreground">Searching...</p> : null}
      {found.isSuccess && groups.length === 0 ? (
        <p className="px-3 py-2 leading-6 text-muted-foreground">{NOTHING}</p>
      ) : null}
      <div role="listbox" id={id} aria-label="Search results" aria-busy={found.isPlaceholderData}>
        {groups.map((group, place) => (
          <GroupOfOptions
            key={group.kind}
            id={`${id}-${group.kind}`}
            group={group}
            first={groups.slice(0, place).reduce((sum, { results }) => sum + results.length, 0)}
            optionAt={optionAt}
          />
        ))}
        <Option href={`/search?${new URLSearchParams({ q: text })}`} {...optionAt(count - 1)}>
          <span className="block truncate text-md text-muted-foreground">
            All results for “{text.trim()}”
          </span>
        </Option>
      </div>
    </div>
  );
}

function GroupOfOptions({
  id,
  group: { kind, results },
  first,
  optionAt,
}: {
  id: string;
  group: SearchGroup;
  first: number;
  optionAt: (place: number) => {
    id: string;
    isActive: boolean;
    onFollow: (href: string) => void;
  };
}) {
  return (
    <div role="group" aria-labelledby={id} className="mb-1">
      <p id={id} className="px-3 pt-2 pb-1 text-sm leading-5 font-medium text-primary">
        {RESULT_KINDS[kind]}
      </p>
      {results.map(({ href, title, excerpt }, place) => (
        <Option key={`${href} ${place}`} href={href} {...optionAt(first + place)}>
          <span className="block truncate leading-6 font-medium">
            <MarkedText {...title} />
          </span>
          {excerpt.text ? (
            <span className="line-clamp-2 text-sm leading-5 text-muted-foreground">
              <MarkedText {...excerpt} />
            </span>
          ) : null}
        </Option>
      ))}
    </div>
  );
}
