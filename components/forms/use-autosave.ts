"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Autosave, type AutosaveOptions } from "./autosave.ts";
import { saveForNextPage } from "./drafts.ts";
import { useLeaving } from "./use-leaving.ts";

/**
 * Saves a value while it is edited and when the page or screen is left
 * (docs/decisions/0020-drafts.md).
 * @param create returns the options, called once
 */
export function useAutosave<Value, Answer>(create: () => AutosaveOptions<Value, Answer>) {
  const [autosave] = useState(() => new Autosave(create()));
  useEffect(() => {
    autosave.start();
    const stop = new AbortController();
    const { signal } = stop;
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.isTryingAgain()) event.preventDefault();
    };
    window.addEventListener("online", () => autosave.retry(), { signal });
    window.addEventListener("beforeunload", ask, { signal });
    return () => {
      stop.abort();
      autosave.stop();
    };
  }, [autosave]);
  // Registered after `ask`, because a retry ends the failed state that `ask` checks.
  useLeaving((isForAnotherPage) => {
    if (isForAnotherPage) saveForNextPage();
    autosave.leave();
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  return { autosave, state };
}
