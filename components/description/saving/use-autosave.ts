"use client";

import { MutationObserver, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { latestProperty } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { checkText } from "#components/description/editor/check-text.ts";
import { keepForNextPage } from "#components/forms/drafts.ts";
import { useLeaving } from "#components/forms/use-leaving.ts";
import { api, ApiError } from "#lib/api/client.ts";
import { Autosave } from "./autosave.ts";
import type { Edit } from "./autosave-state.ts";
import { tabDrafts } from "./draft-store.ts";
import { type SavedDescription, showSaved } from "./show-saved.ts";

function sendEdit(client: QueryClient, edit: Edit): Promise<SavedDescription> {
  const saving = new MutationObserver(client, {
    mutationFn: () => api("POST /api/properties/description", { body: edit, keepalive: true }),
  });
  return saving.mutate();
}

function kindOf(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return "conflict";
  return status === 401 ? "signed-out" : "other";
}

async function readServerText(client: QueryClient): Promise<string> {
  const property = await client.fetchQuery({ ...latestProperty, staleTime: 0 });
  return property?.generatedDescription ?? "";
}

const createAutosave = (client: QueryClient, userId: string, saved: string) =>
  new Autosave({
    saved,
    canSave: (text) => checkText(text).canAccept,
    send: (edit) => sendEdit(client, edit),
    onSaved: (answer) => showSaved(client, answer),
    kindOf,
    readTheirs: () => readServerText(client),
    drafts: tabDrafts(userId),
  });

function useLifecycle(autosave: Autosave<SavedDescription>) {
  useEffect(() => {
    autosave.start();
    const retry = () => autosave.retry();
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.state().status === "failed") event.preventDefault();
    };
    window.addEventListener("online", retry);
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("beforeunload", ask);
      autosave.stop();
    };
  }, [autosave]);
  // After it: what is sent once more has not failed yet.
  useLeaving((isForAnotherPage) => {
    if (isForAnotherPage) keepForNextPage();
    autosave.leave();
  });
}

/**
 * Saves the description while it is written.
 * @param saved the text on the server
 * @param text the text on the screen
 */
export function useAutosave(saved: string, text: string) {
  const client = useQueryClient();
  const userId = useUserId();
  const [autosave] = useState(() => createAutosave(client, userId, saved));

  // In this order: a text that was received is not an edit.
  useEffect(() => autosave.receive(saved), [autosave, saved]);
  useEffect(() => autosave.edit(text), [autosave, text]);
  useLifecycle(autosave);

  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  return { autosave, state };
}
