"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { sundayOf } from "./days-of-week.ts";
import type { Group } from "./sort-showings.ts";

const GROUPS: readonly string[] = ["toCome", "past", "calledOff", "spam"] satisfies Group[];

/** The URL's parameters; null is the default. */
interface Asked {
  view: "list" | null;
  group: Group | null;
  /** The Sunday of a week, as `2026-11-22`. */
  week: string | null;
  /** The id of a showing. */
  showing: string | null;
}

function readWeek(typed: string | null): string | null {
  if (!typed || !/^2[01]\d\d-\d\d-\d\d$/.test(typed)) return null;
  return Number.isNaN(Date.parse(`${typed}T00:00:00Z`)) ? null : sundayOf(typed);
}

/**
 * Returns the URL's query and a way to write it. The router updates with a delay, so a written
 * query is stored here until then.
 */
function useQueryNow() {
  const current = useSearchParams().toString();
  const [written, setWritten] = useState<{ over: string; query: string } | null>(null);
  if (written && written.over !== current) setWritten(null);
  const params = new URLSearchParams(written?.over === current ? written.query : current);
  return {
    get: (name: keyof Asked) => params.get(name),
    write(query: string, way: "pushState" | "replaceState"): void {
      const { pathname } = window.location;
      window.history[way](null, "", query ? `${pathname}?${query}` : pathname);
      setWritten(query === current ? null : { over: current, query });
    },
  };
}

export type Shown = ReturnType<typeof useShown>;

/** Reads which showings to display from the URL, so that links and Back work. */
export function useShown({ timeZone, now, showings, spam }: SchedulingView) {
  const params = useQueryNow();
  const group = params.get("group");
  const showingId = params.get("showing");
  const open = [...showings, ...spam].find(({ id }) => id === showingId);
  const thisWeek = sundayOf(dayIn(timeZone, new Date(now)));
  const weekOfOpen = open && sundayOf(dayIn(timeZone, new Date(open.startsAt)));
  const sunday = readWeek(params.get("week")) ?? weekOfOpen ?? thisWeek;

  /** @param way `pushState` if Back undoes it */
  function show(changes: Partial<Asked>, way: "pushState" | "replaceState" = "pushState"): void {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    params.write(next.toString(), way);
  }

  return {
    view: params.get("view") === "list" ? ("list" as const) : ("week" as const),
    group: group && GROUPS.includes(group) ? (group as Group) : "toCome",
    sunday,
    thisWeek,
    showingId,
    open,
    show,
    /** Closes the open showing and stays in its week. */
    close: () => show({ showing: null, week: sunday === thisWeek ? null : sunday }, "replaceState"),
  };
}
