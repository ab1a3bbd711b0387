"use client";

import { useSyncExternalStore } from "react";
import { useUserId } from "#components/data/use-user-id.ts";
import { readDraft } from "./drafts.ts";

const doNotSubscribe = () => () => undefined;

/** Returns whether the form has unsaved changes in this tab. */
export function useWaitingDraft(name: string): boolean {
  const userId = useUserId();
  return useSyncExternalStore(
    doNotSubscribe,
    () => readDraft(userId, name) !== null,
    () => false,
  );
}
