"use client";

import { useEffect, useMemo, useState } from "react";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type * as checksModule from "./find-notes.ts";
import { carryOver, type Note } from "./notes.ts";

/** The text is read when nobody has typed for this many milliseconds. */
export const READ_DELAY_MS = 400;

type Checks = typeof checksModule;
let loaded: Checks | null = null;

/** Loads the word lists of the checks, once. */
export async function loadChecks(): Promise<Checks> {
  loaded ??= await import("./find-notes.ts");
  return loaded;
}

function useDebounced<T>(value: T, wait: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

/**
 * What there is to say about a text, found beside the typing and not in its way.
 * @returns `notes`, at their places in the text as it stands, null until it was read for the first
 * time; `isFailed` when the checks could not be loaded; `findViolations`, which reads it at once
 */
export function useNotes(text: string, property: LatestPropertyView) {
  const [checks, setChecks] = useState(loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadChecks().then(
      (all) => {
        if (!isGone) setChecks(all);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  const home = useMemo(() => checks?.describedBy(property) ?? null, [checks, property]);
  const settled = useDebounced(text, READ_DELAY_MS);
  const found = useMemo(
    () => (checks && home ? checks.findNotes(settled, home) : null),
    [checks, settled, home],
  );
  const notes = useMemo(() => found && carryOver(found, settled, text), [found, settled, text]);

  return {
    notes,
    isFailed,
    /** The text with a note put right; null where the note is no longer found in it. */
    putRight: (note: Note): string | null =>
      (checks && home && checks.putRight(text, home, note)) ?? null,
    /** Of the text as it stands now; none without the checks. */
    findViolations: (): readonly Note[] =>
      checks && home ? checks.findNotes(text, home).filter(({ kind }) => kind === "violation") : [],
  };
}
