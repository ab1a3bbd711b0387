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
  /** Null where the checks could not be loaded. */
  notes: readonly Note[] | null;
}

const check = (text: string, property: LatestPropertyView): Promise<Checked> =>
  askForNotes(text, property).then(
    (notes) => ({ text, property, notes }),
    () => ({ text, property, notes: null }),
  );

/** The last check that was made; an answer that comes after its text has changed again is dropped. */
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
 * The notes on a text, found when the typing rests.
 * @returns `open` to show and those put `aside`, at their spans in the text as it stands; `state`
 * `read` once a text was checked, `failed` where the checks could not be loaded; `isCurrent` where it
 * was the text as it stands
 */
export function useNotes(text: string, property: LatestPropertyView) {
  const keptNotes = useKeptNotes();
  const checked = useChecked(useDebounced(text, CHECK_DELAY_MS), property);
  const notes = useMemo(
    () => checked?.notes && rebaseNotes(checked.notes, checked.text, text),
    [checked, text],
  );
  const state: "read" | "failed" | "reading" = !checked ? "reading" : notes ? "read" : "failed";

  return {
    ...partitionNotes(notes ?? [], property.keptNotes),
    ...keptNotes,
    state,
    isCurrent: checked?.text === text,
    /** The notes of the text as it stands now; none without the checks. */
    async findNow(): Promise<readonly Note[]> {
      const isKnown = checked?.text === text && checked.property === property;
      return (isKnown ? checked : await check(text, property)).notes ?? [];
    },
  };
}
