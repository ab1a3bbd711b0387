"use client";

import { useEffect, useMemo, useState } from "react";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { type Note, partitionNotes, rebaseNotes } from "./notes.ts";
import { useChecks } from "./use-checks.ts";
import { useKeptNotes } from "./use-kept-notes.ts";

const CHECK_DELAY_MS = 400;

function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/**
 * The notes on a text, found when the typing rests.
 * @returns `open` to show and those put `aside`, at their spans in the text as it stands; `state`
 * `read` once the text was checked, `failed` where the checks could not be loaded
 */
export function useNotes(text: string, property: LatestPropertyView) {
  const { checks, isFailed } = useChecks();
  const keptNotes = useKeptNotes();
  const home = useMemo(() => checks?.describedBy(property) ?? null, [checks, property]);
  const settled = useDebounced(text, CHECK_DELAY_MS);
  const found = useMemo(
    () => (checks && home ? checks.findNotes(settled, home) : null),
    [checks, settled, home],
  );
  const notes = useMemo(() => found && rebaseNotes(found, settled, text), [found, settled, text]);
  const state: "read" | "failed" | "reading" = notes ? "read" : isFailed ? "failed" : "reading";

  return {
    ...partitionNotes(notes ?? [], property.keptNotes),
    ...keptNotes,
    state,
    applyRemedy: (note: Note): string | null =>
      (checks && home && checks.applyRemedy(text, home, note)) ?? null,
    /** Checks the text as it stands now; none without the checks. */
    findViolations: (): readonly Note[] =>
      checks && home ? checks.findNotes(text, home).filter(({ kind }) => kind === "violation") : [],
  };
}
