"use client";

import { Search } from "lucide";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { MAX_QUERY } from "#lib/fields/search.ts";
import { cn } from "#lib/utils.ts";
import type { ListState } from "./search-list.tsx";
import { useSearchKey } from "./use-search-key.ts";

const SearchList = loadOnOpening(async () => (await import("./search-list.tsx")).SearchList);

/** Without scripts, it is a form that opens the results screen. */
export function SearchBox({ className }: { className?: string }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [isRowOpen, setRowOpen] = useState(false);
  const [list, setList] = useState<ListState | null>(null);

  function leave() {
    setOpen(false);
    setRowOpen(false);
  }
  function take() {
    // The row must be rendered before it can be focused, and the next key must already reach it.
    flushSync(() => setRowOpen(true));
    input.current?.focus();
    input.current?.select();
  }
  useSearchKey(take);

  function showAll(event: SubmitEvent) {
    event.preventDefault();
    leave();
    input.current?.blur();
    router.push(`/search?${new URLSearchParams({ q: text })}`);
  }

  return (
    <>
      <form
        role="search"
        action="/search"
        onSubmit={showAll}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leave();
        }}
        className={cn(
          "max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:bg-background max-md:p-3",
          "md:relative md:max-w-72 md:flex-1",
          !isRowOpen && "max-md:hidden",
          className,
        )}
      >
        <div className="relative">
          <Icon
            node={Search}
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
          />
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={list !== null}
            aria-controls={list?.id}
            aria-activedescendant={list?.activeId}
            aria-keyshortcuts="/ Control+K Meta+K"
            placeholder="Search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
            onFocus={SearchList.preload}
            onClick={() => setOpen(true)}
            className="h-10 w-full rounded-lg border border-input bg-card pr-3 pl-10 text-base placeholder:text-muted-foreground md:text-md"
          />
        </div>
        <SearchList
          open={isOpen && text.trim() !== ""}
          onClose={() => setOpen(false)}
          onFollow={() => {
            leave();
            setText("");
          }}
          text={text}
          input={input}
          onState={setList}
        />
      </form>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open search"
        aria-expanded={isRowOpen}
        onClick={take}
        className="ml-auto md:hidden"
      >
        <Icon node={Search} className="size-5" />
      </Button>
    </>
  );
}
