"use client";

import { MutationObserver, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import { latestProperty, useUserId } from "#components/data/queries.ts";
import { api, ApiError } from "#lib/api/client.ts";
import type { savedDescriptionView } from "#lib/schemas/description.ts";
import { createAutosave, type Edit } from "./autosave.ts";
import { checkText } from "./check-text.ts";
import { keepDescriptionDraft } from "./use-description-draft.ts";

type SavedDescription = z.output<typeof savedDescriptionView>;

/** Every reader of the property takes a saved text over, and no earlier answer comes in its way. */
export function showSaved(client: QueryClient, saved: SavedDescription): void {
  const { queryKey } = latestProperty;
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (property) =>
      property && {
        ...property,
        generatedDescription: saved.description,
        descriptionAccepted: saved.descriptionAccepted,
      },
  );
}

function sendEdit(client: QueryClient, edit: Edit): Promise<SavedDescription> {
  const saving = new MutationObserver(client, {
    mutationFn: () =>
      api<SavedDescription>("/api/properties/description", {
        method: "POST",
        body: edit,
        keepalive: true,
      }),
  });
  return saving.mutate();
}

function kindOf(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return "conflict";
  return status === 401 ? "signed out" : "other";
}

/**
 * Saves the description while it is written: see `createAutosave`; also when the page is hidden or
 * left, and when the network comes back.
 * @param saved the text as the server has it
 * @param text the text on the screen
 */
export function useAutosave(saved: string, text: string) {
  const client = useQueryClient();
  const userId = useUserId();
  const [autosave] = useState(() =>
    createAutosave({
      saved,
      canSave: (edited) => checkText(edited).canAccept,
      send: (edit) => sendEdit(client, edit),
      onSaved: (answer) => showSaved(client, answer),
      kindOf,
      readTheirs: async () => {
        const property = await client.fetchQuery({ ...latestProperty, staleTime: 0 });
        return property?.generatedDescription ?? "";
      },
      keep: (edited, base) => keepDescriptionDraft(userId, { base, text: edited }),
    }),
  );

  // In this order: a text that has arrived is not an edit.
  useEffect(() => autosave.arrive(saved), [autosave, saved]);
  useEffect(() => autosave.edit(text), [autosave, text]);

  useEffect(() => {
    autosave.start();
    const leave = () => autosave.leave();
    const leaveWhenHidden = () => {
      if (document.visibilityState === "hidden") autosave.leave();
    };
    const retry = () => autosave.retry();
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.state().status === "failed") event.preventDefault();
    };
    document.addEventListener("visibilitychange", leaveWhenHidden);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", retry);
    window.addEventListener("beforeunload", ask);
    return () => {
      document.removeEventListener("visibilitychange", leaveWhenHidden);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", retry);
      window.removeEventListener("beforeunload", ask);
      autosave.stop();
    };
  }, [autosave]);

  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  return { autosave, ...state };
}
