"use client";

import { useSyncExternalStore } from "react";
import { readDraft } from "./drafts.ts";
import { useUserId } from "#components/data/queries.ts";

const never = () => () => undefined;

/** Whether something typed on a form and not saved waits in this tab. @param name the form's name */
export function useWaitingDraft(name: string): boolean {
  const userId = useUserId();
  return useSyncExternalStore(
    never,
    () => readDraft(userId, name) !== null,
    () => false,
  );
}
