"use client";

import { useEffect, useState } from "react";
import { useKeptNotes } from "#components/description/notes/use-kept-notes.ts";
import { keptPhrase } from "#lib/text/kept-phrase.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";

/** A detail in the seller's own words that no listing may print. */
export interface LeftOut {
  text: string;
  reason: string;
}

const NONE: readonly string[] = [];

/** The phrase under which a dismissal is saved. No note on a description has such a phrase. */
const dismissal = (text: string) => ({ phrase: `own words: ${text}` });

async function findLeftOut(ownWords: readonly string[]): Promise<LeftOut[]> {
  const { whyLeftOut } = await import("#lib/listing/why-left-out.ts");
  return [...new Set(ownWords)].flatMap((text) => {
    const reason = whyLeftOut(text);
    return reason === null ? [] : [{ text, reason }];
  });
}

/**
 * Returns the seller's own words that the description leaves out, until the seller dismisses or
 * changes them. They are found again on each page load, and none are if the checks can't be loaded.
 */
export function useLeftOut({ propertySpecifics, keptNotes }: LatestPropertyView) {
  const { keep } = useKeptNotes();
  const ownWords = propertySpecifics?.ownWords ?? NONE;
  const [found, setFound] = useState({ ownWords: NONE, leftOut: [] as readonly LeftOut[] });
  useEffect(() => {
    if (ownWords.length === 0) return;
    let isStale = false;
    findLeftOut(ownWords).then(
      (leftOut) => {
        if (!isStale) setFound({ ownWords, leftOut });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [ownWords]);
  const leftOut = found.ownWords === ownWords ? found.leftOut : [];
  return {
    leftOut: leftOut.filter(({ text }) => !keptNotes.includes(keptPhrase(dismissal(text)))),
    dismiss: ({ text }: LeftOut) => keep(dismissal(text)),
  };
}
