"use client";

import { useEffect, useMemo, useState } from "react";
import { useDebounced } from "#components/data/use-debounced.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { askForNotes } from "./ask-for-notes.ts";
import { type Note, partitionNotes, rebaseNotes } from "./notes.ts";
import { useKeptNotes } from "./use-kept-notes.ts";

const CHECK_DELAY_MS = 400;

interface Checked {
  text: string;
  property: LatestPropertyView;
  /** Null if the checks couldn't be loaded. */
  notes: readonly Note[] | null;
}

const check = (text: string, property: LatestPropertyView): Promise<Checked> =>
  askForNotes(text, property).then(
    (notes) => ({ text, property, notes }),
    () => ({ text, property, notes: null }),
  );

/** Returns the last check; drops the result if the text has changed since. */
function useChecked(text: string, property: LatestPropertyView): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isStale = false;
    void check(text, property).then((next) => {
      if (!isStale) setChecked(next);
    });
    return () => {
      isStale = true;
    };
  }, [text, property]);
  return checked;
}

/**
 * Returns the notes on a text, checked after a pause in typing.
 * @returns the notes to show (`open`) and the dismissed ones (`aside`), at their spans in the
 * current text. `isCurrent` is true if the check was of the current text.
 */
export function useNotes(text: string, property: LatestPropertyView) {
  const keptNotes = useKeptNotes();
  const checked = useChecked(useDebounced(text, CHECK_DELAY_MS), property);
  const notes = useMemo(
    () => checked?.notes && rebaseNotes(checked.notes, checked.text, text),
    [checked, text],
  );
  /** Returns the notes of the current text, or none if the checks couldn't be loaded. */
  async function findNow(): Promise<readonly Note[]> {
    const isKnown = checked?.text === text && checked.property === property;
    return (isKnown ? checked : await check(text, property)).notes ?? [];
  }
  const state: "read" | "failed" | "reading" = !checked ? "reading" : notes ? "read" : "failed";

  return {
    ...partitionNotes(notes ?? [], property.keptNotes),
    ...keptNotes,
    state,
    isCurrent: checked?.text === text,
    findNow,
    /** Does the same without the notes that the seller dismissed. */
    findOpenNow: async () => partitionNotes(await findNow(), property.keptNotes).open,
  };
}
